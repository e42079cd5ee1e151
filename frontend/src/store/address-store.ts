import { randomAddress, timers, type Inbox, type Quota } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { canRemember } from '../browser/remembered.js';
import { api } from '../transport/api.js';
import { RefusedError } from '../transport/http.js';
import { useInbox } from './inbox-store.js';
import { forgetLastAddress, recallLastAddress, rememberLastAddress } from './last-address.js';
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

interface AddressStore {
  residence: Residence;
  quota: Quota | null;
  /** A command is under way. */
  busy: 'generating' | 'removing' | null;

  /**
   * Settles the visitor: in the inbox asked for, in the one used last, or in a new one. Tries until the server
   * answers. Harmless when called again.
   */
  arrive: (to: string | null) => Promise<void>;
  /** Ends the pause before the next try. */
  retry: () => void;
  /** Moves to a new address. @throws RefusedError (`quota_exhausted`) | UnreachableError */
  generate: () => Promise<void>;
  /** Gives the address up, with its mail. @throws RefusedError | UnreachableError */
  remove: () => Promise<void>;
  /** Reads the figures of the address and the allowance anew. */
  readFigures: () => Promise<void>;
  /** This inbox does not open any more: it has expired, or somebody has claimed it. */
  lose: (address: string) => Promise<void>;
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

/** Makes an address and claims it; the server makes one when ours keep being taken. */
async function claimNew(domain: string): Promise<Inbox> {
  for (let attempt = 0; attempt <= retriesOfTakenAddress; attempt++) {
    try {
      return await api.claim(randomAddress(domain));
    } catch (error) {
      if (!isRefusal(error, 'address_taken')) throw error;
    }
  }
  return api.claim();
}

export const useAddress = create<AddressStore>()((set, get) => {
  let domain = '';

  function settle(inbox: Inbox, startedAtMs: number): void {
    const { address } = inbox;
    rememberLastAddress({ address, startedAtMs });
    const countdownEndsAtMs = startedAtMs + timers.generatorCountdownSeconds * 1000;
    set({ residence: { phase: 'held', address, inbox, countdownEndsAtMs } });
    useInbox.getState().open(address);
  }

  async function moveToNew(): Promise<void> {
    const inbox = await claimNew(domain);
    set(({ quota }) => ({ quota: quota && { ...quota, remaining: inbox.remainingToday } }));
    settle(inbox, Date.now());
    void useStats.getState().report('email_created');
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
    const [config, { inboxes, quota }] = await Promise.all([api.config(), api.inboxes()]);
    domain = config.domains[0] ?? '';
    set({ quota });
    const held = inboxes.filter(({ state }) => state === 'held');
    const last = recallLastAddress();
    const startOf = (inbox: Inbox) =>
      inbox.address === last?.address ? last.startedAtMs : Date.parse(inbox.createdAt);

    const wanted = to?.trim().toLowerCase() ?? last?.address;
    const own = held.find(({ address }) => address === wanted);
    if (own) return settle(own, startOf(own));
    if (to !== null) return visit(to.trim().toLowerCase());

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
        return await tryToArrive(to);
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
    return 'address' in residence && residence.address === to.trim().toLowerCase();
  }

  return {
    residence: { phase: 'starting' },
    quota: null,
    busy: null,

    arrive: async (to) => {
      if (arriving?.to === to) return arriving.done;
      if (!arriving && isThere(to)) return;
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

    generate: async () => {
      if (get().busy) return;
      set({ busy: 'generating' });
      try {
        await moveToNew();
      } catch (error) {
        if (isRefusal(error, 'quota_exhausted')) {
          set(({ quota }) => ({ quota: quota && { ...quota, remaining: 0 } }));
        }
        throw error;
      } finally {
        set({ busy: null });
      }
    },

    remove: async () => {
      const { residence, busy } = get();
      if (residence.phase !== 'held' || busy) return;
      set({ busy: 'removing' });
      try {
        await api.release(residence.address).catch((error: unknown) => {
          // It is as gone as was asked for.
          if (!isRefusal(error, 'inbox_not_found', 'inbox_private')) throw error;
        });
        forgetLastAddress();
        useInbox.getState().close();
        set({ residence: { phase: 'none' } });
      } finally {
        set({ busy: null });
      }
    },

    readFigures: async () => {
      const before = get().residence;
      if (before.phase !== 'held' && before.phase !== 'none' && before.phase !== 'ended') return;
      try {
        const { inboxes, quota } = await api.inboxes();
        set({ quota });
        const { residence } = get();
        if (residence.phase !== 'held') return;
        const inbox = inboxes.find(({ address }) => address === residence.address);
        if (inbox?.state === 'held') set({ residence: { ...residence, inbox } });
      } catch (error) {
        logFailure('Error refreshing figures:', error);
      }
    },

    lose: async (address) => {
      const { residence, busy } = get();
      if (!('address' in residence) || residence.address !== address || busy === 'removing') return;
      if (residence.phase === 'held') {
        forgetLastAddress();
        useInbox.getState().close();
        set({ residence: { phase: 'ended', address } });
      } else if (residence.phase === 'public') {
        await visit(address).catch((error: unknown) => logFailure('Error opening inbox:', error));
      }
    },
  };
});
