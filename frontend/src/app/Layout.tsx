import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { Spinner } from '../components/Spinner.js';
import { AdSlot } from '../features/ads/AdSlot.js';
import { Arrivals } from '../features/arrival/Arrivals.js';
import { recordVisit } from '../store/visit.js';
import { Backdrop } from './Backdrop.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { scrollToPart } from './scroll.js';
import { Toasts } from './Toasts.js';
import { usePageViews } from './use-page-views.js';

const contentId = 'content';

/** What every page has around it. */
export function Layout() {
  const { t } = useTranslation();
  const { hash, key } = useLocation();
  usePageViews();
  useEffect(recordVisit, []);

  // A link to a part of the page, also when it is followed twice.
  useEffect(() => {
    if (hash) scrollToPart(decodeURIComponent(hash.slice(1)));
  }, [hash, key]);

  return (
    <>
      <Backdrop />
      <a
        href={`#${contentId}`}
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-full bg-ember px-4 py-2.5 text-sm font-medium text-on-ember focus:translate-y-0"
      >
        {t('skipToContent')}
      </a>
      <div className="flex min-h-dvh flex-col">
        <Header />
        <AdSlot name="header-banner" className="ad-room-banner" />
        <main id={contentId} tabIndex={-1} className="mx-auto w-full max-w-7xl grow px-4 outline-none sm:px-8">
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </main>
        <AdSlot name="footer-banner" className="ad-room-banner" />
        <Footer />
      </div>
      <Arrivals />
      <Toasts />
    </>
  );
}
