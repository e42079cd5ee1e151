import { webhookHeaders, type EmailSummary, type WebhookCall } from '@efemera/contract';
import type { WebhookJob } from '@efemera/contract/redis';
import type { OutboundTargets } from '@efemera/network';
import { type DueWebhook, MailStore, queueNames, WebhookStore } from '@efemera/storage';
import { measured, type MailTracer } from '@efemera/tracing';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Job } from 'bullmq';
import { callTarget, hasFailed, type CallOutcome } from '../outbound/call.js';
import { OutboundProcessor, outboundWorker } from '../outbound/outbound.processor.js';
import { TRACER } from '../tracer.js';
import { webhookLimits } from './limits.js';
import { signatureHeaders } from './sign.js';

/** Null: webhooks are off. */
export const TARGETS = Symbol('targets');
export const RETRY_DELAYS_MS = Symbol('retry delays');

/**
 * An attempt that would come later is planned for a second after the inbox expires: it finds the delivery deleted and
 * ends the job.
 */
const pastEndMs = 1000;

/**
 * Calls webhooks. A job names only a delivery. Its content is read when the call is made, so no content of a mail is
 * stored in the queue, and a mail deleted in the meantime is not sent.
 */
@Processor(queueNames.webhooks, outboundWorker(webhookLimits))
export class WebhookProcessor extends OutboundProcessor<WebhookJob> {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly mails: MailStore,
    @Inject(TARGETS) private readonly targets: OutboundTargets | null,
    @Inject(RETRY_DELAYS_MS) private readonly retryDelaysMs: readonly number[],
    @Inject(TRACER) private readonly tracer: MailTracer | null,
  ) {
    super(webhookLimits);
  }

  protected override async attempt(job: Job<WebhookJob>): Promise<number | null> {
    const due = this.targets && (await this.webhooks.due(job.data));
    // If its event is announced again during the first call, a delivery is queued twice: the second job does nothing.
    if (!due || !this.targets || due.delivery.state !== 'pending') return null;
    const outcome = await this.#call(job.data, due, this.targets);
    const nextAtMs = this.#nextAttempt(due, outcome);
    await this.#keep(job.data, due, outcome, nextAtMs);
    return nextAtMs;
  }

  async #call({ address }: WebhookJob, due: DueWebhook, targets: OutboundTargets): Promise<CallOutcome> {
    const { webhook, delivery } = due;
    const mail = await this.mails.get(address, delivery.emailId);
    if (!mail) return { status: null, error: 'email_gone', isFinal: true, retryAfterMs: null };
    const body = bodyOf(due, mail.summary);
    const request = () => ({
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Efemera-Webhooks',
        [webhookHeaders.event]: delivery.event,
        [webhookHeaders.delivery]: delivery.id,
        ...signatureHeaders(webhook.secret, { id: delivery.id, body, atMs: Date.now() }),
      },
      body,
    });
    const surroundings = { targets, slots: this.slots, attempts: delivery.attempts, signal: this.signal };
    const call = () => callTarget(webhook.url, request, surroundings);
    return measured(this.tracer, delivery.emailId, 'mail.webhook', call, hasFailed);
  }

  /**
   * Time of the next attempt, at the latest just after the inbox has expired; null when there is none, because the call was
   * accepted or is given up.
   */
  #nextAttempt({ delivery, inboxEndsAtMs }: DueWebhook, { error, isFinal }: CallOutcome): number | null {
    const delay = this.retryDelaysMs[delivery.attempts];
    if (error === null || isFinal || delay === undefined) return null;
    return Math.min(Date.now() + delay, inboxEndsAtMs + pastEndMs);
  }

  async #keep(job: WebhookJob, { delivery }: DueWebhook, outcome: CallOutcome, nextAtMs: number | null): Promise<void> {
    const { status, error } = outcome;
    const state = error === null ? 'delivered' : nextAtMs === null ? 'dead' : 'pending';
    await this.webhooks.save(job, {
      ...delivery,
      state,
      attempts: delivery.attempts + 1,
      lastStatus: status,
      lastError: error,
      lastAttemptAt: new Date().toISOString(),
      nextAttemptAt: nextAtMs === null ? null : new Date(nextAtMs).toISOString(),
    });
    if (state !== 'dead') return;
    const { id, emailId: messageId } = delivery;
    this.logger.warn({ msg: 'webhook given up', delivery: id, messageId, status, error });
  }
}

function bodyOf({ delivery: { id, event } }: DueWebhook, email: EmailSummary): string {
  return JSON.stringify({ id, event, to: email.to, email } satisfies WebhookCall);
}
