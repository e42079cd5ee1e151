import { forgetOfTab, recallOfTab, rememberOfTab } from '../../browser/remembered.js';

/**
 * Under this key, the page stores the operator's token for this tab alone, so that it does not ask for the token after
 * a reload. The browser deletes the token when the tab closes. `public/theme.js` deletes it on a page with foreign
 * scripts, which could read it.
 */
const key = 'efemera-operator';

export const recallToken = (): string | null => recallOfTab(key);

/** A browser that refuses storage keeps no token: the page asks for it again after a reload. */
export function keepToken(token: string | null): void {
  if (token === null) forgetOfTab(key);
  else rememberOfTab(key, token);
}
