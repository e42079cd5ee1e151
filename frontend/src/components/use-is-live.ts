import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A value that the prerendered page could not know. React takes the prerendered page over only where its own first
 * drawing is the same: it draws with `prerendered` first, then at once with `live`.
 */
export const useLive = <Value extends string | boolean>(live: () => Value, prerendered: () => Value): Value =>
  useSyncExternalStore(neverChanges, live, prerendered);

/**
 * Tells whether React has taken the prerendered page over. Until then components disable their inputs: React would discard
 * what a visitor types into them.
 */
export const useIsLive = (): boolean =>
  useLive(
    () => true,
    () => false,
  );
