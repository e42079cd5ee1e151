import { parseUrl, type EmailSummary } from '@efemera/contract';

/** Mails that came so close together that they share one notification and one sound. */
export interface Burst {
  readonly ids: readonly string[];
  readonly lastAtMs: number;
}

/** Mails within this time form one burst: a site that sends a welcome mail and a code sends both within moments. */
const burstGapMs = 2000;

/** Adds new mails to the current burst, or begins a new one. */
export function joinBurst(burst: Burst | undefined, ids: readonly string[], nowMs: number): Burst {
  const goesOn = burst !== undefined && nowMs - burst.lastAtMs <= burstGapMs;
  return { ids: goesOn ? [...burst.ids, ...ids] : ids, lastAtMs: nowMs };
}

/** The action that one toast offers for several mails. A code has precedence, because visitors wait for codes. */
export type Offer = { code: string; email: EmailSummary } | { link: URL; email: EmailSummary };

export function offerOf(emails: readonly EmailSummary[]): Offer | null {
  for (const email of emails) if (email.code !== null) return { code: email.code, email };
  const [email] = emails;
  // With several mails, the visitor could not tell to which one the link belongs.
  const link = emails.length === 1 && email?.link ? webLink(email.link) : null;
  return email && link ? { link, email } : null;
}

function webLink(text: string): URL | null {
  const link = parseUrl(text);
  return link && /^https?:$/.test(link.protocol) ? link : null;
}

/** Puts spaces between the digits and letters of a code: a screen reader would read 482913 as one large number. */
export function spellOut(code: string): string {
  return [...code.replaceAll(/[\s-]/g, '')].join(' ');
}
