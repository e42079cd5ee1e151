/** One mail as its sender knows it. Times are this process's own, in milliseconds. */
export interface SentMail {
  /** Its subject, like no other. */
  token: string;
  to: readonly string[];
  sentAtMs: number;
  /** The reply to it; null where none came, and nothing is promised. */
  code: number | null;
  answeredAtMs: number;
}

export interface Listed {
  id: string;
  subject: string;
}

/** Where a mail is looked for, beside the listing that the API gives. */
export type Place = 'listing' | 'page' | 'webhook';

/** What was sent, and what was promised of it. Knows nothing of how it is sent or read. */
export class Ledger {
  readonly mails: SentMail[] = [];

  get accepted(): SentMail[] {
    return this.mails.filter(({ code }) => code === 250);
  }

  /** Mails that were refused for good: their senders will not come again. */
  get bounced(): SentMail[] {
    return this.mails.filter(({ code }) => code !== null && code >= 500);
  }

  /** Whether a mail that was sent after this moment has been accepted. */
  acceptsSince(atMs: number): boolean {
    return this.mails.some(({ code, sentAtMs }) => code === 250 && sentAtMs > atMs);
  }

  /** What was promised to these addresses and is not to be seen, a line each. */
  missing(place: Place, seen: ReadonlyMap<string, ReadonlySet<string>>): string[] {
    return this.accepted.flatMap(({ token, to }) =>
      to.filter((address) => seen.has(address) && !seen.get(address)?.has(token)).map((a) => `${token} ${a} ${place}`),
    );
  }

  /** What stands in the listing of an address more than once, and what is another's. */
  judge(address: string, listed: readonly Listed[]): { doubled: string[]; foreign: string[] } {
    const known = new Map(this.mails.map(({ token, to }) => [token, to]));
    const ids = new Map<string, Set<string>>();
    for (const { id, subject } of listed) ids.set(subject, (ids.get(subject) ?? new Set()).add(id));
    return {
      doubled: [...ids].filter(([, each]) => each.size > 1).map(([subject]) => `${subject} ${address}`),
      foreign: [...ids.keys()]
        .filter((subject) => !known.get(subject)?.includes(address))
        .map((s) => `${s} ${address}`),
    };
  }
}
