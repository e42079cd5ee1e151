import { timers } from '@efemera/contract';
import { useEffect } from 'react';
import { usePathname } from '../router/router.js';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';

/** Event on the window when a visitor has stayed on a page, for the analytics scripts that an operator may have set. */
export const pageViewEvent = 'efemera:page-view';

/**
 * Counts every page that a visitor stays on, without the pages only passed through. Reports only the path: the query
 * may contain an address.
 */
export function usePageViews(): void {
  const pathname = usePathname();
  useEffect(() => {
    const timer = setTimeout(() => {
      dispatchEvent(new CustomEvent(pageViewEvent, { detail: { path: pathname } }));
      api.recordPageView(pathname).catch((error: unknown) => logFailure('Error recording page view:', error));
    }, timers.pageViewDebounceMs);
    return () => clearTimeout(timer);
  }, [pathname]);
}
