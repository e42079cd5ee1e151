import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { letFontsIn } from './app/fonts.js';
import { shownLocale, startI18n } from './i18n/i18n.js';
import { routeOf } from './app/routes.js';
import { startTheme } from './app/theme.js';
import { adaptLibrariesToPolicy } from './browser/csp-nonce.js';
import { nextTask } from './browser/idle.js';
import { onJoinSecret, takeJoinSecret } from './browser/join-secret.js';
import { logFailure } from './browser/log.js';
import { registerServiceWorker } from './browser/service-worker.js';
import { ErrorBoundary } from './components/ErrorBoundary.js';
import { FailedPart } from './components/FailedPart.js';
import { onLinkNear } from './router/Link.js';
import { keepPlaceForTakeover, startRouter } from './router/router.js';
import { useAddress } from './store/address-store.js';
import { askedAddress } from './store/asked-address.js';
import { wireStores } from './store/wiring.js';
import './styles/main.css';

// The page starts in several tasks: one would keep a slow phone from reacting to touches for a fifth of a second.
await nextTask();
const joinSecret = takeJoinSecret();
startRouter();
onLinkNear((pathname) => void routeOf(pathname).preloadCode());
adaptLibrariesToPolicy();
startTheme();
wireStores();
onJoinSecret((secret) => void useAddress.getState().join(secret));
const { pathname, search } = location;
// Requests the address while the texts load; the home page, which shows the address, joins this request.
if (joinSecret !== null) void useAddress.getState().join(joinSecret);
else if (pathname === '/') void useAddress.getState().arrive(askedAddress(search));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
const preloaded = routeOf(pathname)
  .preload({ pathname, search })
  .catch(() => undefined);
await nextTask();
await startI18n();
// Keeps the prerendered page until React can draw the same page. Without a network the service worker has sent the home
// page, whatever page the visitor asked for: the visitor would take it for that page.
const isOfAnotherPage = !['', routeOf(pathname).page].includes(root.dataset['page'] ?? '');
if (!isOfAnotherPage) await preloaded;
await nextTask();

const page = (
  <StrictMode>
    <ErrorBoundary fallback={<FailedPart />}>
      <App />
    </ErrorBoundary>
  </StrictMode>
);
// A transition draws in slices: drawn at once, the page would not react to touches for 250 ms on a slow phone.
startTransition(() => {
  // Takes the prerendered page over only if React would draw exactly that page, because React repairs no attribute that
  // differs. React would draw another page if the server had no prerendered page for the address, if the visitor has
  // changed the language or has followed a link meanwhile, or if a query or `#` chooses a part: pages are prerendered
  // without both.
  const isBare = location.search + location.hash === '';
  const isPage = root.dataset['page'] === routeOf(location.pathname).page;
  if (isBare && isPage && document.documentElement.lang === shownLocale()) {
    keepPlaceForTakeover();
    hydrateRoot(root, page, { onRecoverableError: (error) => logFailure('Drawing the page anew:', error) });
  } else createRoot(root).render(page);
});
void letFontsIn();
void registerServiceWorker();
