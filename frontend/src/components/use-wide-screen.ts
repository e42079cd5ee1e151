import { useSyncExternalStore } from 'react';

/** From this width on, a mail of the usual 600 px fits beside the list; from 90rem on, the address stays beside both. */
const query = '(width >= 80rem)';

let isWide = false;

/**
 * Whether the window has room for two panes. While the browser prints, it answers for the paper: React would then take the
 * panes apart on screen, and with them the mail that the reader prints.
 */
export function useWideScreen(): boolean {
  return useSyncExternalStore(onChange, () => {
    if (!matchMedia('print').matches) isWide = matchMedia(query).matches;
    return isWide;
  });
}

function onChange(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
