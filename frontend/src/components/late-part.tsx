import { useEffect, useReducer, type ComponentType, type ReactNode } from 'react';
import { loadPart } from '../browser/load-part.js';

type LatePart<Props> = ComponentType<Props & { placeholder?: ReactNode }> & {
  /** Loads it before it is needed. */
  preload: () => Promise<void>;
};

/**
 * A component in a file of its own; until that is loaded, its `placeholder` is shown. For parts that no prerendered page has.
 *
 * Without `lazy`: React shows what that has loaded 300 ms after the placeholder, so a visitor would wait a third of a second
 * for the first mail although it is there.
 */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let Part: ComponentType<Props> | null = null;
  const preload = async () => {
    Part ??= await loadPart(load);
  };
  function Late({ placeholder = null, ...props }: Props & { placeholder?: ReactNode }) {
    const [, drawAgain] = useReducer((draws: number) => draws + 1, 0);
    useEffect(() => {
      if (!Part) void preload().then(drawAgain);
    }, []);
    return Part ? <Part {...(props as unknown as Props)} /> : placeholder;
  }
  return Object.assign(Late, { preload });
}
