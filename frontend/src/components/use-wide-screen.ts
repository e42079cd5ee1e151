import { useSyncExternalStore } from 'react';

/** From this width on, a mail of the usual 600 px fits beside the list; from 90rem on, the address stays beside both. */
const query = '(width >= 80rem)';

/** Whether the window has room for two panes. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(query).matches);
}

function onChange(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
