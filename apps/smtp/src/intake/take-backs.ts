import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@efemera/config';
import type { MailToParse } from '@efemera/contract/redis';
import type { MailStore, ProcessCounters } from '@efemera/storage';

/** So long a sender waits for its 451 while Redis takes the copies back; then they are taken back behind the answer. */
const patienceMs = 1000;
const pauseMs = 500;
/** Senders come again for hours; by then Redis is back, or its data is gone. */
const givenUpAfterMs = 10 * 60_000;
/** Copies at a time: more are a flood into a store that is away, and each was refused. */
const maxCopies = 20_000;

/** A copy of a message, and the mark by which it was stored. */
type Copy = MailToParse & { mark: string | null };

/** Takes back the copies of refused messages: a sender that is told to come again must not find its mail listed twice. */
export class TakeBacks {
  #waiting = 0;

  constructor(
    private readonly mails: Pick<MailStore, 'takeBack'>,
    private readonly counters: Pick<ProcessCounters, 'add'>,
    private readonly log: Logger,
  ) {}

  /** Resolves when the copies are gone, or after a second; it goes on until Redis has taken them back. */
  async takeBack(copies: readonly Copy[]): Promise<void> {
    if (copies.length === 0) return;
    if (this.#waiting + copies.length > maxCopies) {
      this.log.error({ msg: 'copies of a refused mail not taken back: too many wait', copies: copies.length });
      return;
    }
    this.#waiting += copies.length;
    const ended = this.#takeBackAtLength(copies).finally(() => (this.#waiting -= copies.length));
    await Promise.race([ended, pause(patienceMs)]);
  }

  async #takeBackAtLength(copies: readonly Copy[]): Promise<void> {
    for (const givenUpAtMs = performance.now() + givenUpAfterMs; ;) {
      try {
        await this.mails.takeBack(copies);
        this.counters.add('smtp:taken_back', '', copies.length);
        return;
      } catch (error) {
        if (performance.now() > givenUpAtMs) {
          const ids = copies.map(({ id }) => id);
          this.log.error({ msg: 'copies of a refused mail not taken back', messageIds: ids, error: String(error) });
          return;
        }
        await pause(pauseMs, undefined, { ref: false });
      }
    }
  }
}
