import type { EmailSummary } from '@efemera/contract';

/**
 * Longest time to hold back the announcement of a mail. Its code is found some milliseconds after the mail has come: so
 * one sentence announces both.
 */
const patienceMs = 500;

/** Gets the mails to announce from `Announcer`, and puts them into words. */
export interface Speech {
  /** Mails that are not announced yet, newest first. */
  arrived: (emails: readonly EmailSummary[]) => void;
  /** The late code of an announced mail. */
  code: (email: EmailSummary) => void;
}

/** Announces each mail once, and its code by itself if the code is found later. */
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
