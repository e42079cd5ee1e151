import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/App.js';
import { letFontsIn } from './app/fonts.js';
import { startI18n } from './i18n/i18n.js';
import { routeOf } from './app/routes.js';
import { startTheme } from './app/theme.js';
import { adaptLibrariesToPolicy } from './browser/csp-nonce.js';
import { registerServiceWorker } from './browser/service-worker.js';
import { ErrorBoundary } from './components/ErrorBoundary.js';
import { FailedPart } from './components/FailedPart.js';
import { useAddress } from './store/address-store.js';
import { wireStores } from './store/wiring.js';
import './styles/main.css';

adaptLibrariesToPolicy();
startTheme();
wireStores();
const { pathname, search } = location;
// The address is asked for while the texts are on their way; the page that shows it asks again and joins in.
if (pathname === '/') void useAddress.getState().arrive(new URLSearchParams(search).get('to')?.trim() || null);
// The prerendered page stays on screen until React can draw the same.
const preloaded = routeOf(pathname)
  .preload({ pathname, search })
  .catch(() => undefined);
await startI18n();
await preloaded;

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    {/* Each step through the history counts, also one that is taken back at once; and a page that loads says so. */}
    <BrowserRouter useTransitions={false}>
      <ErrorBoundary fallback={<FailedPart />}>
        <App />
      </ErrorBoundary>
    </BrowserRouter>
  </StrictMode>,
);
void letFontsIn();
void registerServiceWorker();
