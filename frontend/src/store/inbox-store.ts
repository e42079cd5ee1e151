import { timers, type EmailSummary } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';
import { RefusedError } from '../transport/http.js';
import { live, type InboxFact } from '../transport/live.js';
import { applyFact, applyListing, arrivals, noRows, type InboxRows } from './inbox-rows.js';
import { nextRefreshSecond } from './refresh-countdown.js';

interface InboxStore {
  address: string | null;
  rows: InboxRows;
  /** A listing has been seen: what comes from now on is new. */
  loaded: boolean;
  /** The inbox is being read. */
  reading: boolean;
  /** The sign of a refresh is on show. */
  refreshing: boolean;
  secondsToRefresh: number;
  /** What arrived last, to be announced. */
  arrived: readonly EmailSummary[];
  /** Why the server does not open this inbox. */
  refusal: string | null;

  /** Shows an inbox, watches it and reads it. */
  open: (address: string) => void;
  close: () => void;
  hear: (fact: InboxFact) => void;
  /** Reads the inbox without a sign on screen. */
  read: () => Promise<void>;
  refresh: () => Promise<void>;
  /** A second has passed. */
  tick: () => void;
  /** Deletes one mail; the row goes when the server says that the mail is gone. */
  remove: (id: string) => Promise<void>;
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

/** Which listing is on screen, so that an unchanged one need not travel. */
let etag: string | null = null;

export const useInbox = create<InboxStore>()((set, get) => {
  function show(rows: InboxRows, announce: boolean): void {
    const arrived = announce ? arrivals(get().rows, rows) : [];
    set(arrived.length > 0 ? { rows, arrived } : { rows });
  }

  function showListing(to: string, emails: EmailSummary[], askedAt: number): void {
    if (get().address !== to) return;
    const { rows, loaded } = get();
    show(applyListing(rows, emails, askedAt), loaded);
    set({ loaded: true, refusal: null });
  }

  function refuse(to: string, code: string): void {
    if (get().address === to) set({ refusal: code });
  }

  return {
    ...closed,

    open: (address) => {
      if (get().address === address) return;
      etag = null;
      set({ ...closed, address });
      live.watchInbox({
        to: address,
        onAsk: () => get().rows.clock,
        onListing: (emails, askedAt) => showListing(address, emails, askedAt),
        onRefusal: (code) => refuse(address, code),
      });
      void get().read();
    },

    close: () => {
      live.unwatchInbox();
      set(closed);
    },

    hear: (fact) => {
      if (fact.payload.to === get().address) show(applyFact(get().rows, fact), true);
    },

    read: async () => {
      const { address, rows, reading } = get();
      if (!address || reading) return;
      set({ reading: true });
      try {
        const listing = await api.emails(address, etag);
        if (listing && get().address === address) etag = listing.etag;
        if (listing) showListing(address, listing.emails, rows.clock);
      } catch (error) {
        logFailure('Error refreshing emails:', error);
        if (error instanceof RefusedError) refuse(address, error.code);
      } finally {
        if (get().address === address) set({ reading: false });
      }
    },

    refresh: async () => {
      const { address, reading, refreshing, read } = get();
      if (!address || reading || refreshing) return;
      set({ refreshing: true, secondsToRefresh: timers.inboxRefreshSeconds });
      setTimeout(() => {
        if (get().address === address) set({ refreshing: false });
      }, timers.refreshingIndicatorMs);
      await read();
    },

    tick: () => {
      if (!get().address) return;
      const { seconds, due } = nextRefreshSecond(get().secondsToRefresh);
      set({ secondsToRefresh: seconds });
      if (due) void get().refresh();
    },

    remove: async (id) => {
      const { address } = get();
      if (!address) return;
      try {
        await api.removeEmail(id, address);
        get().hear({ type: 'mail:removed', payload: { to: address, id } });
      } catch (error) {
        logFailure('Error deleting email:', error);
      }
    },
  };
});
