import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { letFontsIn } from './app/fonts.js';
import { shownLocale, startI18n } from './i18n/i18n.js';
import { routeOf } from './app/routes.js';
import { startTheme } from './app/theme.js';
import { adaptLibrariesToPolicy } from './browser/csp-nonce.js';
import { onJoinSecret, takeJoinSecret } from './browser/join-secret.js';
import { logFailure } from './browser/log.js';
import { registerServiceWorker } from './browser/service-worker.js';
import { ErrorBoundary } from './components/ErrorBoundary.js';
import { FailedPart } from './components/FailedPart.js';
import { onLinkNear } from './router/Link.js';
import { keepPlaceForTakeover, startRouter } from './router/router.js';
import { useAddress } from './store/address-store.js';
import { wireStores } from './store/wiring.js';
import './styles/main.css';

const joinSecret = takeJoinSecret();
startRouter();
onLinkNear((pathname) => void routeOf(pathname).preloadCode());
adaptLibrariesToPolicy();
startTheme();
wireStores();
onJoinSecret((secret) => void useAddress.getState().join(secret));
const { pathname, search } = location;
// The address is requested while the texts load; the page that shows it joins the same request.
if (joinSecret !== null) void useAddress.getState().join(joinSecret);
else if (pathname === '/') void useAddress.getState().arrive(new URLSearchParams(search).get('to')?.trim() || null);
// Keeps the prerendered page until React can draw the same page.
const preloaded = routeOf(pathname)
  .preload({ pathname, search })
  .catch(() => undefined);
await startI18n();
await preloaded;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const page = (
  <StrictMode>
    <ErrorBoundary fallback={<FailedPart />}>
      <App />
    </ErrorBoundary>
  </StrictMode>
);
// In slices: drawn at once, the page would answer no touch for a quarter of a second on a slow phone.
startTransition(() => {
  // Takes the prerendered page over as it is, where that is what React would draw. It is not if the server has no such
  // page, if the visitor has left its language or has gone elsewhere meanwhile, or where a query or `#` chooses a part:
  // pages are prerendered without, and React repairs no attribute that differs.
  const isBare = location.search + location.hash === '';
  const isPage = root.dataset['page'] === routeOf(location.pathname).page;
  if (isBare && isPage && document.documentElement.lang === shownLocale()) {
    keepPlaceForTakeover();
    hydrateRoot(root, page, { onRecoverableError: (error) => logFailure('Drawing the page anew:', error) });
  } else createRoot(root).render(page);
});
void letFontsIn();
void registerServiceWorker();
