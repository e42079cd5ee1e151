import type { OutboundTargets } from '@efemera/config';
import type { EnrichJob, MailToParse } from '@efemera/contract/redis';
import { queueNames } from '@efemera/contract/redis';
import type { Parser } from '@efemera/mime/pool';
import { enrichMail, Storage } from '@efemera/storage';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import type { Job } from 'bullmq';
import { pauseAfterError } from '../pause-after-error.js';
import { DNS, type Dns } from '../sender/dns.js';
import { announce } from '../webhooks/announce.js';
import { TARGETS } from '../webhooks/webhook.processor.js';

export const PARSER = Symbol('parser');

/** Jobs in hand at once: while one waits for Redis, another is being parsed. */
const concurrency = 3;

/** Parses the mail of held inboxes. A mail that was read before its turn came, or is gone, is left alone. */
@Processor(queueNames.enrich, {
  concurrency,
  // The parser's own deadline ends a stuck mail; these only tell how soon a dead worker's mail goes to another one.
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
})
export class EnrichProcessor extends WorkerHost {
  readonly #logger = new Logger(EnrichProcessor.name);

  constructor(
    private readonly storage: Storage,
    @Inject(PARSER) private readonly parser: Parser,
    @Inject(DNS) private readonly dns: Dns | null,
    @Inject(TARGETS) private readonly targets: OutboundTargets | null,
  ) {
    super();
  }

  override async process(job: Job<EnrichJob>): Promise<void> {
    // One after the other: a job of large mails must not fill the memory.
    for (const mail of job.data.mails) await this.#enrich(mail);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    pauseAfterError(this, error, this.#logger);
  }

  async #enrich({ address, id }: MailToParse): Promise<void> {
    const mail = await this.storage.messages.get(address, id);
    if (mail && !mail.parsed) await enrichMail(this.storage.messages, this.parser, address, mail);
    if (mail && this.targets) await announce(this.storage, 'mail:received', { address, id });
    if (mail && this.dns?.mayWork) this.storage.senderCheckQueue.add({ address, id });
  }
}
