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
import { nextTask } from '../browser/idle.js';
import { loadPart, tryToLoadPart } from '../browser/load-part.js';

interface Meanwhile {
  /** Shown until the part is loaded. */
  meanwhile?: ReactNode;
}

type LatePart<Props> = ComponentType<Props & Meanwhile> & {
  /**
   * Loads what a click opens, before it is drawn. Drawn first, the part would open by itself when the network is back,
   * over whatever the visitor does by then.
   *
   * @throws the browser's error, if the part can't be loaded now.
   */
  load: () => Promise<void>;
  /** Tries to load the part before it is needed. */
  preload: () => Promise<void>;
};

/**
 * A component in a file of its own. With `isPrerendered` the build draws the part, so that the page has it from its
 * first byte on; if its file then fails to load in the browser, React leaves the part as the build has drawn it.
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
  const loadNow = async () => {
    if (!Part) keep(await tryToLoadPart(load));
  };
  let needed: Promise<void> | null = null;
  // All places that wait share one load: several would count one network failure as several, and reload the page.
  const need = () => (needed ??= loadPart(load).then(keep));
  function Late({ meanwhile = null, ...props }: Props & Meanwhile) {
    const [, drawAgain] = useReducer((draws: number) => draws + 1, 0);
    const isDrawn = Part !== null;
    const [wasLate] = useState(!isDrawn);
    useEffect(() => {
      // A transition draws in slices: drawn at once, a long list would keep a slow phone from reacting to touches.
      // It loads in a task of its own: React runs all effects of a page in one, and a longer one would delay touches.
      if (!isDrawn)
        void nextTask()
          .then(need)
          .then(() => startTransition(drawAgain));
    }, [isDrawn]);
    const draw = () => (Part ? <Part {...(props as unknown as Props)} /> : meanwhile);
    return isPrerendered && wasLate ? <Kept until={need} draw={draw} /> : draw();
  }
  // The boundary surrounds `Late`, so that React hydrates it only when the part is loaded. Hydrated earlier, its effect
  // would update a part that is not hydrated yet, for which React throws the prerendered HTML away and draws it anew.
  const Bounded = (props: Props & Meanwhile) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
  return Object.assign(isPrerendered ? Bounded : Late, { load: loadNow, preload });
}

const neverChanges = () => () => undefined;

interface KeptProps {
  until: () => Promise<void>;
  /** Called after the wait, because it draws the part only if the part is loaded by then. */
  draw: () => ReactNode;
}

/** Keeps what the build has drawn on the page until React can draw the same. */
function Kept({ until, draw }: KeptProps) {
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (isTakenOver) use(until());
  return draw();
}
