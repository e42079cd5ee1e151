import type { EnrichJob, MailToParse } from '@efemera/contract/redis';
import type { Parser } from '@efemera/mime/pool';
import type { OutboundTargets } from '@efemera/network';
import {
  enrichMail,
  EnrichQueue,
  MailStore,
  queueNames,
  SenderCheckQueue,
  StorageUnavailableError,
} from '@efemera/storage';
import { measured, type MailTracer } from '@efemera/tracing';
import { Processor } from '@nestjs/bullmq';
import { Inject, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Job } from 'bullmq';
import { QueueWorker, runRetryDelay } from '../queue-worker.js';
import { PushAnnouncer } from '../push/push-announcer.js';
import { PUSH_TARGETS } from '../push/push.processor.js';
import { DNS, type Dns } from '../sender/dns.js';
import { TRACER } from '../tracer.js';
import { WebhookAnnouncer } from '../webhooks/announce.js';
import { TARGETS } from '../webhooks/webhook.processor.js';

export const PARSER = Symbol('parser');

/** Jobs at a time: while one waits for Redis, another is parsed. */
const concurrency = 3;
/** Mails up to this size are read, parsed and stored together, so that each step is one call for many of them. */
const maxTogetherBytes = 64 * 1024;
/** Interval at which the worker looks for mail whose job was lost. */
const lookEveryMs = 5000;

export const enrichWorker = {
  // The parser's own deadline ends the parsing of a stuck mail. These values only set how soon another worker takes
  // over the mail of a dead worker.
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
  runRetryDelay,
} as const;

/**
 * Parses the mail of held inboxes and announces it. Skips mail that is already parsed or deleted. A process may store a
 * mail and die before it has queued it: the worker looks for such mail in the store and queues it.
 */
@Processor(queueNames.enrich, { ...enrichWorker, concurrency })
export class EnrichProcessor extends QueueWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | null = null;
  #looking = false;

  constructor(
    private readonly senderCheckQueue: SenderCheckQueue,
    private readonly mails: MailStore,
    private readonly enrichQueue: EnrichQueue,
    private readonly webhooks: WebhookAnnouncer,
    private readonly push: PushAnnouncer,
    @Inject(PARSER) private readonly parser: Parser,
    @Inject(DNS) private readonly dns: Dns | null,
    @Inject(TARGETS) private readonly webhookTargets: OutboundTargets | null,
    @Inject(PUSH_TARGETS) private readonly pushTargets: OutboundTargets | null,
    @Inject(TRACER) private readonly tracer: MailTracer | null,
  ) {
    super();
  }

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.#queueLost(), lookEveryMs);
  }

  onApplicationShutdown(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  override async process(job: Job<EnrichJob>): Promise<void> {
    const done: MailToParse[] = [];
    const failures: unknown[] = [];
    // One failing mail must not stop the others.
    const enrich = async (mail: MailToParse) => {
      try {
        await this.#enrich(mail);
        done.push(mail);
      } catch (error) {
        failures.push(error);
      }
    };
    const isSmall = ({ bytes = Infinity }: MailToParse) => bytes <= maxTogetherBytes;
    await Promise.all(job.data.mails.filter(isSmall).map(enrich));
    for (const mail of job.data.mails) {
      // If the store is away, all mails fail, so the job fails.
      if (failures.some((error) => error instanceof StorageUnavailableError)) break;
      // One large mail after the other: a job with several of them must not fill the memory.
      if (!isSmall(mail)) await enrich(mail);
    }
    if (this.dns?.mayWork) await this.senderCheckQueue.addNow(done);
    await this.mails.settle(done);
    if (failures.length === 0) return;
    await job.updateData({ mails: job.data.mails.filter((mail) => !done.includes(mail)) });
    throw failures[0];
  }

  async #enrich({ address, id }: MailToParse): Promise<void> {
    const mail = await enrichMail(this.mails, this.parser, address, id, {
      measure: (work) => measured(this.tracer, id, 'mail.parse', work),
    });
    if (!mail) return;
    const { webhooks = true, browsers = true } = mail.followers ?? {};
    await Promise.all([
      webhooks && this.webhookTargets && this.webhooks.announce('mail:received', { address, id }),
      browsers && this.pushTargets && this.push.announce({ address, id }),
    ]);
  }

  async #queueLost(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    const { enrichQueue } = this;
    try {
      const lost = await this.mails.takeLost(await enrichQueue.waitingSinceMs(), (mails) => enrichQueue.addNow(mails));
      if (lost.length > 0) this.logger.warn({ msg: 'lost mails queued again', mails: lost.length });
    } catch (error) {
      this.logger.warn({ msg: 'no lost mail looked for', err: String(error) });
    } finally {
      this.#looking = false;
    }
  }
}
