import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/**
 * A value that the prerendered page could not know. React hydrates the page only where its own first render is the same as
 * the prerendered one: it renders with `prerendered` first, then at once with `live`.
 */
export const useLive = <Value extends string | boolean>(live: () => Value, prerendered: () => Value): Value =>
  useSyncExternalStore(neverChanges, live, prerendered);

/**
 * Tells whether React has hydrated the prerendered page. Until then components disable their inputs: React would discard
 * what a visitor types into them.
 */
export const useIsLive = (): boolean =>
  useLive(
    () => true,
    () => false,
  );
