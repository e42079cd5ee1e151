import { joinSecretOf } from '@efemera/contract';

/**
 * Takes the secret of a join link. When the page loads, public/theme.js moves it from the address bar to the state of the
 * history entry, before another script can report the address. When a link is opened in an open page, the secret is still
 * in the fragment. Returns null if there is none, and at the second call.
 */
export function takeJoinSecret(): string | null {
  const { joinSecret } = (history.state ?? {}) as { joinSecret?: unknown };
  const secret = typeof joinSecret === 'string' ? joinSecret : joinSecretOf(location.hash);
  if (secret !== null) history.replaceState(null, '', location.pathname + location.search);
  return secret;
}

/**
 * Calls the listener with the secret of each join link that is opened in this page: a change of the fragment loads no new
 * page.
 */
export function onJoinSecret(listener: (secret: string) => void): void {
  addEventListener('hashchange', () => {
    const secret = takeJoinSecret();
    if (secret === null) return;
    // The router has read the fragment, too, and would write it into the addresses of its next entries.
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    listener(secret);
  });
}
