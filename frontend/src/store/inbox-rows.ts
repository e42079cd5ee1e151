import type { EmailSummary } from '@efemera/contract';
import type { InboxFact } from '../transport/live.js';

/**
 * The rows of one inbox, built from events and listings.
 *
 * A listing is a past state: while it is under way, mails arrive, are read and are deleted. So each event is kept with
 * its time, and a listing that was requested earlier does not override it. Listings come by poll and by socket and may
 * overtake each other: the one requested last counts, unless another one answers a watch (`beginsFacts` below). Message
 * ids are never reused: a removed mail stays removed.
 */
export interface InboxRows {
  /** Newest first. */
  readonly emails: readonly EmailSummary[];
  /** Counts events and requests; a listing remembers the count of its request. */
  readonly clock: number;
  /** A listing that was requested when `clock` was lower is outdated: ignored, unless it answers a watch. */
  readonly listedAt: number;
  /** The last event of each mail since `listedAt`, listed or not yet; `read`: the read flag, if an event has set it. */
  readonly heard: ReadonlyMap<string, { at: number; read?: boolean | undefined }>;
  readonly removed: ReadonlySet<string>;
}

export const noRows: InboxRows = { emails: [], clock: 0, listedAt: 0, heard: new Map(), removed: new Set() };

/** A listing is being requested: pass `clock` to `applyListing` when it arrives. */
export function ask(rows: InboxRows): InboxRows {
  return { ...rows, clock: rows.clock + 1 };
}

/** Applies an event of the inbox. An event without news returns the same rows. */
export function applyFact(rows: InboxRows, fact: InboxFact): InboxRows {
  const clock = rows.clock + 1;
  const hear = (id: string, read?: boolean) =>
    new Map(rows.heard).set(id, { at: clock, read: read ?? rows.heard.get(id)?.read });
  switch (fact.type) {
    case 'mail:received': {
      const { email } = fact.payload;
      const { id } = email;
      if (rows.removed.has(id) || rows.emails.some((row) => row.id === id)) return rows;
      const row = { ...email, read: rows.heard.get(id)?.read ?? email.read };
      return { ...rows, clock, emails: inserted(rows.emails, row), heard: hear(id) };
    }
    case 'mail:updated': {
      const { id, read, email } = fact.payload;
      if (rows.removed.has(id)) return rows;
      const heard = hear(id, read);
      const known = rows.emails.find((row) => row.id === id);
      const base = email ?? known;
      // No listing has shown the mail yet. Keeps the event: the server may have made the one that shows it earlier.
      if (!base) return { ...rows, clock, heard };
      // `email` carries the read flag of the moment when the mail was parsed, which may be outdated.
      const updated = reuse(known, { ...base, read: heard.get(id)?.read ?? known?.read ?? base.read });
      const emails =
        known === updated
          ? rows.emails
          : known
            ? rows.emails.map((row) => (row === known ? updated : row))
            : inserted(rows.emails, updated);
      return { ...rows, clock, emails, heard };
    }
    case 'mail:removed': {
      const { id } = fact.payload;
      if (rows.removed.has(id)) return rows;
      const known = rows.emails.some((row) => row.id === id);
      const emails = known ? rows.emails.filter((row) => row.id !== id) : rows.emails;
      return { ...rows, clock, emails, removed: new Set(rows.removed).add(id) };
    }
    case 'inbox:expired': {
      const gone = rows.emails.map(({ id }) => id);
      // Raises `listedAt`: a listing that was requested earlier would bring back mail that no event has named.
      return { ...rows, clock, listedAt: clock, emails: [], removed: new Set([...rows.removed, ...gone]) };
    }
  }
}

/**
 * Applies a listing; returns the same rows if a later one has been applied.
 *
 * @param askedAt      `clock` of the rows when the listing was requested.
 * @param beginsFacts  whether the listing is the gateway's answer to a watch. The gateway then sends only newer facts,
 *   so the page prefers this listing to all that it has requested before this one came, whichever was requested first:
 *   the gateway may have read those earlier, and what happened between both would stay hidden until the next poll.
 *   For the same reason the page prefers it to the events that an earlier watch of the inbox has brought.
 */
export function applyListing(
  rows: InboxRows,
  listed: readonly EmailSummary[],
  askedAt: number,
  beginsFacts = false,
): InboxRows {
  const isOlder = askedAt < rows.listedAt;
  if (isOlder && !beginsFacts) return rows;
  const known = new Map(rows.emails.map((row) => [row.id, row]));
  const heard = new Map([...rows.heard].filter(([, { at }]) => at > askedAt));
  const isNewer = (id: string) => !beginsFacts && heard.has(id);
  const kept = listed
    .filter(({ id }) => !rows.removed.has(id))
    .map((email) => {
      const row = known.get(email.id);
      if (row && isNewer(email.id)) return row;
      // The visitor may have opened the mail on this page after the listing was made.
      const read = heard.get(email.id)?.read;
      return reuse(row, read === undefined ? email : { ...email, read });
    });
  const ids = new Set(kept.map(({ id }) => id));
  // Keeps the rows that arrived while this listing was under way, by a fact or in a listing that was requested later.
  // Every other mail that this listing lacks has expired, or the server dropped it because the inbox was full.
  const missing = rows.emails.filter(({ id }) => !ids.has(id) && (isOlder || isNewer(id)));
  const emails = missing.reduceRight<readonly EmailSummary[]>(inserted, kept);
  const unchanged = emails.length === rows.emails.length && emails.every((email, i) => email === rows.emails[i]);
  const next = { ...rows, heard, emails: unchanged ? rows.emails : emails };
  return beginsFacts ? { ...next, clock: rows.clock + 1, listedAt: rows.clock + 1 } : { ...next, listedAt: askedAt };
}

/** The mails that are in `after` and not in `before`. */
export function arrivals(before: InboxRows, after: InboxRows): EmailSummary[] {
  if (before.emails === after.emails) return [];
  const known = new Set(before.emails.map(({ id }) => id));
  return after.emails.filter(({ id }) => !known.has(id));
}

/**
 * Inserts a mail that no listing has shown yet before all mails that are not newer. Within one millisecond, the mail
 * announced last was stored last, and the API lists it first; ids are random within a millisecond.
 */
function inserted(emails: readonly EmailSummary[], email: EmailSummary): readonly EmailSummary[] {
  const place = emails.findIndex(({ timestamp }) => timestamp <= email.timestamp);
  return place === -1 ? [...emails, email] : [...emails.slice(0, place), email, ...emails.slice(place)];
}

/** Keeps the same object if nothing has changed, so that its row is not redrawn. */
function reuse(known: EmailSummary | undefined, email: EmailSummary): EmailSummary {
  return known && (known === email || JSON.stringify(known) === JSON.stringify(email)) ? known : email;
}
