import { useSyncExternalStore } from 'react';

/** Whether the device has no network. The build draws the page as for a device with a network. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => !navigator.onLine,
    () => false,
  );

const names = ['online', 'offline'] as const;

function onChange(listener: () => void): () => void {
  for (const name of names) addEventListener(name, listener);
  return () => {
    for (const name of names) removeEventListener(name, listener);
  };
}
