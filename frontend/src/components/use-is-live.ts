import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A value that the prerendered page could not know. React takes the prerendered page over only where its own first
 * drawing is the same: it draws with `prerendered` first, then at once with `live`.
 */
export const useLive = <Value extends string | boolean>(live: () => Value, prerendered: () => Value): Value =>
  useSyncExternalStore(neverChanges, live, prerendered);

/**
 * False until React has taken over what is prerendered. Inputs are disabled until then: React would discard the text that
 * a visitor has typed.
 */
export const useIsLive = (): boolean =>
  useLive(
    () => true,
    () => false,
  );
