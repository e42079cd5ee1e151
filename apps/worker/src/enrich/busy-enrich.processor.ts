import type { EnrichJob } from '@efemera/contract/redis';
import { queueNames } from '@efemera/storage';
import { Processor } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { QueueWorker } from '../queue-worker.js';
import { EnrichProcessor, enrichWorker } from './enrich.processor.js';

/** Fewer jobs at a time than of other mail: each may hold a large mail in memory. */
const concurrency = 2;

/**
 * Parses the mail of busy networks, and lost mail. Its jobs never take the places of the other mail's jobs. At the parser,
 * where both meet, a network that has used little parser time goes first.
 */
@Processor(queueNames.enrichBusy, { ...enrichWorker, concurrency })
export class BusyEnrichProcessor extends QueueWorker {
  constructor(private readonly enrich: EnrichProcessor) {
    super();
  }

  override process(job: Job<EnrichJob>): Promise<void> {
    return this.enrich.process(job);
  }
}
