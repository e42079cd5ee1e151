import { randomAddress, timers, type Inbox, type Quota, type SiteConfig } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { oneTabAtATime } from '../browser/one-tab.js';
import { canRemember } from '../browser/remembered.js';
import { toLocalTime, toServerTime } from '../browser/server-clock.js';
import { api } from '../transport/api.js';
import { RefusedError } from '../transport/http.js';
import { recallDomain, rememberDomain } from './chosen-domain.js';
import { useInbox } from './inbox-store.js';
import { forgetAddress, recallLastAddress, recallStart, rememberAddress } from './last-address.js';
import { useStats } from './stats-store.js';

/** What the visitor has before them. */
export type Residence =
  | { phase: 'starting' }
  /** Nothing could be had from the server; the next try is at `retryAtMs`. */
  | { phase: 'unreachable'; retryAtMs: number }
  /** An address of the visitor's own. */
  | { phase: 'held'; address: string; inbox: Inbox; countdownEndsAtMs: number }
  /** An inbox that nobody holds, opened by its address. */
  | { phase: 'public'; address: string }
  /** Somebody else's. */
  | { phase: 'private'; address: string }
  /** Not an address of this service. */
  | { phase: 'invalid'; address: string }
  /** Given up by the visitor, or none could be had. */
  | { phase: 'none' }
  /** The server's life span of the visitor's address is over. */
  | { phase: 'ended'; address: string };

type Command = 'generating' | 'claiming' | 'extending' | 'removing';

interface AddressStore {
  residence: Residence;
  /** What the visitor holds or can restore, newest first. */
  own: readonly Inbox[];
  quota: Quota | null;
  /** Of the service; the first is the default. */
  domains: readonly string[];
  /** Where the next address is made. */
  domain: string;
  /** A command is under way. */
  busy: Command | null;

  /**
   * Settles the visitor: in the inbox asked for, in the one used last, or in a new one. Tries until the server
   * answers. Harmless when called again.
   */
  arrive: (to: string | null) => Promise<void>;
  /** Ends the pause before the next try. */
  retry: () => void;
  chooseDomain: (domain: string) => void;

  /*
   * Commands: one at a time, each with an answer: true when the visitor is where it leads, false when another
   * command was under way or the visitor has gone elsewhere meanwhile. @throws RefusedError | UnreachableError
   */

  /** Moves to a new address. */
  generate: () => Promise<boolean>;
  /** Moves to an address of the visitor's wish; `wasOwn` tells that it was theirs already. */
  claim: (address: string) => Promise<boolean | 'wasOwn'>;
  /** Gives an own address its whole life again and moves there; restores a former one. */
  extend: (address: string) => Promise<boolean>;
  /** Gives an own address up, with its mail. */
  remove: (address: string) => Promise<boolean>;

  /** Moves to an address that the visitor holds. */
  open: (address: string) => void;
  /** Reads the own addresses, their figures and the allowance anew. */
  readFigures: () => Promise<void>;
  /** This inbox does not open any more: it has expired or was given up, or somebody has claimed it. */
  lose: (address: string) => void;
}

/** Names that clash are rare; after these many something else is wrong, and the server may widen the numbers. */
const retriesOfTakenAddress = 5;
const retryPauseMs = { first: 2000, longest: 30_000 };

let arriving: { to: string | null; done: Promise<void> } | null = null;
let endPause: () => void = () => undefined;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    endPause = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

const isRefusal = (error: unknown, ...codes: string[]) => error instanceof RefusedError && codes.includes(error.code);

/** The form in which the server names addresses. */
const canonical = (address: string) => address.trim().normalize('NFC').toLowerCase();

const countdownEnd = (startedAtMs: number) => startedAtMs + timers.generatorCountdownSeconds * 1000;

/** Makes an address and claims it; the server makes one when ours keep being taken. */
async function claimNew(domain: string): Promise<Inbox> {
  for (let attempt = 0; attempt <= retriesOfTakenAddress; attempt++) {
    try {
      return await api.claim({ address: randomAddress(domain) });
    } catch (error) {
      if (!isRefusal(error, 'address_taken')) throw error;
    }
  }
  return api.claim({ domain });
}

export const useAddress = create<AddressStore>()((set, get) => {
  let config: SiteConfig | null = null;
  /** Grows with each move that the visitor begins: an answer that comes after the next one does not take the screen. */
  let moves = 0;
  /** Grows with each change made here: a listing that was asked for before it knows nothing of it. */
  let changes = 0;
  let removing: string | null = null;

  const beginMove = () => {
    const move = ++moves;
    return () => move === moves;
  };

  /** When the countdown of an inbox began: as this browser counted it, else with its claim or last extension. */
  function startOf(inbox: Inbox): number {
    const lifeMs = (config?.inboxTtlSeconds ?? 0) * 1000;
    const startedAtMs = recallStart(inbox) ?? toLocalTime(Date.parse(inbox.expiresAt) - lifeMs);
    // The clock may have been put back since.
    return Math.min(startedAtMs, Date.now());
  }

  function settle(inbox: Inbox, startedAtMs: number): void {
    const { address, expiresAt } = inbox;
    rememberAddress({ address, startedAtMs, expiresAt });
    set({ residence: { phase: 'held', address, inbox, countdownEndsAtMs: countdownEnd(startedAtMs) } });
    useInbox.getState().open(address);
  }

  /** Enters what a command answered. */
  function keep(inbox: Inbox): void {
    changes++;
    set(({ own, quota }) => ({
      own: [inbox, ...own.filter(({ address }) => address !== inbox.address)].sort((a, b) =>
        b.createdAt.localeCompare(a.createdAt),
      ),
      quota: quota && { ...quota, remaining: inbox.remainingToday },
    }));
  }

  async function command(busy: Command, run: () => Promise<boolean | 'wasOwn'>): Promise<boolean | 'wasOwn'> {
    if (get().busy) return false;
    set({ busy });
    try {
      return await run();
    } catch (error) {
      if (isRefusal(error, 'quota_exhausted')) {
        set(({ quota }) => ({ quota: quota && { ...quota, remaining: 0 } }));
      }
      throw error;
    } finally {
      set({ busy: null });
    }
  }

  async function moveTo(made: () => Promise<Inbox>): Promise<boolean> {
    const isHere = beginMove();
    const inbox = await made();
    keep(inbox);
    if (isHere()) settle(inbox, Date.now());
    return isHere();
  }

  async function moveToNew(): Promise<boolean> {
    const moved = await moveTo(() => claimNew(get().domain));
    void useStats.getState().report('email_created');
    return moved;
  }

  async function extendAndMove(address: string): Promise<boolean> {
    const moved = await moveTo(() => api.extend(address));
    // It may have ended and come back since the rows on screen were read.
    if (moved) void useInbox.getState().read();
    return moved;
  }

  /** Opens somebody's address if it is open to all. */
  async function visit(address: string): Promise<void> {
    try {
      await api.emails(address, null);
      set({ residence: { phase: 'public', address } });
      useInbox.getState().open(address);
    } catch (error) {
      const refused = isRefusal(error, 'inbox_private')
        ? 'private'
        : isRefusal(error, 'address_missing', 'address_malformed', 'address_invalid')
          ? 'invalid'
          : null;
      if (!refused) throw error;
      useInbox.getState().close();
      set({ residence: { phase: refused, address } });
    }
  }

  async function tryToArrive(to: string | null): Promise<void> {
    const [{ inboxes: own, quota }] = await Promise.all([
      api.inboxes(),
      api.config().then((answer) => {
        config = answer;
        set({ domains: answer.domains, domain: recallDomain(answer.domains) });
      }),
    ]);
    set({ own, quota });
    const held = own.filter(({ state }) => state === 'held');

    const wanted = to === null ? recallLastAddress() : canonical(to);
    const known = own.find(({ address }) => address === wanted);
    if (known?.state === 'held') return settle(known, startOf(known));
    if (to !== null) {
      if (!known) return visit(canonical(to));
      return set({ residence: { phase: 'ended', address: known.address } });
    }

    const [newest] = held;
    // A browser that keeps nothing would use up an address with every reload.
    if (newest && !canRemember()) return settle(newest, startOf(newest));
    try {
      await moveToNew();
    } catch (error) {
      if (!isRefusal(error, 'quota_exhausted')) throw error;
      set({ quota: { ...quota, remaining: 0 } });
      if (newest) settle(newest, startOf(newest));
      else set({ residence: { phase: 'none' } });
    }
  }

  async function arriveSomehow(to: string | null): Promise<void> {
    for (let pauseMs = retryPauseMs.first; ; pauseMs = Math.min(pauseMs * 2, retryPauseMs.longest)) {
      set({ residence: { phase: 'starting' } });
      try {
        // The first answers of two tabs would each make a visitor of its own, and the browser keeps but one of them.
        return await oneTabAtATime('arrive', () => tryToArrive(to));
      } catch (error) {
        logFailure('Error generating email:', error);
        // The visitor has gone elsewhere meanwhile.
        if (arriving?.to !== to) return;
        set({ residence: { phase: 'unreachable', retryAtMs: Date.now() + pauseMs } });
        await pause(pauseMs);
        if (arriving?.to !== to) return;
      }
    }
  }

  function isThere(to: string | null): boolean {
    const { residence } = get();
    if (to === null) return ['held', 'none', 'ended'].includes(residence.phase);
    return 'address' in residence && residence.address === canonical(to);
  }

  return {
    residence: { phase: 'starting' },
    own: [],
    quota: null,
    domains: [],
    domain: '',
    busy: null,

    arrive: async (to) => {
      if (arriving?.to === to) return arriving.done;
      if (!arriving && isThere(to)) return;
      beginMove();
      const before = arriving?.done ?? Promise.resolve();
      const done = before.then(() => {
        useInbox.getState().close();
        return arriveSomehow(to);
      });
      arriving = { to, done };
      endPause();
      await done;
      if (arriving.done === done) arriving = null;
    },

    retry: () => endPause(),

    chooseDomain: (domain) => {
      rememberDomain(domain);
      set({ domain });
    },

    generate: async () => (await command('generating', moveToNew)) === true,

    claim: (wish) =>
      command('claiming', async () => {
        const reopen = async (): Promise<boolean | 'wasOwn'> => {
          const known = get().own.find(({ address }) => address === wish);
          if (known?.state === 'held') get().open(wish);
          else if (!known || !(await extendAndMove(wish))) return false;
          return 'wasOwn';
        };
        // What is the visitor's already costs nothing of the day's allowance.
        if (get().own.some(({ address }) => address === wish)) return reopen();
        try {
          const moved = await moveTo(() => api.claim({ address: wish }));
          void useStats.getState().report('email_created');
          return moved;
        } catch (error) {
          if (!isRefusal(error, 'address_taken')) throw error;
          // Perhaps by another tab of this visitor.
          await get().readFigures();
          const reopened = await reopen();
          if (!reopened) throw error;
          return reopened;
        }
      }),

    extend: async (address) => (await command('extending', () => extendAndMove(address))) === true,

    remove: async (address) =>
      (await command('removing', async () => {
        removing = address;
        try {
          await api.release(address).catch((error: unknown) => {
            // It is as gone as was asked for.
            if (!isRefusal(error, 'inbox_not_found', 'inbox_private')) throw error;
          });
        } finally {
          removing = null;
        }
        changes++;
        forgetAddress(address);
        const restorableUntil = new Date(toServerTime(Date.now()) + (config?.quarantineSeconds ?? 0) * 1000);
        set(({ own }) => ({
          own: own.map((inbox) =>
            inbox.address === address
              ? { ...inbox, state: 'restorable', restorableUntil: restorableUntil.toISOString() }
              : inbox,
          ),
        }));
        const { residence } = get();
        if (residence.phase === 'held' && residence.address === address) {
          beginMove();
          useInbox.getState().close();
          // At once, so that the button that leads on can take the focus as it appears.
          set({ residence: { phase: 'none' }, busy: null });
        }
        void get().readFigures();
        return true;
      })) === true,

    open: (address) => {
      const inbox = get().own.find((known) => known.address === address && known.state === 'held');
      if (!inbox) return;
      beginMove();
      settle(inbox, startOf(inbox));
    },

    readFigures: async () => {
      const { phase } = get().residence;
      if (phase === 'starting' || phase === 'unreachable') return;
      const changesBefore = changes;
      try {
        const { inboxes: own, quota } = await api.inboxes();
        if (changes !== changesBefore) return;
        set({ own, quota });
      } catch (error) {
        logFailure('Error refreshing figures:', error);
        return;
      }
      const { residence, own } = get();
      if (residence.phase !== 'held') return;
      const inbox = own.find(({ address }) => address === residence.address);
      // The server lists the newest ones only: one that is missing may live on.
      const isOver = inbox ? inbox.state !== 'held' : Date.parse(residence.inbox.expiresAt) <= toServerTime(Date.now());
      // It ended, or was given up, while nothing told this tab.
      if (isOver) return get().lose(residence.address);
      if (!inbox) return;
      const isExtended = inbox.expiresAt !== residence.inbox.expiresAt;
      const countdownEndsAtMs = isExtended ? countdownEnd(startOf(inbox)) : residence.countdownEndsAtMs;
      set({ residence: { ...residence, inbox, countdownEndsAtMs } });
    },

    lose: (address) => {
      const { residence } = get();
      if (!('address' in residence) || residence.address !== address || removing === address) return;
      if (residence.phase === 'held') {
        forgetAddress(address);
        useInbox.getState().close();
        set({ residence: { phase: 'ended', address } });
        // Tells whether it can be restored. One that this browser is said never to have had may be anybody's: its cookies
        // are refused, or another tab's first visit took their place.
        const isTimeLeft = Date.parse(residence.inbox.expiresAt) > toServerTime(Date.now());
        void get()
          .readFigures()
          .then(() => {
            const { own, residence: now } = get();
            if (now.phase !== 'ended' || now.address !== address || !isTimeLeft) return;
            if (own.some((known) => known.address === address)) return;
            void visit(address).catch((error: unknown) => logFailure('Error opening inbox:', error));
          });
      } else if (residence.phase === 'public') {
        void visit(address).catch((error: unknown) => logFailure('Error opening inbox:', error));
      }
    },
  };
});
