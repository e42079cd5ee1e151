import type { Inbox, SiteConfig } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { toLocalTime, toServerTime } from '../browser/server-clock.js';
import { api } from '../transport/api.js';
import { newestClaim, onCookiesRefused } from '../transport/claim-tokens.js';
import { claimNew, isRefusal, look } from './address-calls.js';
import * as transition from './address-state.js';
import type { Addresses, Command } from './address-state.js';
import { Arrivals } from './arrivals.js';
import { recallDomain, rememberDomain } from './chosen-domain.js';
import { offeredLifetimes, recallTtl, rememberTtl } from './chosen-ttl.js';
import { useInbox } from './inbox-store.js';
import { forgetAddress, recallStart, rememberAddress } from './last-address.js';
import { useCountingStore } from './counting-store.js';
import { otherInboxes } from './other-inboxes.js';

export interface AddressStore extends Addresses {
  /** The site's settings, as read last; null until they are read. */
  config: SiteConfig | null;
  /** Domains of the service; the first is the default. */
  domains: readonly string[];
  /** The domain in which the next address is made. */
  domain: string;
  /** The browser refuses cookies, so the visitor keeps addresses only while this page is open. */
  areCookiesRefused: boolean;
  /** Lifetimes that an address can have, in seconds, ascending. */
  lifetimes: readonly number[];
  /** The lifetime of the next address. */
  ttlSeconds: number;

  /**
   * Takes the visitor to the inbox that a link names, to the one used last, or to a new one. Tries until the server
   * answers. A second call with the same `to` joins the first.
   */
  arrive: (to: string | null) => Promise<void>;
  /** Takes the visitor to the inbox that a join link opens. The secret is kept in memory only, until it is used. */
  join: (secret: string) => Promise<void>;
  /** Ends the pause before the next try to reach the server. */
  retry: () => void;
  chooseDomain: (domain: string) => void;
  /** Takes over the domains that are offered now. If the chosen domain is no longer offered, chooses the default. */
  offerDomains: (domains: readonly string[]) => void;
  /** Reads the site's settings anew: the page may have missed that a domain is offered or retired. */
  readSettings: () => Promise<void>;
  chooseTtl: (seconds: number) => void;

  /*
   * Commands run one at a time. Each resolves with true when the page shows the new address, and with false when another
   * command was running, the visitor's first address was on its way, or the visitor has moved to another address meanwhile.
   * @throws RefusedError | UnreachableError
   */

  /** Moves to a new address. */
  generate: () => Promise<boolean>;
  /** Moves to an address of the visitor's choice; `wasOwn`: the visitor held it already, or has restored it by this. */
  claim: (address: string) => Promise<boolean | 'wasOwn'>;
  /** Moves to an own address and restarts its lifetime, or gives it another lifetime; restores a former address. */
  extend: (address: string, ttlSeconds?: number) => Promise<boolean>;
  /** Deletes an own address with its mail. */
  remove: (address: string) => Promise<boolean>;

  /** Moves to an address that the visitor holds, or whose guest they are. */
  open: (address: string) => void;
  /** Reads the visitor's addresses with their counts of mail, and the day's quota. */
  readOwn: () => Promise<void>;
  /** Called when the server no longer opens an inbox: it has expired, was deleted, or another visitor has claimed it. */
  lose: (address: string) => void;
}

const serverTimeMs = () => toServerTime(Date.now());

export const useAddress = create<AddressStore>()((set, get) => {
  /** The address that this tab is deleting: the event about that must not be taken for a deletion by another tab. */
  let removing: string | null = null;

  /** Begins a move; the returned function tells whether it is still the latest one. */
  function beginMove(): () => boolean {
    set(transition.beginMove);
    const { move } = get();
    return () => get().move === move;
  }

  /**
   * When the countdown of an inbox began: the time that this browser stored, or else that of the claim or last
   * extension, computed as the default lifetime before the inbox ends.
   */
  function startOf(inbox: Inbox): number {
    const lifeMs = (get().config?.inboxTtlSeconds ?? 0) * 1000;
    const createdAtMs = Date.parse(inbox.createdAt);
    const renewedAtMs = Date.parse(inbox.expiresAt) - lifeMs;
    // A time before the claim or in the future is wrong, because another lifetime was chosen: takes that of the claim.
    const begunAtMs = renewedAtMs < createdAtMs || renewedAtMs > serverTimeMs() ? createdAtMs : renewedAtMs;
    const startedAtMs = recallStart(inbox) ?? toLocalTime(begunAtMs);
    // The visitor's clock may have been set back since: takes no time in the future.
    return Math.min(startedAtMs, Date.now());
  }

  /** The lifetime to ask for; undefined: the server's default. */
  function chosenTtl(): number | undefined {
    const { config, ttlSeconds } = get();
    return config && ttlSeconds !== config.inboxTtlSeconds ? ttlSeconds : undefined;
  }

  function hold(inbox: Inbox, startedAtMs: number): void {
    const { address, expiresAt } = inbox;
    rememberAddress({ address, startedAtMs, expiresAt });
    set((state) => transition.hold(state, inbox, startedAtMs));
    useInbox.getState().open(address, otherInboxes.rowsOf(address));
  }

  async function visit(address: string, isHere: () => boolean): Promise<void> {
    const phase = await look(address);
    if (!isHere()) return;
    set((state) => transition.visit(state, phase, address));
    if (phase === 'public') useInbox.getState().open(address);
    else useInbox.getState().close();
    holdClaimed();
  }

  /** Called when the public address on screen or the own inboxes may have changed. */
  function holdClaimed(): void {
    const inbox = transition.claimedElsewhere(get());
    if (inbox) hold(inbox, startOf(inbox));
  }

  async function run<Answer>(command: Command, work: () => Promise<Answer>): Promise<Answer | false> {
    // A command would replace the address that is on its way; and without the settings, it would not know the domains.
    if (get().busy || !get().config || arrivals.isToOwn()) return false;
    set((state) => transition.beginCommand(state, command));
    try {
      return await work();
    } catch (error) {
      if (isRefusal(error, 'quota_exhausted')) set(transition.exhaust);
      throw error;
    } finally {
      set(transition.endCommand);
      arrivals.endStart();
    }
  }

  async function moveTo(made: () => Promise<Inbox>): Promise<boolean> {
    const isHere = beginMove();
    const hadClaim = newestClaim() !== null;
    const inbox = await made();
    set((state) => transition.enter(state, inbox));
    if (isHere()) hold(inbox, Date.now());
    // Reads the listing on a first visit, which has read none yet, and after the page's first claim: the listing then
    // shows whether the browser has kept the cookie.
    if (!get().quota || (!hadClaim && newestClaim() !== null)) void get().readOwn();
    return isHere();
  }

  async function moveToNew(): Promise<boolean> {
    const moved = await moveTo(() => claimNew(get().domain, chosenTtl()));
    void useCountingStore.getState().report('email_created');
    return moved;
  }

  async function extendAndMove(address: string, ttlSeconds?: number): Promise<boolean> {
    const moved = await moveTo(() => api.extend(address, ttlSeconds));
    // Reads the inbox: it may have been released and restored since the rows on screen were read.
    if (moved) void useInbox.getState().read();
    return moved;
  }

  /** Opens an address that the visitor holds, or restores a former one; false if it is neither. */
  async function reopen(address: string): Promise<'wasOwn' | false> {
    const known = get().own.find((inbox) => inbox.address === address);
    if (known?.state === 'held') get().open(address);
    else if (!known || !(await extendAndMove(address))) return false;
    return 'wasOwn';
  }

  async function readListing(): Promise<void> {
    set(transition.askListing);
    const askedAt = get().clock;
    const listing = await api.inboxes();
    set((state) => transition.applyListing(state, listing, askedAt, startOf));
  }

  async function readSettings({ anew = false } = {}): Promise<void> {
    if (get().config && !anew) return;
    const config = await api.config({ anew });
    const { domains } = config;
    set({
      config,
      domains,
      domain: recallDomain(domains),
      lifetimes: offeredLifetimes(config),
      ttlSeconds: recallTtl(config),
    });
  }

  const arrivals = new Arrivals({
    get,
    set,
    beginMove,
    startOf,
    hold,
    visit,
    moveTo,
    moveToNew,
    readSettings,
    readListing,
  });

  /**
   * Asks the server again whether this visitor may read the inbox: another visitor may hold it by now, or another tab of
   * this one, with a cookie that is newer than this tab's connection.
   */
  function visitAgain(address: string, isHere: () => boolean): void {
    visit(address, isHere)
      .then(() => get().readOwn())
      .catch((error: unknown) => logFailure('Error opening inbox:', error));
  }

  return {
    ...transition.noAddresses,
    config: null,
    domains: [],
    domain: '',
    areCookiesRefused: false,
    lifetimes: [],
    ttlSeconds: 0,

    arrive: arrivals.arrive,
    join: arrivals.join,
    retry: arrivals.retry,

    chooseDomain: (domain) => {
      rememberDomain(domain);
      set({ domain });
    },

    offerDomains: (domains) => set({ domains, domain: recallDomain(domains) }),

    readSettings: async () => {
      try {
        await readSettings({ anew: true });
      } catch (error) {
        logFailure('Error reading the settings:', error);
      }
    },

    chooseTtl: (ttlSeconds) => {
      rememberTtl(ttlSeconds);
      set({ ttlSeconds });
    },

    generate: () => run('generating', moveToNew),

    claim: (wish) =>
      run('claiming', async () => {
        // An own address uses up nothing of the day's quota.
        if (get().own.some(({ address }) => address === wish)) return reopen(wish);
        try {
          const moved = await moveTo(() => api.claim({ address: wish, ttlSeconds: chosenTtl() }));
          void useCountingStore.getState().report('email_created');
          return moved;
        } catch (error) {
          if (!isRefusal(error, 'address_taken')) throw error;
          // Another tab of this visitor may have claimed it.
          await get().readOwn();
          const reopened = await reopen(wish);
          if (!reopened) throw error;
          return reopened;
        }
      }),

    extend: (address, ttlSeconds) => run('extending', () => extendAndMove(address, ttlSeconds)),

    remove: (address) =>
      run('removing', async () => {
        removing = address;
        try {
          await api.release(address).catch((error: unknown) => {
            // The inbox is deleted already, which is what the visitor wanted.
            if (!isRefusal(error, 'inbox_not_found', 'inbox_private')) throw error;
          });
        } finally {
          removing = null;
        }
        forgetAddress(address);
        if (transition.isAt(get(), 'held', address)) useInbox.getState().close();
        const restorableUntil = new Date(serverTimeMs() + (get().config?.quarantineSeconds ?? 0) * 1000).toISOString();
        set((state) => transition.release(state, address, restorableUntil));
        void get().readOwn();
        return true;
      }),

    open: (address) => {
      const inbox = get().own.find((known) => known.address === address && known.state === 'held');
      if (!inbox) return;
      beginMove();
      hold(inbox, startOf(inbox));
    },

    readOwn: async () => {
      const { phase } = get().current;
      if (phase === 'starting' || phase === 'unreachable') return;
      try {
        await readListing();
      } catch (error) {
        return logFailure('Error refreshing figures:', error);
      }
      holdClaimed();
      const state = get();
      if (state.current.phase === 'held' && transition.isOver(state, serverTimeMs())) state.lose(state.current.address);
    },

    lose: (address) => {
      const before = get();
      if (removing === address) return;
      const visited = transition.visitedAt(before, address);
      if (visited !== null) return visitAgain(visited, beginMove());
      if (!transition.isAt(before, 'held', address)) return;
      const isTimeLeft = transition.isTimeLeft(before, serverTimeMs());
      const isGuest = before.current.phase === 'held' && before.current.inbox.access !== 'holder';
      forgetAddress(address);
      useInbox.getState().close();
      set((state) => transition.lose(state, address, serverTimeMs()));
      const isHere = beginMove();
      void get()
        .readOwn()
        .then(() => {
          // The server lists the address neither as held nor as former: the browser refuses cookies, or the first visit
          // of another tab has replaced this tab's cookie.
          const isOwn = get().own.some((known) => known.address === address);
          if (isHere() && isTimeLeft && !isOwn && !isGuest) visitAgain(address, isHere);
        });
    },
  };
});

onCookiesRefused(() => useAddress.setState({ areCookiesRefused: true }));
