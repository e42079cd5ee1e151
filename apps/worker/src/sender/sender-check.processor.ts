import type { MailToParse, SenderCheckJob } from '@efemera/contract/redis';
import { createMailProcesses, type MailProcesses } from '@efemera/mime/processes';
import type { OutboundTargets } from '@efemera/network';
import { MailStore, queueNames } from '@efemera/storage';
import { measured, type MailTracer } from '@efemera/tracing';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Job } from 'bullmq';
import { QueueWorker, runRetryDelay } from '../queue-worker.js';
import { TRACER } from '../tracer.js';
import { WebhookAnnouncer } from '../webhooks/announce.js';
import { TARGETS } from '../webhooks/webhook.processor.js';
import { checkSender, notFound, type MailToJudge } from './check-sender.js';
import { DNS, type Dns } from './dns.js';
import { senderLimits } from './limits.js';

export const HOSTNAME = Symbol('hostname');

/**
 * Checks the senders of mail that is already parsed and announced, so no reader waits for it. Each job holds a handful
 * of mails: a slow name server then delays neither parsing nor the checks of other mail for long.
 */
@Processor(queueNames.senderCheck, {
  concurrency: senderLimits.concurrency,
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 3,
  runRetryDelay,
})
export class SenderCheckProcessor extends QueueWorker {
  readonly #processes: MailProcesses<{ source: Uint8Array }> = createMailProcesses({
    // The path works from src (Jest) and from dist: a child process runs compiled code only.
    file: new URL('../../dist/sender/find-signatures.js', import.meta.url),
    processes: 1,
    deadlineMs: senderLimits.hashMs,
  });

  constructor(
    private readonly mails: MailStore,
    private readonly announcer: WebhookAnnouncer,
    @Inject(DNS) private readonly dns: Dns | null,
    @Inject(HOSTNAME) private readonly hostname: string,
    @Inject(TARGETS) private readonly targets: OutboundTargets | null,
    @Inject(TRACER) private readonly tracer: MailTracer | null,
  ) {
    super();
  }

  override async process(job: Job<SenderCheckJob>): Promise<void> {
    await this.dns?.known;
    for (const mail of job.data.mails) {
      const { dns } = this;
      if (dns?.mayWork) await measured(this.tracer, mail.id, 'mail.check_sender', () => this.#check(dns, mail));
    }
  }

  async closeProcesses(): Promise<void> {
    await this.#processes.close();
  }

  async #check(dns: Dns, { address, id }: MailToParse): Promise<void> {
    const mail = await this.mails.delivered(address, id);
    if (!mail?.parsed || !mail.envelope) return;
    // A worker may have died between storing the result and announcing it.
    if (mail.summary.auth) return this.#announce({ address, id });
    const { summary, envelope, source } = mail;
    const found = await this.#processes.run<MailToJudge['found']>({ source }, (why) => notFound(source, why));
    const { checked, unheard } = await dns.lookUp(async (lookUps) => ({
      checked: await checkSender({ from: summary.from, envelope, found, hostname: this.hostname }, lookUps),
      unheard: lookUps.unheard,
    }));
    // Fails the job so that another worker repeats it: an aborted look-up says nothing about the sender.
    if (dns.closed) throw new Error('This worker ends.');
    if (unheard && !(await dns.probe())) return;
    await this.mails.saveAuth(address, summary, checked);
    await this.#announce({ address, id });
  }

  async #announce(mail: MailToParse): Promise<void> {
    if (this.targets) await this.announcer.announce('mail:updated', mail);
  }
}
