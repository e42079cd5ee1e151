/**
 * Under this key, the page stores the operator's token for this tab alone, so that it does not ask for the token after
 * a reload. The browser deletes the token when the tab closes. `public/theme.js` deletes it on a page with foreign
 * scripts, which could read it.
 */
const key = 'efemera-operator';

export function recallToken(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepToken(token: string | null): void {
  try {
    if (token === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, token);
  } catch {
    // The browser refuses storage: the page asks for the token again after a reload.
  }
}
