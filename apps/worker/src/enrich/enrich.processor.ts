import type { EnrichJob } from '@efemera/contract/redis';
import { queueNames } from '@efemera/contract/redis';
import type { Parser } from '@efemera/mime/pool';
import { enrichMail, Storage } from '@efemera/storage';
import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Job } from 'bullmq';

export const PARSER = Symbol('parser');

/** Jobs in hand at once: while one waits for Redis, another is being parsed. */
const concurrency = 4;

/** Parses the mail of held inboxes. A mail that was read before its turn came, or is gone, is left alone. */
@Processor(queueNames.enrich, {
  concurrency,
  // The parser's own deadline ends a stuck mail; these only tell how soon a dead worker's mail goes to another one.
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
})
export class EnrichProcessor extends WorkerHost {
  constructor(
    private readonly storage: Storage,
    @Inject(PARSER) private readonly parser: Parser,
  ) {
    super();
  }

  override async process(job: Job<EnrichJob>): Promise<void> {
    const { address, id } = job.data;
    const mail = await this.storage.messages.get(address, id);
    if (mail && !mail.parsed) await enrichMail(this.storage.messages, this.parser, address, mail);
  }
}
