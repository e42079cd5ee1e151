import type { EnrichJob } from '@efemera/contract/redis';
import { queueNames } from '@efemera/storage';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { pauseAfterError } from '../pause-after-error.js';
import { EnrichProcessor, enrichWorker } from './enrich.processor.js';

/** Fewer jobs at a time than of other mail: each may hold a large mail in memory. */
const concurrency = 2;

/**
 * Parses the mail of busy networks, and lost mail. Its jobs never take the places of the other mail's jobs. At the parser,
 * where both meet, a network that has used little parser time goes first.
 */
@Processor(queueNames.enrichBusy, { ...enrichWorker, concurrency })
export class BusyEnrichProcessor extends WorkerHost {
  readonly #logger = new Logger(BusyEnrichProcessor.name);

  constructor(private readonly enrich: EnrichProcessor) {
    super();
  }

  override process(job: Job<EnrichJob>): Promise<void> {
    return this.enrich.process(job);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    pauseAfterError(this, error, this.#logger);
  }
}
