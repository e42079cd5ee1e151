import type { EmailSummary } from '@efemera/contract';
import type { InboxFact } from '../transport/live.js';

/**
 * The rows of one inbox, made of facts and of listings.
 *
 * A listing is a picture of the past: while it travels, mails arrive, are read and are deleted. So each row knows when
 * a fact last touched it, and a listing that was asked for earlier does not overrule that. Message ids are never used
 * twice: what has been removed stays removed.
 */
export interface InboxRows {
  /** Newest first. */
  readonly emails: readonly EmailSummary[];
  /** Counts facts; a listing remembers the count at which it was asked for. */
  readonly clock: number;
  readonly touchedAt: ReadonlyMap<string, number>;
  readonly removed: ReadonlySet<string>;
}

export const noRows: InboxRows = { emails: [], clock: 0, touchedAt: new Map(), removed: new Set() };

/** Applies what happened to one mail. Facts that say nothing new leave the very same rows. */
export function applyFact(rows: InboxRows, fact: InboxFact): InboxRows {
  const clock = rows.clock + 1;
  switch (fact.type) {
    case 'mail:received': {
      const { email } = fact.payload;
      if (rows.removed.has(email.id) || rows.emails.some(({ id }) => id === email.id)) return rows;
      return { ...rows, clock, emails: sorted([...rows.emails, email]), touchedAt: touched(rows, email.id, clock) };
    }
    case 'mail:updated': {
      const { id, read, email } = fact.payload;
      if (rows.removed.has(id)) return rows;
      const known = rows.emails.find((row) => row.id === id);
      const base = email ?? known;
      if (!base) return rows;
      const updated = reuse(known, { ...base, read: read ?? base.read });
      const emails = known
        ? rows.emails.map((row) => (row === known ? updated : row))
        : sorted([...rows.emails, updated]);
      return { ...rows, clock, emails, touchedAt: touched(rows, id, clock) };
    }
    case 'mail:removed': {
      const { id } = fact.payload;
      if (rows.removed.has(id)) return rows;
      const emails = rows.emails.filter((row) => row.id !== id);
      return { ...rows, clock, emails, removed: new Set(rows.removed).add(id) };
    }
    case 'inbox:expired': {
      const gone = rows.emails.map(({ id }) => id);
      return { ...rows, clock, emails: [], removed: new Set([...rows.removed, ...gone]) };
    }
  }
}

/**
 * Applies a listing.
 *
 * @param askedAt  `clock` of the rows when the listing was asked for.
 */
export function applyListing(rows: InboxRows, listed: readonly EmailSummary[], askedAt: number): InboxRows {
  const known = new Map(rows.emails.map((row) => [row.id, row]));
  const isNewer = (id: string) => (rows.touchedAt.get(id) ?? 0) > askedAt;
  const next = new Map<string, EmailSummary>();
  for (const email of listed) {
    if (rows.removed.has(email.id)) continue;
    const row = known.get(email.id);
    next.set(email.id, row && isNewer(email.id) ? row : reuse(row, email));
  }
  // Arrived while the listing was on its way. What it lacks otherwise has expired or was pushed out.
  for (const row of rows.emails) if (!next.has(row.id) && isNewer(row.id)) next.set(row.id, row);
  const emails = sorted([...next.values()]);
  const unchanged = emails.length === rows.emails.length && emails.every((email, i) => email === rows.emails[i]);
  return unchanged ? rows : { ...rows, emails };
}

/** The mails that `after` shows and `before` had never seen. */
export function arrivals(before: InboxRows, after: InboxRows): EmailSummary[] {
  if (before.emails === after.emails) return [];
  const known = new Set(before.emails.map(({ id }) => id));
  return after.emails.filter(({ id }) => !known.has(id));
}

/** Ids begin with the milliseconds of arrival, so that their order is the order of arrival. */
function sorted(emails: EmailSummary[]): EmailSummary[] {
  return emails.sort((a, b) => (a.id < b.id ? 1 : a.id > b.id ? -1 : 0));
}

function touched(rows: InboxRows, id: string, clock: number): ReadonlyMap<string, number> {
  return new Map(rows.touchedAt).set(id, clock);
}

/** Keeps the object that is on screen when nothing about it has changed, so that its row is not drawn again. */
function reuse(known: EmailSummary | undefined, email: EmailSummary): EmailSummary {
  return known && JSON.stringify(known) === JSON.stringify(email) ? known : email;
}
