import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '@efemera/config';
import type { MailStore, ProcessCounters, StoredCopy } from '@efemera/storage';

/** How long the 451 waits for Redis to delete the copies. If that takes longer, they are deleted after the answer. */
const patienceMs = 1000;
const pauseMs = 500;
/**
 * How long deleting is tried again. A late deletion still helps, because senders repeat refused mail for hours; after
 * this time, Redis is back or has lost its data.
 */
const givenUpAfterMs = 10 * 60_000;
/**
 * How many copies may wait to be deleted: while Redis is unreachable, a flood of mail must not fill the memory. Further
 * copies stay stored.
 */
const maxCopies = 20_000;

/**
 * Takes back the copies of refused messages: without this, a message that its sender sends again after a 4xx would be
 * listed twice.
 */
export class TakeBacks {
  #waiting = 0;

  constructor(
    private readonly mails: Pick<MailStore, 'takeBack'>,
    private readonly counters: Pick<ProcessCounters, 'add'>,
    private readonly log: Logger,
  ) {}

  /** Resolves when Redis has deleted the copies, or after a second; deleting is then tried again for ten minutes. */
  async takeBack(copies: readonly StoredCopy[]): Promise<void> {
    if (copies.length === 0) return;
    if (this.#waiting + copies.length > maxCopies) {
      this.log.error({ msg: 'copies of a refused mail not taken back: too many wait', copies: copies.length });
      return;
    }
    this.#waiting += copies.length;
    const ended = this.#takeBackAtLength(copies).finally(() => (this.#waiting -= copies.length));
    await Promise.race([ended, pause(patienceMs)]);
  }

  async #takeBackAtLength(copies: readonly StoredCopy[]): Promise<void> {
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
