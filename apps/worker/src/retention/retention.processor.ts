import { BlockStore, InboxStore, MemoryGuard, QueueBoard, queueNames, Schedules } from '@efemera/storage';
import { Processor } from '@nestjs/bullmq';
import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { keepScheduled, leaveToNext } from '../keep-scheduled.js';
import { QueueWorker, runRetryDelay } from '../queue-worker.js';

const checkMs = 1000;
/** One job makes several checks: with a job for each, Redis woke up a third more often while nothing happened. */
const checksPerJob = 5;
/** Redis needs memory to queue a job. Expiry frees memory, so it must also run without a job when Redis is full. */
const withoutQueueMs = 10_000;

const freeEveryMs = 5000;
const dropOldEveryMs = 60_000;

/**
 * Expires inboxes and mail every second, in one of the workers; when that one ends, another goes on within five seconds.
 */
@Processor(queueNames.retention, { lockDuration: 10_000, stalledInterval: 5_000, runRetryDelay })
export class RetentionProcessor extends QueueWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #ended = new AbortController();
  #timers: NodeJS.Timeout[] = [];
  #checking: Promise<void> | null = null;

  constructor(
    private readonly schedules: Schedules,
    private readonly inboxes: InboxStore,
    private readonly queueBoard: QueueBoard,
    private readonly memory: MemoryGuard,
    private readonly blocks: BlockStore,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    const expire = () => {
      this.#check().catch((error: unknown) => this.logger.warn({ msg: 'not expired', err: String(error) }));
    };
    const schedule = this.schedules.open('retention', 'expire');
    // Connects now, so that the first `freeStalledChecks` does not fail on a connection that is still being opened.
    this.queueBoard.open();
    const report = (msg: string) => (error: unknown) => this.logger.warn({ msg, err: String(error) });
    const free = () => {
      this.queueBoard.freeStalledChecks().catch(report('stalled jobs not checked'));
    };
    const dropOld = () => {
      this.queueBoard.dropOldFailures().catch(report('old failed jobs not deleted'));
      this.blocks.dropEnded().catch(report('ended blocks not deleted'));
    };
    this.#timers = [
      keepScheduled(schedule, checksPerJob * checkMs, this.logger),
      setInterval(expire, withoutQueueMs),
      setInterval(free, freeEveryMs),
      setInterval(dropOld, dropOldEveryMs),
    ];
  }

  onApplicationShutdown(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  /** Ends a running job after its current check. */
  end(): void {
    this.#ended.abort();
  }

  override async process(): Promise<void> {
    const startedAt = performance.now();
    let failure: unknown = null;
    for (let made = 1; ; made++) {
      // After a failed check, as on one broken partition, the job goes on: the other partitions must still expire.
      await this.#check().catch((error: unknown) => (failure = error));
      if (made === checksPerJob || this.#ended.signal.aborted) break;
      const pauseMs = Math.max(0, startedAt + made * checkMs - performance.now());
      await pause(pauseMs, undefined, { signal: this.#ended.signal }).catch(() => undefined);
    }
    if (failure !== null) throw failure;
  }

  /** Calls that come during a check share it. */
  #check(): Promise<void> {
    return (this.#checking ??= this.#expire().finally(() => (this.#checking = null)));
  }

  async #expire(): Promise<void> {
    await leaveToNext(async () => {
      const looked = await this.inboxes.expireDue();
      if (looked > 0) this.logger.log({ msg: 'expired', addresses: looked });
      await this.#dropUnclaimed();
    }, this.logger);
  }

  /**
   * Drops mail of unclaimed addresses when the store is nearly full, to make room for mail of held inboxes. Drops a few
   * addresses at a time: Redis frees the memory only after it has answered, so dropping until the memory is free would drop
   * too much.
   */
  async #dropUnclaimed(): Promise<void> {
    await this.memory.look();
    if (!this.memory.isCrowded) return;
    const dropped = await this.inboxes.dropUnclaimed();
    if (dropped > 0)
      this.logger.warn({ msg: 'store crowded: mail of unclaimed addresses dropped', addresses: dropped });
  }
}
