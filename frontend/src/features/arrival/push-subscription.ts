import i18next from 'i18next';
import { logFailure } from '../../browser/log.js';
import { keepNoticeTexts } from '../../browser/notice.js';
import { api } from '../../transport/api.js';
import { isPassing, RefusedError } from '../../transport/http.js';

const workerPatienceMs = 10_000;

/**
 * Subscribes the browser unless it is subscribed already, and sends the subscription to the server. The page loads this
 * file only when a visitor wants notices: few do.
 */
export async function subscribe(address: string, serverKey: string): Promise<void> {
  keepTexts();
  const { pushManager } = await workerReady();
  let subscription = await pushManager.getSubscription();
  if (subscription && keyOf(subscription) !== serverKey) {
    // The operator has changed the server's keys: no notice reaches this subscription any more.
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  await api.startPush(address, subscription.toJSON());
}

/**
 * Sends the subscription for these inboxes to the server again.
 *
 * @param forget  called with each inbox for which the server refuses the subscription for good.
 */
export async function subscribeAgain(
  addresses: readonly string[],
  serverKey: string,
  forget: (address: string) => void,
): Promise<void> {
  for (const address of addresses) {
    await subscribe(address, serverKey).catch((error: unknown) => {
      if (error instanceof RefusedError && !isPassing(error.code, error.status)) forget(address);
      else logFailure('Error renewing push notices:', error);
    });
  }
}

/** Rejects after a time: where the browser has refused the service worker, `ready` never resolves. */
async function workerReady(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker.')), workerPatienceMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** The browser's subscription, if it has one. */
export async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The key that the browser has subscribed with, in base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

/** Keeps the texts of notifications for the service worker, in the language of the page. */
export function keepTexts(): void {
  keepNoticeTexts({
    lang: i18next.language,
    copy: i18next.t('alerts:copyCode'),
    noSubject: i18next.t('inbox:noSubject'),
    noSender: i18next.t('inbox:noSender'),
  }).catch((error: unknown) => logFailure('Error keeping texts of notices:', error));
}
