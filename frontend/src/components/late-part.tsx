import { startTransition, useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { loadPart } from '../browser/load-part.js';

interface Meanwhile {
  /** Shown until the part is loaded. */
  meanwhile?: ReactNode;
}

type LatePart<Props> = ComponentType<Props & Meanwhile> & {
  /** Tries to load it before it is needed. */
  preload: () => Promise<void>;
};

/**
 * A component in a file of its own, which draws nothing in a prerendered page: the build does not load it.
 *
 * Not `lazy`: React holds back what `lazy` has loaded until 300 ms after the last placeholder anywhere on the page, so a
 * visitor would wait a third of a second for the first mail although it is there.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let Part: ComponentType<Props> | null = null;
  const keep = (part: ComponentType<Props>) => {
    Part = part;
  };
  // Tries once: a pointer that passes a button must not make the page reload because a file is gone.
  const preload = () => load().then(keep, () => undefined);
  let needed: Promise<void> | null = null;
  // All who wait share one load: one failure of the network must not count as several, after which the page reloads.
  const need = () => (needed ??= loadPart(load).then(keep));
  function Late({ meanwhile = null, ...props }: Props & Meanwhile) {
    const [, drawAgain] = useReducer((draws: number) => draws + 1, 0);
    const isDrawn = Part !== null;
    useEffect(() => {
      // In slices: a long list, drawn at once, would keep a slow phone from answering touches.
      if (!isDrawn) void need().then(() => startTransition(drawAgain));
    }, [isDrawn]);
    return Part ? <Part {...(props as unknown as Props)} /> : meanwhile;
  }
  return Object.assign(Late, { preload });
}
