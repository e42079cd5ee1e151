import { parseUrl, type EmailSummary } from '@efemera/contract';

/** Mails that came so close together that one notification and one sound tell of all. */
export interface Burst {
  readonly ids: readonly string[];
  readonly lastAtMs: number;
}

/** A site that sends a welcome and a code sends them within moments. */
const burstGapMs = 2000;

/** Adds what arrived to the burst under way, or begins a new one. */
export function joinBurst(burst: Burst | undefined, ids: readonly string[], nowMs: number): Burst {
  const goesOn = burst !== undefined && nowMs - burst.lastAtMs <= burstGapMs;
  return { ids: goesOn ? [...burst.ids, ...ids] : ids, lastAtMs: nowMs };
}

/** What can be done about some mails at once. A code is what people wait for: it goes before everything else. */
export type Offer = { code: string; email: EmailSummary } | { link: URL; email: EmailSummary };

export function offerOf(emails: readonly EmailSummary[]): Offer | null {
  for (const email of emails) if (email.code !== null) return { code: email.code, email };
  const [email] = emails;
  // With several mails the visitor could not tell which one the link belongs to.
  const link = emails.length === 1 && email?.link ? webLink(email.link) : null;
  return email && link ? { link, email } : null;
}

function webLink(text: string): URL | null {
  const link = parseUrl(text);
  return link && /^https?:$/.test(link.protocol) ? link : null;
}

/** Digits and letters one by one, as one reads a code to somebody: a screen reader would make a number of it. */
export function spellOut(code: string): string {
  return [...code.replaceAll(/[\s-]/g, '')].join(' ');
}
