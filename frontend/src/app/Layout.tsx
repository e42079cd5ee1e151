import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBoundary } from '../components/ErrorBoundary.js';
import { FailedPart } from '../components/FailedPart.js';
import { AdSlot } from '../features/ads/AdSlot.js';
import { Arrivals } from '../features/arrival/Arrivals.js';
import { useLocation, useNavigationType, usePathname } from '../router/router.js';
import { recordVisit } from '../store/visit.js';
import { Backdrop } from './Backdrop.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { scrollToPart } from '../browser/scroll.js';
import { Toasts } from './Toasts.js';
import { usePageViews } from './use-page-views.js';

const contentId = 'content';

/** Draws every page: header, content and footer. */
export function Layout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const pathname = usePathname();
  usePageViews();
  useEffect(recordVisit, []);

  return (
    <>
      <Backdrop />
      <a
        href={`#${contentId}`}
        className="fixed top-3 start-3 z-50 -translate-y-20 rounded-full bg-ember px-4 py-2.5 text-sm font-medium text-on-ember focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <div className="beside-pane flex grow flex-col">
          <AdSlot name="header-banner" className="ad-room-banner" />
          <main id={contentId} tabIndex={-1} className="mx-auto w-full max-w-7xl grow px-4 outline-none sm:px-8">
            <ErrorBoundary key={pathname} fallback={<FailedPart />}>
              <Suspense>{children}</Suspense>
            </ErrorBoundary>
          </main>
          <AdSlot name="footer-banner" className="ad-room-banner" />
          <Footer />
        </div>
      </div>
      <Arrivals />
      <Toasts />
      <ScrollOnArrival />
    </>
  );
}

/**
 * Scrolls to the top of a page that a link leads to, or to the part that the link names. An open mail adds a history
 * entry: because this is a component of its own, React then draws nothing else again. It stands last in the layout, so
 * that its effects run when the parts are there.
 */
function ScrollOnArrival(): null {
  const location = useLocation();
  const action = useNavigationType();
  const first = useRef(location);
  const shown = useRef(location.pathname);

  useEffect(() => {
    const { pathname, hash } = location;
    const isNewPage = pathname !== shown.current;
    shown.current = pathname;
    // On back and forward the browser restores the scroll position itself.
    if (action === 'POP' && location !== first.current) return;
    if (isNewPage) {
      scrollTo({ top: 0, behavior: 'instant' });
      // Focus tells a screen reader that the page has changed.
      document.getElementById(contentId)?.focus({ preventScroll: true });
    }
    // Scrolls again when the visitor clicks the same link a second time.
    return hash ? scrollToPart(partOf(hash)) : undefined;
  }, [location, action]);

  return null;
}

function partOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
