import { whenIdle } from './idle.js';
import { logFailure } from './log.js';

/** Lets the page open without a connection. Not in development, where files change under a worker's feet. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenIdle();
  await navigator.serviceWorker
    .register('/service-worker.js')
    .catch((error: unknown) => logFailure('Error registering the service worker:', error));
}
