import { maxWatchesPerSocket, type EmailSummary } from '@efemera/contract';
import { create } from 'zustand';
import { logFailure } from '../browser/log.js';
import { api, type Listing } from '../transport/api.js';
import { RefusedError } from '../transport/http.js';
import { live, type InboxFact, type InboxWatch } from '../transport/live.js';
import { applyFact, applyListing, arrivals, ask, noRows, type InboxRows } from './inbox-rows.js';

/** The socket watches the inbox on screen, too. */
const maxOthers = maxWatchesPerSocket - 1;

interface OtherInboxes {
  /** The rows of each followed inbox, by its address. */
  boxes: ReadonlyMap<string, InboxRows>;
  /** The mails that arrived last, which the page announces. */
  arrived: readonly EmailSummary[];
  /** The inbox that the server refused to open last: it has expired, or another tab has deleted it. */
  refused: string | null;
}

/** The visitor's inboxes besides the one on screen, kept live by the same socket. */
export const useOtherInboxes = create<OtherInboxes>()(() => ({ boxes: new Map(), arrived: [], refused: null }));

const boxes = () => useOtherInboxes.getState().boxes;

/** One followed inbox: answers to requests of an earlier following are dropped. */
interface Following {
  watch: InboxWatch;
  /** A listing has been applied: the page announces mails that come later as new. */
  isLoaded: boolean;
  listing: Listing | null;
}

const followings = new Map<string, Following>();
let isReading = false;

export const otherInboxes = {
  /**
   * Follows these inboxes, as many as one socket may watch, and no others.
   *
   * @param shown  the inbox that has left the screen, with its rows: they are kept until a listing replaces them.
   */
  follow(addresses: readonly string[], shown?: { address: string; rows: InboxRows }): void {
    const wanted = new Set(addresses.slice(0, maxOthers));
    const left = [...followings].filter(([address]) => !wanted.has(address));
    const added = [...wanted].filter((address) => !followings.has(address));
    if (left.length + added.length === 0) return;
    for (const [address, { watch }] of left) {
      followings.delete(address);
      live.unwatchInbox(watch);
    }
    const before = boxes();
    const known = (address: string) => (shown?.address === address ? shown.rows : null);
    useOtherInboxes.setState({
      boxes: new Map([...wanted].map((address) => [address, before.get(address) ?? known(address) ?? noRows])),
    });
    for (const address of added) begin(address, known(address) !== null);
  },

  /** The rows of a followed inbox; null until its first listing. */
  rowsOf: (address: string): InboxRows | null =>
    followings.get(address)?.isLoaded ? (boxes().get(address) ?? null) : null,

  hear(fact: InboxFact): void {
    const rows = boxes().get(fact.payload.to);
    if (rows) show(fact.payload.to, applyFact(rows, fact), true);
  },

  /**
   * Reads the inboxes by HTTP, one after the other, for a page without a socket: fifty at once would look like an
   * attack.
   */
  async read(): Promise<void> {
    if (isReading) return;
    isReading = true;
    for (const [address, following] of [...followings]) {
      if (followings.get(address) === following) await readOne(following);
    }
    isReading = false;
  },
};

function begin(address: string, isLoaded: boolean): void {
  const watch: InboxWatch = {
    to: address,
    onAsk: () => askNow(address),
    onListing: (emails, askedAt) => showListing(following, emails, askedAt, true),
    onRefusal: () => refuse(following),
  };
  const following: Following = { watch, isLoaded, listing: null };
  followings.set(address, following);
  live.watchInbox(watch);
}

function show(address: string, rows: InboxRows, announce: boolean): void {
  const before = boxes().get(address);
  if (!before || before === rows) return;
  const arrived = announce ? arrivals(before, rows) : [];
  useOtherInboxes.setState({ boxes: new Map(boxes()).set(address, rows), ...(arrived.length > 0 && { arrived }) });
}

function askNow(address: string): number {
  const rows = ask(boxes().get(address) ?? noRows);
  show(address, rows, false);
  return rows.clock;
}

function showListing(
  following: Following,
  emails: readonly EmailSummary[],
  askedAt: number,
  beginsFacts = false,
): void {
  const address = following.watch.to;
  const before = boxes().get(address);
  if (!before || followings.get(address) !== following) return;
  const isNews = following.isLoaded;
  following.isLoaded = true;
  show(address, applyListing(before, emails, askedAt, beginsFacts), isNews);
}

function refuse(following: Following): void {
  const address = following.watch.to;
  if (followings.get(address) === following) useOtherInboxes.setState({ refused: address });
}

async function readOne(following: Following): Promise<void> {
  const address = following.watch.to;
  const askedAt = askNow(address);
  try {
    const listing = (await api.emails(address, following.listing?.etag ?? null)) ?? following.listing;
    following.listing = listing;
    if (listing) showListing(following, listing.emails, askedAt);
  } catch (error) {
    logFailure('Error refreshing emails:', error);
    if (error instanceof RefusedError) refuse(following);
  }
}
