import { queueNames, RankingStore, Schedules } from '@efemera/storage';
import { Processor } from '@nestjs/bullmq';
import { Inject, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { keepScheduled, leaveToNext } from '../keep-scheduled.js';
import { QueueWorker, runRetryDelay } from '../queue-worker.js';

export const RANKING_SECONDS = Symbol('ranking seconds');

/**
 * Aggregates the rankings: senders of mail, and countries of visits. Work that one job leaves undone is done by the
 * next one.
 */
@Processor(queueNames.ranking, { lockDuration: 30_000, stalledInterval: 10_000, runRetryDelay })
export class RankingProcessor extends QueueWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly schedules: Schedules,
    private readonly rankings: RankingStore,
    @Inject(RANKING_SECONDS) private readonly everySeconds: number,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.#timer = keepScheduled(this.schedules.open('ranking', 'roll-up'), this.everySeconds * 1000, this.logger);
  }

  onApplicationShutdown(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  override async process(): Promise<void> {
    await leaveToNext(() => this.#rollUp(), this.logger);
  }

  async #rollUp(): Promise<void> {
    const startedAt = performance.now();
    const { foldedHours, changed } = await this.rankings.rollUp();
    const ms = Math.round(performance.now() - startedAt);
    if (foldedHours > 0 || changed.length > 0) this.logger.log({ msg: 'rolled up', foldedHours, changed, ms });
  }
}
