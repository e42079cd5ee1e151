import i18next from 'i18next';
import { create } from 'zustand';
import { logFailure } from '../../browser/log.js';
import { recall, remember } from '../../browser/remembered.js';
import { useAddress } from '../../store/address-store.js';
import { api } from '../../transport/api.js';
import { pushSupport, type PushSupport } from './push-support.js';

const key = 'efemera.push';
const loadSubscription = () => import('./push-subscription.js');

type Outcome = 'on' | 'off' | 'denied' | 'failed';

interface PushStore {
  support: PushSupport;
  isDenied: boolean;
  /** The key that browsers subscribe with; null: the service sends no notices, or the settings are not loaded yet. */
  serverKey: string | null;
  /** Inboxes for which this browser is subscribed to notices. */
  addresses: readonly string[];
  isBusy: boolean;
  /** Turns on notices for an inbox. The browser asks the visitor if it never has; some do so only on a click. */
  turnOn: (address: string) => Promise<Outcome>;
  turnOff: (address: string) => Promise<Outcome>;
}

const isDeniedNow = () => 'Notification' in globalThis && Notification.permission === 'denied';
const stored = () => (recall(key) ?? '').split(' ').filter(Boolean);

export const usePush = create<PushStore>()((set, get) => {
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
        const { subscribe } = await loadSubscription();
        await subscribe(address, serverKey);
        keep([...others(address), address]);
        return 'on';
      }),

    turnOff: (address) =>
      run(async () => {
        const { subscriptionNow } = await loadSubscription();
        const subscription = await subscriptionNow();
        if (subscription) await api.endPush(address, subscription.endpoint);
        const left = others(address);
        keep(left);
        if (left.length === 0) await subscription?.unsubscribe();
        return 'off';
      }),
  };
});

const others = (address: string) => usePush.getState().addresses.filter((known) => known !== address);

function keep(addresses: readonly string[]): void {
  remember(key, addresses.join(' '));
  usePush.setState({ addresses });
}

/** Whether this browser is told of the mail of an inbox by push. */
export const isPushed = (address: string | null): boolean =>
  address !== null &&
  usePush.getState().addresses.includes(address) &&
  'Notification' in globalThis &&
  Notification.permission === 'granted';

/** Keeps the browser's subscription and the server's record of it the same. Returns a function that stops this. */
export function followPush(): () => void {
  void api.config().then(
    ({ pushPublicKey }) => {
      usePush.setState({ serverKey: pushPublicKey });
      void renew();
    },
    () => undefined,
  );
  const ended = new AbortController();
  // Another tab may have turned notices on or off, or the visitor may have changed the permissions of the site.
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

/**
 * Forgets inboxes that have ended: the server has deleted their subscriptions, and a restored inbox has none.
 */
function dropEnded(): void {
  const { addresses } = usePush.getState();
  const { own, current, listedAt } = useAddress.getState();
  // Before the first listing, `own` has only what this page has claimed: other inboxes may still be held.
  if (listedAt === 0) return;
  const isHeld = (address: string) => own.some((inbox) => inbox.address === address && inbox.state === 'held');
  const isCurrent = (address: string) => current.phase === 'held' && current.address === address;
  const left = addresses.filter((address) => isHeld(address) || isCurrent(address));
  if (left.length < addresses.length) keep(left);
}

function keepTexts(): void {
  if (usePush.getState().addresses.length === 0) return;
  void loadSubscription().then(
    ({ keepTexts: keep }) => keep(),
    () => undefined,
  );
}

/** Sends the subscription to the server again: the browser may have replaced it, or the server may have lost it. */
async function renew(): Promise<void> {
  const { addresses, serverKey, support } = usePush.getState();
  if (addresses.length === 0 || serverKey === null || support !== 'supported') return;
  if (Notification.permission !== 'granted') return;
  const { subscribeAgain } = await loadSubscription();
  await subscribeAgain(addresses, serverKey, (address) => keep(others(address)));
}
