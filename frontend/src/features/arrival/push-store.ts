import i18next from 'i18next';
import { create } from 'zustand';
import { logFailure } from '../../browser/log.js';
import { keepNoticeTexts } from '../../browser/notice.js';
import { recall, remember } from '../../browser/remembered.js';
import { useAddress } from '../../store/address-store.js';
import { api } from '../../transport/api.js';
import { RefusedError } from '../../transport/http.js';
import { pushSupport, type PushSupport } from './push-support.js';

const key = 'efemera.push';
const workerPatienceMs = 10_000;

type Outcome = 'on' | 'off' | 'denied' | 'failed';

interface PushStore {
  support: PushSupport;
  isDenied: boolean;
  /** The key that browsers subscribe with; null: the service sends no notices, or it is not known yet. */
  serverKey: string | null;
  /** Inboxes of whose mail this browser is told. */
  addresses: readonly string[];
  isBusy: boolean;
  /** Asks the browser for permission if it was not asked yet. Call it only on a click. */
  turnOn: (address: string) => Promise<Outcome>;
  turnOff: (address: string) => Promise<Outcome>;
}

const isDeniedNow = () => 'Notification' in globalThis && Notification.permission === 'denied';
const stored = () => (recall(key) ?? '').split(' ').filter(Boolean);

export const usePush = create<PushStore>()((set, get) => {
  const keep = (addresses: readonly string[]) => {
    remember(key, addresses.join(' '));
    set({ addresses });
  };
  const run = async (work: () => Promise<Outcome>): Promise<Outcome> => {
    set({ isBusy: true });
    try {
      return await work();
    } catch (error) {
      logFailure('Error changing push notices:', error);
      return 'failed';
    } finally {
      set({ isBusy: false, isDenied: isDeniedNow() });
    }
  };
  return {
    support: pushSupport(),
    isDenied: isDeniedNow(),
    serverKey: null,
    addresses: stored(),
    isBusy: false,

    turnOn: (address) =>
      run(async () => {
        if (Notification.permission === 'default') await Notification.requestPermission();
        if (Notification.permission !== 'granted') return 'denied';
        const { serverKey } = get();
        if (serverKey === null) return 'failed';
        await subscribe(address, serverKey);
        keep([...get().addresses.filter((known) => known !== address), address]);
        return 'on';
      }),

    turnOff: (address) =>
      run(async () => {
        const subscription = await subscriptionNow();
        if (subscription) await api.endPush(address, subscription.endpoint);
        const left = get().addresses.filter((known) => known !== address);
        keep(left);
        if (left.length === 0) await subscription?.unsubscribe();
        return 'off';
      }),
  };
});

/** Whether this browser is told of the mail of an inbox by push. */
export const isPushed = (address: string | null): boolean =>
  address !== null &&
  usePush.getState().addresses.includes(address) &&
  'Notification' in globalThis &&
  Notification.permission === 'granted';

/** Keeps the browser's subscription and the server's record of it alike. Returns a function that ends it. */
export function followPush(): () => void {
  void api.config().then(
    ({ pushPublicKey }) => {
      usePush.setState({ serverKey: pushPublicKey });
      void renew();
    },
    () => undefined,
  );
  const ended = new AbortController();
  // Another tab has turned notices on or off, or the visitor has changed the permissions of the site.
  const reread = () => usePush.setState({ addresses: stored(), isDenied: isDeniedNow() });
  addEventListener('storage', reread, ended);
  document.addEventListener('visibilitychange', reread, ended);
  i18next.on('languageChanged', keepTexts);
  const stop = useAddress.subscribe(({ own }, before) => {
    if (own !== before.own) dropEnded();
  });
  return () => {
    ended.abort();
    i18next.off('languageChanged', keepTexts);
    stop();
  };
}

/** The server forgets subscriptions with their inbox, also where the inbox is restored later. */
function dropEnded(): void {
  const { addresses } = usePush.getState();
  const { own, current } = useAddress.getState();
  const isHeld = (address: string) => own.some((inbox) => inbox.address === address && inbox.state === 'held');
  const isCurrent = (address: string) => current.phase === 'held' && current.address === address;
  const left = addresses.filter((address) => isHeld(address) || isCurrent(address));
  if (left.length === addresses.length) return;
  remember(key, left.join(' '));
  usePush.setState({ addresses: left });
}

/** Tells the server the subscription again: the browser or the server may have replaced or lost theirs. */
async function renew(): Promise<void> {
  const { addresses, serverKey, support } = usePush.getState();
  if (addresses.length === 0 || serverKey === null || support !== 'supported') return;
  if (Notification.permission !== 'granted') return;
  keepTexts();
  for (const address of addresses) {
    await subscribe(address, serverKey).catch((error: unknown) => {
      if (!(error instanceof RefusedError)) return logFailure('Error renewing push notices:', error);
      const left = usePush.getState().addresses.filter((known) => known !== address);
      remember(key, left.join(' '));
      usePush.setState({ addresses: left });
    });
  }
}

async function subscribe(address: string, serverKey: string): Promise<void> {
  keepTexts();
  const { pushManager } = await workerReady();
  let subscription = await pushManager.getSubscription();
  if (subscription && keyOf(subscription) !== serverKey) {
    // The operator has changed the keys: nothing reaches this subscription any more.
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey });
  await api.startPush(address, subscription.toJSON());
}

/** A browser that refuses the service worker never has one that is ready. */
async function workerReady(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('There is no service worker.')), workerPatienceMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscriptionNow(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The key that the browser has subscribed with, in base64url. */
function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function keepTexts(): void {
  keepNoticeTexts({
    lang: i18next.language,
    copy: i18next.t('alerts:copyCode'),
    noSubject: i18next.t('inbox:noSubject'),
    noSender: i18next.t('inbox:noSender'),
  }).catch((error: unknown) => logFailure('Error keeping texts of notices:', error));
}
