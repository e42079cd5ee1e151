/** One mail as its sender sees it. Times are in milliseconds of this process's clock. */
export interface SentMail {
  /** The unique subject. */
  token: string;
  to: readonly string[];
  sentAtMs: number;
  /** The reply to the mail; null if none came, so nothing is promised. */
  code: number | null;
  answeredAtMs: number;
}

export interface Listed {
  id: string;
  subject: string;
}

/** Where a sent mail is looked for: the API's listing, the page in a browser, the calls of a webhook. */
export type Place = 'listing' | 'page' | 'webhook';

/** Records every sent mail and its reply. Does not know how mail is sent or read. */
export class Ledger {
  readonly mails: SentMail[] = [];

  get accepted(): SentMail[] {
    return this.mails.filter(({ code }) => code === 250);
  }

  /** Mails that got a 5xx: their senders will not retry. */
  get bounced(): SentMail[] {
    return this.mails.filter(({ code }) => code !== null && code >= 500);
  }

  /** Whether a mail that was sent after this moment has been accepted. */
  acceptsSince(atMs: number): boolean {
    return this.mails.some(({ code, sentAtMs }) => code === 250 && sentAtMs > atMs);
  }

  /** Accepted mails of these addresses that are not listed, one line each. */
  missing(place: Place, seen: ReadonlyMap<string, ReadonlySet<string>>): string[] {
    return this.accepted.flatMap(({ token, to }) =>
      to.filter((address) => seen.has(address) && !seen.get(address)?.has(token)).map((a) => `${token} ${a} ${place}`),
    );
  }

  /**
   * Mails that a listing contains twice, mails that it contains although their senders got 4xx or 5xx, and mails that
   * belong to another address.
   */
  judge(address: string, listed: readonly Listed[]): { doubled: string[]; refused: string[]; foreign: string[] } {
    const known = new Map(this.mails.map(({ token, to }) => [token, to]));
    const refused = new Map(
      this.mails.filter(({ code }) => code !== null && code !== 250).map((mail) => [mail.token, mail] as const),
    );
    const ids = new Map<string, Set<string>>();
    for (const { id, subject } of listed) ids.set(subject, (ids.get(subject) ?? new Set()).add(id));
    return {
      doubled: [...ids].filter(([, each]) => each.size > 1).map(([subject]) => `${subject} ${address}`),
      refused: [...ids.keys()].flatMap((subject) => {
        const mail = refused.get(subject);
        return mail
          ? [`${subject} ${address} ${mail.code} after ${Math.round(mail.answeredAtMs - mail.sentAtMs)} ms`]
          : [];
      }),
      foreign: [...ids.keys()]
        .filter((subject) => !known.get(subject)?.includes(address))
        .map((s) => `${s} ${address}`),
    };
  }
}
