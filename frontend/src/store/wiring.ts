import { toLocalTime, toServerTime } from '../browser/server-clock.js';
import { onReachability } from '../transport/http.js';
import { live, type InboxFact } from '../transport/live.js';
import { useAddress } from './address-store.js';
import { triesBeforePolling, useConnection } from './connection-store.js';
import { useGuests } from './guests-store.js';
import type { InboxRows } from './inbox-rows.js';
import { useInbox } from './inbox-store.js';
import { endScope, resetListView } from './list-view.js';
import { otherInboxes, useOtherInboxes } from './other-inboxes.js';
import { useCountingStore } from './counting-store.js';
import { useToasts } from './toast-store.js';

/** Mails within this time are reported in one call: 5,000 mails must not cause 5,000 calls. */
const burstMs = 400;
const dayMs = 86_400_000;
/** Reads the quota this long after midnight, because the clocks of server and browser may differ by a second. */
const afterMidnightMs = 2000;

/** Passes the transport's events to the stores, for as long as the page lives. */
export function wireStores(): void {
  const connection = useConnection.getState();
  const inbox = useInbox.getState();

  onReachability(connection.reached);
  live.listen({
    onUp: (again) => {
      connection.up();
      if (again) readMissed();
    },
    onDown: connection.down,
    onFailedTry: () => {
      connection.failed();
      if (useConnection.getState().failedTries !== triesBeforePolling) return;
      void inbox.read();
      void otherInboxes.read();
    },
    onFact: hearFact,
    onGuests: (address) => void useGuests.getState().hear(address),
    onStats: useCountingStore.getState().apply,
    onDomains: useAddress.getState().offerDomains,
  });

  wireInbox();
  wireOtherInboxes();

  setAlarms();

  // The socket's handshake sends the visitor's cookie, so it waits until there is one.
  const stop = useAddress.subscribe(({ current }) => {
    if (current.phase === 'starting') return;
    stop();
    live.connect();
  });

  // Browsers keep a page for Back and Forward only if it has no open connection.
  addEventListener('pagehide', () => live.disconnect());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) live.connect();
  });
  addEventListener('online', () => {
    useAddress.getState().retry();
    live.connect();
    // The socket may connect before the browser's network is back: the calls of `onUp` have failed then, and the page would
    // show an address that was deleted meanwhile.
    readMissed();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    // Another tab may have extended or released an address.
    void useAddress.getState().readOwn();
    // Timers of hidden tabs are slow, and after a sleep a dead socket may look alive.
    void inbox.read();
  });
}

/** Reads what the page may have missed before socket and network were up again. */
function readMissed(): void {
  void useInbox.getState().read();
  // An ended inbox looks empty to its former holder; the list of own inboxes tells the difference.
  void useAddress.getState().readOwn();
  void useAddress.getState().readSettings();
}

function hearFact(fact: InboxFact): void {
  useInbox.getState().hear(fact);
  otherInboxes.hear(fact);
  if (fact.type !== 'inbox:expired') return;
  const { to } = fact.payload;
  useAddress.getState().lose(to);
  // Reads the own inboxes: the listing then lacks the inbox, so that the page stops following it.
  if (useOtherInboxes.getState().boxes.has(to)) void useAddress.getState().readOwn();
}

function wireInbox(): void {
  let burstTimer: ReturnType<typeof setTimeout> | undefined;
  useInbox.subscribe((now, before) => {
    if (now.address !== before.address) {
      // Another inbox has another search and selection. If the inbox on screen has ended, the list of all inboxes stays.
      resetListView(now.address === null);
      followOthers(
        before.loaded && before.address !== null ? { address: before.address, rows: before.rows } : undefined,
      );
    }
    if (now.refusal === 'inbox_private' && now.refusal !== before.refusal && now.address) {
      useAddress.getState().lose(now.address);
    }
    if (now.refreshing && !before.refreshing) {
      void useAddress.getState().readOwn();
      if (!useConnection.getState().socketUp) void otherInboxes.read();
    }
    if (now.arrived !== before.arrived && now.arrived.length > 0) {
      burstTimer ??= setTimeout(() => {
        burstTimer = undefined;
        // One report is enough: the server has counted each mail when it stored it, and answers with the counters.
        void useCountingStore.getState().report('message_received');
        void useAddress.getState().readOwn();
      }, burstMs);
    }
  });
}

function wireOtherInboxes(): void {
  useAddress.subscribe((now, before) => {
    if (now.own !== before.own) followOthers();
  });
  useOtherInboxes.subscribe((now, before) => {
    if (now.refused !== before.refused) void useAddress.getState().readOwn();
    if (now.boxes.size === 0) endScope();
  });
}

/** Follows every inbox that the visitor holds, besides the one on screen. */
function followOthers(shown?: { address: string; rows: InboxRows }): void {
  const { address: onScreen } = useInbox.getState();
  const held = useAddress.getState().own.filter(({ state }) => state === 'held');
  const others = held.map(({ address }) => address).filter((address) => address !== onScreen);
  otherInboxes.follow(others, shown);
}

/** Shows a toast when the countdown ends, and reads the quota when the server renews it. */
function setAlarms(): void {
  alarm(
    () => {
      const { current } = useAddress.getState();
      return current.phase === 'held' ? current.countdownEndsAtMs : null;
    },
    () => useToasts.getState().show('timeUp', 'info'),
  );
  // The quota is renewed at midnight UTC, by the server's clock.
  alarm(
    () => {
      if (useAddress.getState().quota?.remaining !== 0) return null;
      const today = Math.floor(toServerTime(Date.now()) / dayMs);
      return toLocalTime((today + 1) * dayMs + afterMidnightMs);
    },
    () => void useAddress.getState().readOwn(),
  );
}

/**
 * Calls `ring` at the time that `timeOf` reads from the address store, whichever page of the site is shown. A time in
 * the past is ignored.
 */
function alarm(timeOf: () => number | null, ring: () => void): void {
  let setFor: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  useAddress.subscribe(() => {
    const atMs = timeOf();
    if (atMs === setFor) return;
    setFor = atMs;
    clearTimeout(timer);
    if (atMs !== null && atMs > Date.now()) timer = setTimeout(ring, atMs - Date.now());
  });
}
