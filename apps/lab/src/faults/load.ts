import { setTimeout as pause } from 'node:timers/promises';
import { htmlMail, textMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import type { Ledger, SentMail } from './ledger.js';

const lanes = 40;
const tickMs = 10;
/** Longer than the product ever takes to answer a sender. */
const replyTimeoutMs = 20_000;
const pauseAfterFailureMs = 100;
/** One mail in `oneInMany` goes to three inboxes; one in `oneInLarge` has the size of a shop's mail. */
const oneInMany = 20;
const oneInLarge = 10;

/**
 * Sends mail at a steady rate, whatever the servers do: a mail that finds no server is not sent later. No mail is sent
 * twice, so each has exactly one result.
 */
export class Load {
  readonly #idle: (() => void)[] = [];
  readonly #running: Promise<void>[] = [];
  readonly #queue: SentMail[] = [];
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;
  #count = 0;

  constructor(
    private readonly port: number,
    private readonly addresses: readonly string[],
    private readonly ledger: Ledger,
    private readonly options: { name: string; perSecond: number },
  ) {}

  start(): void {
    const beganMs = performance.now();
    let scheduled = 0;
    for (let lane = 0; lane < lanes; lane++) this.#running.push(this.#lane());
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - beganMs) / 1000) * this.options.perSecond);
      for (; scheduled < due; scheduled++) this.#schedule();
    }, tickMs);
  }

  /** Resolves when every sent mail has its reply or can no longer get one. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#stopped = true;
    for (const wake of this.#idle.splice(0)) wake();
    await Promise.all(this.#running);
  }

  #schedule(): void {
    const wake = this.#idle.shift();
    if (!wake) return;
    const n = this.#count++;
    const to = Array.from({ length: n % oneInMany === 0 ? 3 : 1 }, (_, i) => this.#address(n + 7 * i));
    this.#queue.push({ token: `${this.options.name}-${n}`, to, sentAtMs: 0, code: null, answeredAtMs: 0 });
    wake();
  }

  #address(n: number): string {
    return this.addresses[n % this.addresses.length] ?? '';
  }

  async #lane(): Promise<void> {
    let sender: SmtpSender | null = null;
    while (!this.#stopped) {
      const mail = this.#queue.shift();
      if (!mail) {
        await new Promise<void>((wake) => this.#idle.push(wake));
        continue;
      }
      try {
        sender ??= await inTime(SmtpSender.connect(this.port));
        await this.#send(sender, mail);
        if (mail.code === 250) continue;
      } catch {
        // No reply: nothing is promised.
      }
      sender?.destroy();
      sender = null;
      await pause(pauseAfterFailureMs);
    }
    sender?.destroy();
  }

  async #send(sender: SmtpSender, mail: SentMail): Promise<void> {
    const n = this.ledger.mails.push(mail);
    mail.sentAtMs = performance.now();
    const message = n % oneInLarge === 0 ? htmlMail(mail.token) : textMail(mail.token, `Your code is ${100_000 + n}.`);
    try {
      mail.code = (await inTime(sender.send([...mail.to], message))).code;
    } finally {
      mail.answeredAtMs = performance.now();
    }
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  const timeOut = new AbortController();
  const late = pause(replyTimeoutMs, undefined, { signal: timeOut.signal }).then(() => {
    throw new Error(`No answer in ${replyTimeoutMs} ms.`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    timeOut.abort();
  }
}
