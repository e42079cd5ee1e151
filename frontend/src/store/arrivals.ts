import type { Inbox } from '@efemera/contract';
import { logFailure } from '../browser/log.js';
import { oneTabAtATime } from '../browser/one-tab.js';
import { canRemember } from '../browser/remembered.js';
import { api } from '../transport/api.js';
import { isRefusal, redeem } from './address-calls.js';
import * as transition from './address-state.js';
import type { Addresses } from './address-state.js';
import { hasChosenDomain } from './chosen-domain.js';
import { hasChosenTtl } from './chosen-ttl.js';
import { useCountingStore } from './counting-store.js';
import { useInbox } from './inbox-store.js';
import { recallLastAddress, rememberAddress } from './last-address.js';

const retryPauseMs = { first: 2000, longest: 30_000 };

/** The functions of the address store that an arrival calls; address-store.ts describes them. */
interface Moves {
  get: () => Addresses;
  set: (change: (state: Addresses) => Addresses) => void;
  beginMove: () => () => boolean;
  startOf: (inbox: Inbox) => number;
  hold: (inbox: Inbox, startedAtMs: number) => void;
  visit: (address: string, isHere: () => boolean) => Promise<void>;
  moveTo: (made: () => Promise<Inbox>) => Promise<boolean>;
  moveToNew: () => Promise<boolean>;
  readSettings: () => Promise<void>;
  readListing: () => Promise<void>;
}

interface Arriving {
  /** The address that a link names; null: the visitor's own, or that of the join link. */
  to: string | null;
  /** The secret of a join link. */
  secret: string | null;
  done: Promise<void>;
}

/** Takes a visitor who opens the page, or follows a link on it, to an inbox; tries until the server answers. */
export class Arrivals {
  #arriving: Arriving | null = null;
  #endPause: () => void = () => undefined;

  constructor(private readonly moves: Moves) {}

  readonly arrive = async (to: string | null): Promise<void> => {
    if (this.#arriving?.to === to) return this.#arriving.done;
    if (this.#arriving || !transition.isThere(this.moves.get(), to)) await this.#begin(to, null);
  };

  readonly join = async (secret: string): Promise<void> => {
    if (this.#arriving?.secret === secret) return this.#arriving.done;
    await this.#begin(null, secret);
  };

  readonly retry = (): void => this.#endPause();

  /**
   * Whether the visitor's own address, or that of a join link, is on its way. The phase decides as well, because an
   * arrival ends a moment after its address is shown.
   */
  readonly isToOwn = (): boolean => {
    const { phase } = this.moves.get().current;
    return this.#arriving?.to === null && (phase === 'starting' || phase === 'unreachable');
  };

  /** Ends the phase `starting` after a command that has replaced an arrival and failed: nothing else would end it. */
  endStart(): void {
    const { current, busy } = this.moves.get();
    if (current.phase === 'starting' && !this.#arriving && !busy) this.moves.set(transition.goWithout);
  }

  async #begin(to: string | null, secret: string | null): Promise<void> {
    this.moves.beginMove();
    const before = this.#arriving?.done ?? Promise.resolve();
    const arriving: Arriving = {
      to,
      secret,
      done: before.then(() => {
        useInbox.getState().close();
        return this.#arriveWithRetries(arriving);
      }),
    };
    this.#arriving = arriving;
    this.#endPause();
    await arriving.done;
    if (this.#arriving !== arriving) return;
    this.#arriving = null;
    this.endStart();
  }

  async #arriveWithRetries(arriving: Arriving): Promise<void> {
    const { to, secret } = arriving;
    const { get, set, beginMove } = this.moves;
    let pauseMs = retryPauseMs.first;
    /** The inbox that the join link has opened: a retry must not use the link again. */
    let joined: { address: string } | null = null;
    const arriveOrJoin = async (isHere: () => boolean) => {
      if (secret === null) return this.#tryToArrive(to, isHere, { isFirstTry: pauseMs === retryPauseMs.first });
      const outcome = joined ?? (await redeem(secret));
      if (typeof outcome === 'object') {
        joined = outcome;
        return this.#tryToArrive(joined.address, isHere, { byLink: true });
      }
      if (isHere()) set((state) => transition.refuseLink(state, outcome));
      // The page still needs the settings, and the visitor's own addresses.
      return this.#readStart();
    };
    for (;;) {
      const isHere = beginMove();
      set(transition.start);
      try {
        // Two tabs of a first visit would each get a visitor's cookie, of which the browser keeps one: the inbox of
        // the other tab would belong to another visitor.
        return await oneTabAtATime('arrive', () => arriveOrJoin(isHere));
      } catch (error) {
        logFailure('Error generating email:', error);
      }
      // The visitor has gone elsewhere meanwhile.
      if (this.#arriving !== arriving || get().current.phase !== 'starting') return;
      const retryAtMs = Date.now() + pauseMs;
      set((state) => transition.failToReach(state, retryAtMs));
      await this.#pause(pauseMs);
      if (this.#arriving !== arriving || get().current.phase !== 'unreachable') return;
      pauseMs = Math.min(pauseMs * 2, retryPauseMs.longest);
    }
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Reads what an arrival needs: the site's settings and the visitor's addresses. */
  async #readStart(): Promise<void> {
    await Promise.all([this.moves.readListing(), this.moves.readSettings()]);
  }

  async #tryToArrive(to: string | null, isHere: () => boolean, { isFirstTry = false, byLink = false }): Promise<void> {
    const { get, set, startOf, hold, visit, moveToNew } = this.moves;
    const visitor = { to, last: recallLastAddress(), remembers: canRemember() };
    // Only at the first try: if the server is hard to reach, each claim might use up quota although no answer arrives.
    if (isFirstTry && transition.isFirstVisit(visitor) && !hasChosenDomain() && !hasChosenTtl())
      return this.#claimAhead(isHere);
    await this.#readStart();
    if (!isHere()) return;
    const arrival = transition.planArrival(get().own, visitor);
    if (arrival.go === 'hold') return hold(arrival.inbox, startOf(arrival.inbox));
    if (arrival.go === 'visit' && byLink) return set((state) => transition.refuseLink(state, 'linkNeedsCookies'));
    if (arrival.go === 'visit') return visit(arrival.address, isHere);
    if (arrival.go === 'end') return set((state) => transition.end(state, arrival.address));
    try {
      await moveToNew();
    } catch (error) {
      this.#makeDo(error);
    }
  }

  /** Claims a first visit's address while it reads the settings: one after the other, the visitor would wait longer. */
  async #claimAhead(isHere: () => boolean): Promise<void> {
    if (!isHere()) return;
    const settings = this.moves.readSettings();
    // A failure is thrown where `settings` is awaited below; here it must not count as unhandled.
    settings.catch(() => undefined);
    try {
      await this.moves.moveTo(async () => {
        const inbox = await api.claim({});
        void useCountingStore.getState().report('email_created');
        // Lets the page find the address again if the settings fail, or if the visitor reloads the page before.
        rememberAddress({ address: inbox.address, startedAtMs: Date.now(), expiresAt: inbox.expiresAt });
        // Without the settings, the panel would be drawn without its choices, and shift when they come.
        await settings;
        return inbox;
      });
    } catch (error) {
      if (!isRefusal(error, 'quota_exhausted')) throw error;
      await this.#readStart();
      if (this.moves.get().current.phase === 'starting') this.#makeDo(error);
    }
  }

  /** Shows the newest address of a visitor whose quota is used up. @throws every other error */
  #makeDo(error: unknown): void {
    if (!isRefusal(error, 'quota_exhausted')) throw error;
    const { get, set, startOf, hold } = this.moves;
    set(transition.exhaust);
    const newest = transition.newestHeld(get().own);
    if (newest) hold(newest, startOf(newest));
    else set(transition.goWithout);
  }
}
