import type { EmailSummary } from '@efemera/contract';

/** A mail's code is known a few milliseconds after the mail: worth to wait, so that all is said in one sentence. */
const patienceMs = 500;

/** Receives what to announce; the caller finds the words. */
export interface Speech {
  /** Mails of which nothing has been said yet, newest first. */
  arrived: (emails: readonly EmailSummary[]) => void;
  /** The code of a mail that has been spoken of. */
  code: (email: EmailSummary) => void;
}

/** Speaks of each mail once, and of a code that is found later. */
export class Announcer {
  #waiting: readonly string[] = [];
  readonly #codeless = new Set<string>();
  #rows: readonly EmailSummary[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly speech: Speech) {}

  arrive(ids: readonly string[], rows: readonly EmailSummary[]): void {
    this.#waiting = [...this.#waiting, ...ids];
    this.#timer ??= setTimeout(() => this.#speak(), patienceMs);
    this.update(rows);
  }

  update(rows: readonly EmailSummary[]): void {
    this.#rows = rows;
    for (const email of rows) {
      if (email.code !== null && this.#codeless.delete(email.id)) this.speech.code(email);
    }
    const waiting = this.#emails();
    if (waiting.length > 0 && waiting.every(isParsed)) this.#speak();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #speak(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const emails = this.#emails();
    this.#waiting = [];
    if (emails.length === 0) return;
    for (const { id, code } of emails) if (code === null) this.#codeless.add(id);
    this.speech.arrived(emails);
  }

  #emails(): EmailSummary[] {
    return this.#rows.filter(({ id }) => this.#waiting.includes(id));
  }
}

const isParsed = ({ preview, code }: EmailSummary) => preview !== '' || code !== null;
