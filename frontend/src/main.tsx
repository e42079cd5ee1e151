import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.js';
import { startI18n } from './app/i18n.js';
import { startTheme } from './app/theme.js';
import { offerNonceToLibraries } from './browser/csp-nonce.js';
import { wireStores } from './store/wiring.js';
import './styles/main.css';

offerNonceToLibraries();
startTheme();
wireStores();
await startI18n();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
