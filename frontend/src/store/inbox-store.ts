import { timers, type EmailSummary } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api, type Listing } from '../transport/api.js';
import { RefusedError } from '../transport/http.js';
import { live, type InboxFact, type InboxWatch } from '../transport/live.js';
import { applyFact, applyListing, arrivals, ask, noRows, type InboxRows } from './inbox-rows.js';
import { concerns } from './plus-view.js';
import { secondsToRefresh } from './refresh-countdown.js';

interface InboxStore {
  address: string | null;
  rows: InboxRows;
  /** A listing has been applied: the page announces mails that come later as new. */
  loaded: boolean;
  /** A listing is being loaded. */
  reading: boolean;
  /** The page shows the sign of a running refresh. */
  refreshing: boolean;
  secondsToRefresh: number;
  /** The mails that arrived last, which the page announces. */
  arrived: readonly EmailSummary[];
  /** The server's reason for not opening this inbox. */
  refusal: string | null;

  /** Shows an inbox, watches it and loads it; `known` are its rows, if it was followed already. */
  open: (address: string, known?: InboxRows | null) => void;
  close: () => void;
  hear: (fact: InboxFact) => void;
  /** Loads the inbox without showing the sign of a refresh. */
  read: () => Promise<void>;
  refresh: () => Promise<void>;
  /** Called every second: counts down, and refreshes when the time is up. */
  tick: () => void;
}

const closed = {
  address: null,
  rows: noRows,
  loaded: false,
  reading: false,
  refreshing: false,
  secondsToRefresh: timers.inboxRefreshSeconds,
  arrived: [],
  refusal: null,
};

/** One opening of an inbox: answers to requests of an earlier opening are dropped. */
interface Opening {
  watch: InboxWatch;
  /** The last listing loaded by HTTP, so that an unchanged one need not be sent again. */
  listing: Listing | null;
  countdownStartedAtMs: number;
}

export const useInbox = create<InboxStore>()((set, get) => {
  let opening: Opening | null = null;

  function show(rows: InboxRows, announce: boolean): void {
    const arrived = announce ? arrivals(get().rows, rows) : [];
    set(arrived.length > 0 ? { rows, arrived } : { rows });
  }

  function askNow(): number {
    const rows = ask(get().rows);
    set({ rows });
    return rows.clock;
  }

  function showListing(emails: EmailSummary[], askedAt: number, beginsFacts = false): void {
    const { rows, loaded } = get();
    show(applyListing(rows, emails, askedAt, beginsFacts), loaded);
    set({ loaded: true, refusal: null });
  }

  function endWatch(): void {
    if (opening) live.unwatchInbox(opening.watch);
    opening = null;
  }

  function restartCountdown(of: Opening): void {
    of.countdownStartedAtMs = performance.now();
    set({ secondsToRefresh: timers.inboxRefreshSeconds });
  }

  return {
    ...closed,

    open: (address, known = null) => {
      if (get().address === address) return;
      endWatch();
      set({ ...closed, address, ...(known && { rows: known, loaded: true }) });
      const watch: InboxWatch = {
        to: address,
        onAsk: askNow,
        onListing: (emails, askedAt) => opening === now && showListing(emails, askedAt, true),
        onRefusal: (refusal) => opening === now && set({ refusal }),
      };
      const now: Opening = { watch, listing: null, countdownStartedAtMs: performance.now() };
      opening = now;
      live.watchInbox(watch);
      void get().read();
    },

    close: () => {
      endWatch();
      set(closed);
    },

    hear: (fact) => {
      if (concerns(get().address, fact)) show(applyFact(get().rows, fact), true);
    },

    read: async () => {
      const now = opening;
      const { address, reading } = get();
      if (!address || !now || reading) return;
      set({ reading: true });
      const askedAt = askNow();
      try {
        // 304 means that the last listing is current, but events may have changed the shown rows since.
        const listing = (await api.emails(address, now.listing?.etag ?? null)) ?? now.listing;
        now.listing = listing;
        if (listing && opening === now) showListing(listing.emails, askedAt);
      } catch (error) {
        logFailure('Error refreshing emails:', error);
        if (error instanceof RefusedError && opening === now) set({ refusal: error.code });
      } finally {
        if (opening === now) set({ reading: false });
      }
    },

    refresh: async () => {
      const now = opening;
      const { reading, refreshing, read } = get();
      if (!now || reading || refreshing) return;
      set({ refreshing: true });
      restartCountdown(now);
      setTimeout(() => {
        if (opening === now) set({ refreshing: false });
      }, timers.refreshingIndicatorMs);
      await read();
    },

    tick: () => {
      if (!opening) return;
      const seconds = secondsToRefresh(performance.now() - opening.countdownStartedAtMs);
      if (seconds > 0) {
        set({ secondsToRefresh: seconds });
        return;
      }
      restartCountdown(opening);
      void get().refresh();
    },
  };
});
