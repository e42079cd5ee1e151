import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';

/*
 * The site needs little of a routing library: a flat list of screens, links, and an entry of the history for an open
 * mail. The library was a tenth of the first script.
 */

export interface Location {
  pathname: string;
  /** With its `?`, or empty. */
  search: string;
  /** With its `#`, or empty. */
  hash: string;
  /** What `navigate` has stored with this entry of the history. */
  state: unknown;
  /** Identifies the entry of the history. */
  key: string;
}

/** How the visitor came to the entry: by loading the page, Back or Forward (`POP`), by a link, or in place of an entry. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

interface Place {
  location: Location;
  type: NavigationType;
}

/** Entries that other code has stored lack both. */
type StoredState = Partial<Pick<Location, 'state' | 'key'>>;

const PlaceContext = createContext<Place | null>(null);

let place: Place | null = null;
const listeners = new Set<() => void>();

/** Follows the address bar from now on. */
export function startRouter(): void {
  // Forgets what the entry had before a reload: a mail that was open would open again if its inbox is there before the
  // page is drawn.
  history.replaceState(null, '');
  arriveBy('POP');
  addEventListener('popstate', () => arriveBy('POP'));
}

function arriveBy(type: NavigationType): void {
  const { pathname, search, hash } = window.location;
  const { state = null, key = 'default' } = (history.state ?? {}) as StoredState;
  place = { location: { pathname, search, hash, state, key }, type };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives the parts of the page their place in the site: that of the address bar, or in the prerendering a fixed one. */
export function Router({ fixed, children }: { fixed?: { pathname: string; search: string }; children: ReactNode }) {
  const fixedPlace: Place | null = fixed
    ? { location: { ...fixed, hash: '', state: null, key: 'default' }, type: 'POP' }
    : null;
  const current = useSyncExternalStore(
    subscribe,
    () => place,
    // Also the first drawing in the browser asks for this place.
    () => fixedPlace ?? place,
  );
  return <PlaceContext value={current}>{children}</PlaceContext>;
}

function usePlace(): Place {
  const current = use(PlaceContext);
  if (!current) throw new Error('Nothing of the page is drawn outside of the router.');
  return current;
}

export const useLocation = (): Location => usePlace().location;
export const useNavigationType = (): NavigationType => usePlace().type;

/** Goes to a page of the site, relative to the current address. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const stored: StoredState = { state, key: Math.random().toString(36).slice(2, 10) };
  if (replace) history.replaceState(stored, '', to);
  else history.pushState(stored, '', to);
  arriveBy(replace ? 'REPLACE' : 'PUSH');
}

export const addressOf = ({ pathname, search, hash }: Omit<Location, 'state' | 'key'>): string =>
  pathname + search + hash;

type ChangeSearch = (change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/** The parameters of the address, and a function that changes them. */
export function useSearchParams(): [search: URLSearchParams, change: ChangeSearch] {
  const { search } = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<ChangeSearch>((change, options) => {
    const { pathname, search } = window.location;
    const query = String(change(new URLSearchParams(search)));
    navigate(query ? `${pathname}?${query}` : pathname, options);
  }, []);
  return [params, change];
}

/** Whether a path has the form of `pattern`, in which `:name` stands for one part, and `*` for every path. */
export function matchesPath(pattern: string, pathname: string): boolean {
  if (pattern === '*') return true;
  const source = pattern.replace(/:\w+/g, '[^/]+').replace(/\/$/, '');
  return new RegExp(`^${source}/*$`, 'i').test(pathname);
}
