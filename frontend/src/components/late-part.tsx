import {
  startTransition,
  Suspense,
  use,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
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
 * A component in a file of its own. With `isPrerendered` the build preloads it, so that the page has it from its first
 * byte on; if its file then fails to load, React leaves the part as the server has drawn it.
 *
 * Not `lazy`: React holds back what `lazy` has loaded until 300 ms after the last placeholder anywhere on the page, so a
 * visitor would wait a third of a second for the first mail although it is there.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { isPrerendered = false } = {},
): LatePart<Props> {
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
    const [wasLate] = useState(!isDrawn);
    useEffect(() => {
      // In slices: a long list, drawn at once, would keep a slow phone from answering touches.
      if (!isDrawn) void need().then(() => startTransition(drawAgain));
    }, [isDrawn]);
    const draw = () => (Part ? <Part {...(props as unknown as Props)} /> : meanwhile);
    return isPrerendered && wasLate ? <Kept until={need} draw={draw} /> : draw();
  }
  // Around what draws the part again, which must not be taken over before the part is.
  const Bounded = (props: Props & Meanwhile) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
  return Object.assign(isPrerendered ? Bounded : Late, { preload });
}

const neverChanges = () => () => undefined;

interface KeptProps {
  until: () => Promise<void>;
  /** Called after the wait: the part may have come meanwhile. */
  draw: () => ReactNode;
}

/** Lets what the server has drawn stay until it can be drawn again. */
function Kept({ until, draw }: KeptProps) {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (isTakenOver) use(until());
  return draw();
}
