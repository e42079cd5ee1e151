import { useCallback, useMemo, useSyncExternalStore } from 'react';

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

/** How the visitor came to the entry: page load, Back or Forward (`POP`), a link, or a link that replaced an entry. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

interface Place {
  location: Location;
  type: NavigationType;
}

/** What `navigate` stores with an entry of the history. Entries that other code has stored lack both fields. */
type StoredState = Partial<Pick<Location, 'state' | 'key'>>;

let place: Place | null = null;
/** The place for which the page that React takes over was drawn. */
let takenOver: Place | null = null;
const listeners = new Set<() => void>();

/** Sets the place of all that is drawn from now on: the prerendering has no address bar. */
export function stayAt(address: Pick<Location, 'pathname' | 'search'>): void {
  place = { location: { ...address, hash: '', state: null, key: 'default' }, type: 'POP' };
}

/**
 * Tells the router that React now takes over a page that was drawn for the present place. React does it part by part:
 * if the visitor goes elsewhere meanwhile, parts that React has not reached must first be drawn for the old place.
 * Drawn for the new one, they would differ from the prerendered page, and React repairs no attribute that differs.
 */
export function keepPlaceForTakeover(): void {
  takenOver = place;
}

/** Follows the address bar from now on. */
export function startRouter(): void {
  // Forgets the state that the entry had before a reload: otherwise the mail that was open would open again if its
  // inbox has arrived before the page is drawn.
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

/**
 * One value of the visitor's place in the site. A component is drawn again only when the value that it reads changes:
 * an opened mail adds a history entry with the same path, which must not make React draw the whole page again.
 */
function usePlace<Value>(read: (place: Place) => Value): Value {
  const valueAt = (at: Place | null) => {
    if (!at) throw new Error('Nothing of the page is drawn before its place is known.');
    return read(at);
  };
  return useSyncExternalStore(
    subscribe,
    () => valueAt(place),
    () => valueAt(takenOver ?? place),
  );
}

export const useLocation = (): Location => usePlace(({ location }) => location);
export const usePathname = (): string => usePlace(({ location }) => location.pathname);
export const useSearch = (): string => usePlace(({ location }) => location.search);
export const useHash = (): string => usePlace(({ location }) => location.hash);
export const useNavigationType = (): NavigationType => usePlace(({ type }) => type);

/** Goes to a page of the site, relative to the current address. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const stored: StoredState = { state, key: Math.random().toString(36).slice(2, 10) };
  if (replace) history.replaceState(stored, '', to);
  else history.pushState(stored, '', to);
  arriveBy(replace ? 'REPLACE' : 'PUSH');
}

export const addressOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash;

type ChangeSearch = (change: (before: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/** The parameters of the address, and a function that changes them. */
export function useSearchParams(): [search: URLSearchParams, change: ChangeSearch] {
  const search = useSearch();
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

/** How a menu marks the link to `to` on the page `pathname`: as that page, or as one above it. */
export const currentMark = (to: string, pathname: string): 'page' | 'true' | undefined =>
  matchesPath(to, pathname) ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined;
