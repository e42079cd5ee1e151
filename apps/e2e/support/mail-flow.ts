import { setTimeout as pause } from 'node:timers/promises';
import { textMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';

/** The result of a flow of mail. */
export interface FlowReport {
  confirmed: number;
  lost: number;
  doubled: number;
  /** Longest time in which no sender got a confirmation. */
  longestPauseMs: number;
  /** Attempts that ended without a 250: the server refused the mail, or the connection broke. */
  putOff: number;
}

/**
 * Senders that deliver numbered mails one after the other to some addresses. Like mail servers, they repeat a mail that
 * got a temporary refusal, or no answer, until it is accepted.
 */
export class MailFlow {
  readonly #confirmed: { address: string; subject: string }[] = [];
  readonly #confirmedAtMs: number[] = [];
  #putOff = 0;
  #number = 0;
  #ending = false;
  #senders: Promise<void>[] = [];

  constructor(
    readonly name: string,
    private readonly smtpPort: number,
    private readonly addresses: readonly string[],
  ) {}

  start(senders: number): void {
    this.#confirmedAtMs.push(performance.now());
    this.#senders = Array.from({ length: senders }, () => this.#send());
  }

  get confirmed(): number {
    return this.#confirmed.length;
  }

  confirmedBy(address: string): number {
    return this.#confirmed.filter((mail) => mail.address === address).length;
  }

  /** Ends when every started mail has been accepted, and compares the accepted mails with the listings. */
  async end(subjectsOf: (address: string) => Promise<string[]>): Promise<FlowReport> {
    this.#ending = true;
    await Promise.all(this.#senders);
    let [lost, doubled] = [0, 0];
    for (const address of this.addresses) {
      const listed = await subjectsOf(address);
      const ours = listed.filter((subject) => subject.startsWith(this.name));
      const seen = new Set(ours);
      doubled += ours.length - seen.size;
      lost += this.#confirmed.filter((mail) => mail.address === address && !seen.has(mail.subject)).length;
    }
    const pauses = this.#confirmedAtMs.slice(1).map((at, index) => at - (this.#confirmedAtMs[index] ?? at));
    return {
      confirmed: this.#confirmed.length,
      lost,
      doubled,
      longestPauseMs: Math.round(Math.max(0, ...pauses)),
      putOff: this.#putOff,
    };
  }

  async #send(): Promise<void> {
    let sender: SmtpSender | null = null;
    while (!this.#ending) {
      const number = this.#number++;
      const mail = {
        address: this.addresses[number % this.addresses.length] ?? '',
        subject: `${this.name}, number ${number}`,
      };
      for (let taken = false; !taken;) {
        try {
          sender ??= await SmtpSender.connect(this.smtpPort);
          const { code } = await sender.send(mail.address, textMail(mail.subject));
          taken = code === 250;
          if (!taken) await sender.command('RSET');
        } catch {
          sender?.destroy();
          sender = null;
        }
        if (!taken) {
          this.#putOff++;
          await pause(200);
        }
      }
      this.#confirmed.push(mail);
      this.#confirmedAtMs.push(performance.now());
      // A low rate: the test measures the pause, not the throughput.
      await pause(5);
    }
    await sender?.quit();
  }
}
