import { queueNames } from '@efemera/contract/redis';
import { Storage } from '@efemera/storage';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { pauseAfterError } from '../pause-after-error.js';

const everyMs = 1000;
/** The schedule lives in Redis; it is set again now and then, in case Redis came back without it. */
const scheduleAgainMs = 30_000;
/** A queue needs memory to make a job: with Redis full, expiry, which alone would free some, must not depend on one. */
const withoutQueueMs = 10_000;

/** Ends inboxes and mail whose time is up. The scheduler makes one job a second, however many workers there are. */
@Processor(queueNames.retention, { lockDuration: 10_000, stalledInterval: 5_000 })
export class RetentionProcessor extends WorkerHost implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(RetentionProcessor.name);
  #timers: NodeJS.Timeout[] = [];

  constructor(private readonly storage: Storage) {
    super();
  }

  onApplicationBootstrap(): void {
    const schedule = () => {
      this.storage.retentionQueue.scheduleEvery(everyMs).catch((error: unknown) => {
        this.#logger.warn({ msg: 'retention not scheduled', err: String(error) });
      });
    };
    schedule();
    const expire = () => {
      this.process().catch((error: unknown) => this.#logger.warn({ msg: 'not expired', err: String(error) }));
    };
    this.#timers = [setInterval(schedule, scheduleAgainMs), setInterval(expire, withoutQueueMs)];
  }

  onApplicationShutdown(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  override async process(): Promise<void> {
    const looked = await this.storage.inboxes.expireDue();
    if (looked > 0) this.#logger.log({ msg: 'expired', addresses: looked });
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    pauseAfterError(this, error, this.#logger);
  }
}
