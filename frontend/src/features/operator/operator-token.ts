/**
 * The token stays with this tab, so that a reload does not ask for it again; closing the tab forgets it, and so does a
 * page with scripts of others (public/theme.js).
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
    // A browser that keeps nothing asks again.
  }
}
