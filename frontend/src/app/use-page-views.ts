import { timers } from '@efemera/contract';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';

/** Dispatched on the window when a visitor has stayed on a page, for the measuring scripts that an operator may have set. */
export const pageViewEvent = 'efemera:page-view';

/**
 * Counts every page that is looked at, not those that are only passed through. The path alone is told: an address may
 * stand in the query.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(() => {
      dispatchEvent(new CustomEvent(pageViewEvent, { detail: { path: pathname } }));
      api.recordPageView(pathname).catch((error: unknown) => logFailure('Error recording page view:', error));
    }, timers.pageViewDebounceMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
