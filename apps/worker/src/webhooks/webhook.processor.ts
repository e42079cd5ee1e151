import { webhookHeaders, type EmailSummary, type WebhookCall } from '@efemera/contract';
import type { WebhookJob } from '@efemera/contract/redis';
import type { OutboundTargets } from '@efemera/network';
import { type DueWebhook, MailStore, queueNames, StorageUnavailableError, WebhookStore } from '@efemera/storage';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { BusyError, CallSlots } from '../outbound/call-slots.js';
import { callTarget, type CallOutcome } from '../outbound/call.js';
import { pauseAfterError, runRetryDelay } from '../pause-after-error.js';
import { webhookLimits } from './limits.js';
import { signatureHeaders } from './sign.js';

/** Null: webhooks are off. */
export const TARGETS = Symbol('targets');
export const RETRY_DELAYS_MS = Symbol('retry delays');

/** One second past the expiry of an inbox: by then it has no event left to announce. */
const pastEndMs = 1000;
/** Pause before a job that found the store away tries again. */
const storeAwayMs = 5000;

/**
 * Calls webhooks. A job names only a delivery. Its content is read when the call is made, so no content of a mail is
 * stored in the queue, and a mail deleted in the meantime is not sent.
 */
@Processor(queueNames.webhooks, {
  concurrency: webhookLimits.concurrency,
  lockDuration: 30_000,
  stalledInterval: 15_000,
  maxStalledCount: 3,
  runRetryDelay,
})
export class WebhookProcessor extends WorkerHost {
  readonly #logger = new Logger(WebhookProcessor.name);
  readonly #slots = new CallSlots(webhookLimits);
  readonly #ending = new AbortController();

  constructor(
    private readonly webhooks: WebhookStore,
    private readonly mails: MailStore,
    @Inject(TARGETS) private readonly targets: OutboundTargets | null,
    @Inject(RETRY_DELAYS_MS) private readonly retryDelaysMs: readonly number[],
  ) {
    super();
  }

  /**
   * While a part of the store is away, the job stays in the queue and no attempt counts: if it failed for good, the
   * delivery would stay pending for ever.
   */
  override async process(job: Job<WebhookJob>, token?: string): Promise<void> {
    try {
      await this.#deliver(job, token);
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error;
      await this.#putOff(job, token, Date.now() + storeAwayMs);
    }
  }

  async #deliver(job: Job<WebhookJob>, token?: string): Promise<void> {
    const due = this.targets && (await this.webhooks.due(job.data));
    // A delivery that was planned during its own call is queued twice; the second job has nothing to do.
    if (!due || !this.targets || due.delivery.state !== 'pending') return;
    let outcome: CallOutcome;
    try {
      outcome = await this.#call(job.data, due, this.targets);
    } catch (error) {
      // Fails the job so that another worker repeats it: an aborted call says nothing about the target.
      if (this.#ending.signal.aborted) return this.#putOff(job, token, Date.now());
      // The call was not made, so it does not count as an attempt.
      if (error instanceof BusyError) return this.#putOff(job, token, Date.now() + error.waitMs);
      throw error;
    }
    const nextAtMs = this.#nextAttempt(due, outcome);
    await this.#keep(job.data, due, outcome, nextAtMs);
    if (nextAtMs !== null) await this.#putOff(job, token, nextAtMs);
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    pauseAfterError(this, error, this.#logger);
  }

  /** Aborts every running call. */
  end(): void {
    this.#ending.abort(new Error('This worker ends.'));
  }

  async #call({ address }: WebhookJob, due: DueWebhook, targets: OutboundTargets): Promise<CallOutcome> {
    const { webhook, delivery } = due;
    const mail = await this.mails.get(address, delivery.emailId);
    if (!mail) return { status: null, error: 'email_gone', isFinal: true, retryAfterMs: null };
    const body = bodyOf(due, mail.summary);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Efemera-Webhooks',
      [webhookHeaders.event]: delivery.event,
      [webhookHeaders.delivery]: delivery.id,
      ...signatureHeaders(webhook.secret, { id: delivery.id, body, atMs: Date.now() }),
    };
    return callTarget(
      webhook.url,
      { headers, body },
      { targets, slots: this.#slots, attempts: delivery.attempts, signal: this.#ending.signal },
    );
  }

  /**
   * Time of the next attempt, or null when there is none: the call was accepted, or is given up, or the inbox expires
   * before it.
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
    if (state === 'dead') this.#logger.warn({ msg: 'webhook given up', delivery: delivery.id, status, error });
  }

  async #putOff(job: Job<WebhookJob>, token: string | undefined, atMs: number): Promise<never> {
    await job.moveToDelayed(atMs, token);
    throw new DelayedError();
  }
}

function bodyOf({ delivery: { id, event } }: DueWebhook, email: EmailSummary): string {
  return JSON.stringify({ id, event, to: email.to, email } satisfies WebhookCall);
}
