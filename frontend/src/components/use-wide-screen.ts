import { useSyncExternalStore } from 'react';

/** From this width on, a mail of the usual 600 px fits beside the list and the address. */
const query = '(width >= 90rem)';

/** Whether the window has room for two panes. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(onChange, () => matchMedia(query).matches);
}

function onChange(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
