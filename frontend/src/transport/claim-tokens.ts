/**
 * The tokens of addresses that this page has claimed, in memory only. If the browser refuses cookies, the visitor has no
 * other key, and keeps the addresses only while the page is open.
 */
const tokens = new Map<string, string>();
let newest: string | null = null;
let areRefused = false;
const listeners = new Set<() => void>();

export function keepToken(address: string, token: string): void {
  tokens.set(address, token);
  newest = address;
}

export const tokenOf = (address: string): string | undefined => tokens.get(address);

/** The address that this page has claimed last; null before the first claim. */
export const newestClaim = (): string | null => newest;

/**
 * True once the server has accepted a token where a call with cookies alone was refused: the browser keeps none, so all
 * later calls send the token at once.
 */
export const areCookiesRefused = (): boolean => areRefused;

export function noteCookiesRefused(): void {
  if (areRefused) return;
  areRefused = true;
  for (const listener of listeners) listener();
}

/** Calls the listener when the browser turns out to refuse cookies. */
export function onCookiesRefused(listener: () => void): void {
  listeners.add(listener);
}
