import { lazy, Suspense, type ComponentType } from 'react';
import { loadPart } from '../browser/load-part.js';

/**
 * A component in a chunk of its own, and the function that loads it ahead: loaded, it shows at once, where `lazy`
 * alone would show its placeholder for a moment even of what is here already.
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
    (props) =>
      Loaded ? (
        <Loaded {...props} />
      ) : (
        <Suspense>
          <Lazy {...props} />
        </Suspense>
      ),
    async () => {
      Loaded = (await load()).default;
    },
  ];
}
