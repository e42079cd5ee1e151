/**
 * Under this key, the tab alone stores the operator's token, so that a reload does not ask for the token again. The
 * browser deletes it when the tab closes, and `public/theme.js` on a page with foreign scripts, which could read it.
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
