import type { PushNotice } from '@efemera/contract';
import type { MailPointer } from '../../src/browser/mail-pointer.js';
import { openNoticed, showNotice } from './notices.js';
import { routeOf } from './routes.js';

/**
 * Opens the page without a connection, and shows notices of new mail. It caches only the files of the page, and passes all
 * requests for a visitor's data through.
 *
 * The worker of a new build waits until every page of the old build is closed. An open page still needs the files of
 * its own build, which are deleted with the old cache.
 */
declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: a hash over all files, the files with fixed names, and the files named by their content. */
declare const __SHELL__: { version: string; files: string[]; assets: string[] };

const { version, files, assets } = __SHELL__;
const prefix = 'efemera-shell-';
const cacheName = prefix + version;
/**
 * The page that is cached for visits without a connection. Its head and its policy header have the same nonce, so the
 * cache keeps and serves both as one answer.
 */
const pagePath = '/';
/** After this time the cached file is shown: a network that swallows packets must not leave the page white. */
const patienceMs = 3000;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('fetch', (event) => {
  switch (routeOf(event.request, self.location.origin, files)) {
    case 'page':
      return event.respondWith(networkFirst(preloadedOrFetched(event), pagePath));
    case 'shell':
      return event.respondWith(networkFirst(fetch(event.request), new URL(event.request.url).pathname));
    case 'asset':
      return event.respondWith(cacheFirst(event));
    case 'untouched':
      return;
  }
});

self.addEventListener('notificationclick', (event) => {
  const { notification, action } = event;
  notification.close();
  const mail = notification.data as MailPointer | null;
  event.waitUntil(openNoticed(mail && action === 'copy' ? { ...mail, copies: true } : mail));
});

self.addEventListener('push', (event) => {
  // Only our server can send: push services refuse other signatures. For an empty push, browsers show their own notice.
  if (event.data) event.waitUntil(showNotice(event.data.json() as PushNotice));
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Bypasses the browser's cache: this page and these files must be of one build.
  const fresh = [pagePath, ...files].map((path) => new Request(path, { cache: 'reload' }));
  await cache.addAll([...fresh, ...assets]);
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
  // Lets the browser request a page without waiting for the worker to start.
  await self.registration.navigationPreload?.enable();
  // On the first visit, lets this worker serve the page that is open; after an update, no page is open.
  await self.clients.claim();
}

async function preloadedOrFetched(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

async function networkFirst(network: Promise<Response>, path: string): Promise<Response> {
  const timely = await Promise.race([network, pause(patienceMs)]).catch(() => undefined);
  // A proxy answers 502 or more while no gateway answers.
  if (timely && timely.status < 502) return timely;
  return (await kept(path)) ?? network;
}

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const found = await kept(request.url);
  if (found) return found;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(keep(request.url, response.clone()));
  return response;
}

async function keep(url: string, response: Response): Promise<void> {
  // caches.open creates a cache: a late answer to a page of the old build must not recreate the cache that the new
  // build has deleted.
  if (await caches.has(cacheName)) await (await caches.open(cacheName)).put(url, response);
}

function kept(path: string): Promise<Response | undefined> {
  // Ignores `Vary: Accept-Encoding`: the cache has the unpacked answer, which is the same in every encoding.
  return caches.match(path, { cacheName, ignoreVary: true });
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
