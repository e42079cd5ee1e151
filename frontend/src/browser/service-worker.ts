import { whenIdle } from './idle.js';
import { logFailure } from './log.js';

/** Registers the service worker. Not in development, where its cache would serve outdated files. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenIdle();
  await navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => logFailure('Error registering the service worker:', error));
}
