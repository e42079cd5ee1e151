import { webhookHeaders, type EmailSummary, type WebhookCall } from '@efemera/contract';
import type { WebhookJob } from '@efemera/contract/redis';
import type { OutboundTargets } from '@efemera/network';
import { type DueWebhook, MailStore, queueNames, StorageUnavailableError, WebhookStore } from '@efemera/storage';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { pauseAfterError, runRetryDelay } from '../pause-after-error.js';
import { BusyError, CallSlots } from './call-slots.js';
import { callWebhook, type CallOutcome } from './call.js';
import { webhookLimits } from './limits.js';
import { signCall } from './sign.js';

/** Null: there are no webhooks. */
export const TARGETS = Symbol('targets');
export const RETRY_DELAYS_MS = Symbol('retry delays');

/** A little past the end of an inbox: by then nothing of it is left to be told. */
const pastEndMs = 1000;
/** Until a job that found the store away looks again. */
const storeAwayMs = 5000;

/**
 * Calls webhooks. A job names a delivery; what is told is read when it is told, so that nothing of a mail lies in the
 * queue, and what is gone by then is not sent.
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
  readonly #slots = new CallSlots();
  readonly #ending = new AbortController();

  constructor(
    private readonly webhooks: WebhookStore,
    private readonly mails: MailStore,
    @Inject(TARGETS) private readonly targets: OutboundTargets | null,
    @Inject(RETRY_DELAYS_MS) private readonly retryDelaysMs: readonly number[],
  ) {
    super();
  }

  override async process(job: Job<WebhookJob>, token?: string): Promise<void> {
    const due = this.targets && (await this.#due(job, token));
    // One that was planned while it was being called has been queued twice.
    if (!due || !this.targets || due.delivery.state !== 'pending') return;
    let outcome: CallOutcome;
    try {
      outcome = await this.#call(job.data, due, this.targets);
    } catch (error) {
      // Another worker shall do it: what was broken off says nothing of the target.
      if (this.#ending.signal.aborted) return this.#putOff(job, token, Date.now());
      // No attempt of theirs: it was not made.
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

  /** Breaks off every call under way. */
  end(): void {
    this.#ending.abort(new Error('This worker ends.'));
  }

  /** While a part of the store is away, the job waits: given up, the delivery would wait for nobody. */
  async #due(job: Job<WebhookJob>, token: string | undefined): Promise<DueWebhook | null> {
    try {
      return await this.webhooks.due(job.data);
    } catch (error) {
      if (error instanceof StorageUnavailableError) return this.#putOff(job, token, Date.now() + storeAwayMs);
      throw error;
    }
  }

  async #call({ address }: WebhookJob, due: DueWebhook, targets: OutboundTargets): Promise<CallOutcome> {
    const { webhook, delivery } = due;
    const mail = await this.mails.get(address, delivery.emailId);
    if (!mail) return { status: null, error: 'email_gone', isFinal: true };
    const body = bodyOf(due, mail.summary);
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'Efemera-Webhooks',
      [webhookHeaders.event]: delivery.event,
      [webhookHeaders.delivery]: delivery.id,
      [webhookHeaders.signature]: signCall(webhook.secret, body, Date.now()),
    };
    return callWebhook(
      webhook.url,
      { headers, body },
      { targets, slots: this.#slots, attempts: delivery.attempts, signal: this.#ending.signal },
    );
  }

  /** Null when there is none: it was taken, or is given up. An inbox that ends before is not waited for any longer. */
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
