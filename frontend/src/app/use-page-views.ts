import { timers } from '@efemera/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Told on the window when somebody has stayed on a page; an operator's analytics script may listen to it. */
export const pageViewEvent = 'efemera:page-view';

/**
 * Tells of every page that is looked at, not of those that are only passed through. The path alone is told: an address
 * may stand in the query. Nothing leaves the browser unless a script is there to send it.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      dispatchEvent(new CustomEvent(pageViewEvent, { detail: { path: pathname } }));
    }, timers.pageViewDebounceMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
