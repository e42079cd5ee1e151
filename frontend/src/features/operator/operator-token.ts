/**
 * The token is stored in this tab only, so that a reload does not ask for it again. It is deleted when the tab closes,
 * and on a page with foreign scripts (public/theme.js).
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
