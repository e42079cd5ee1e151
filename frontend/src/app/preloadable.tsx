import { lazy, Suspense, type ComponentType } from 'react';
import { loadPart } from '../browser/load-part.js';

/**
 * A component in its own chunk, with a function to preload it. Preloaded, it is shown at once; `lazy` alone would show
 * its placeholder for a moment.
 */
export function preloadable<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): [component: ComponentType<Props>, preload: () => Promise<void>] {
  let Loaded: ComponentType<Props> | null = null;
  const Lazy = lazy(async () => {
    const module = await loadPart(load);
    Loaded = module.default;
    return module;
  });
  return [
    // The same boundary in both cases: if the chunk could not be loaded, the prerendered part stays.
    (props) => <Suspense>{Loaded ? <Loaded {...props} /> : <Lazy {...props} />}</Suspense>,
    async () => {
      Loaded = (await load()).default;
    },
  ];
}
