import type { PushJob } from '@efemera/contract/redis';
import type { OutboundTargets } from '@efemera/network';
import { PushIdentity, pushRequest } from '@efemera/push';
import {
  MailStore,
  ProcessCounters,
  PushStore,
  queueNames,
  StorageUnavailableError,
  type DueNotice,
} from '@efemera/storage';
import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Logger } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { BusyError, CallSlots } from '../outbound/call-slots.js';
import { callTarget, type CallOutcome } from '../outbound/call.js';
import { pauseAfterError, runRetryDelay } from '../pause-after-error.js';
import { pushLimits } from './limits.js';

/** Null: no browser is told of mail. */
export const PUSH_TARGETS = Symbol('push targets');
export const PUSH_RETRY_DELAYS_MS = Symbol('push retry delays');

/** Pause before a job that found the store away tries again. */
const storeAwayMs = 5000;

/**
 * Tells browsers of new mail by Web Push. A job names only mail and subscription: the content is read when the call is made,
 * so no content of a mail is stored in the queue, and a mail that was read or deleted in the meantime is not sent.
 *
 * A worker that is killed between a call and its record makes the call again: both have one topic, and the browser shows
 * both as one notification.
 */
@Processor(queueNames.push, {
  concurrency: pushLimits.concurrency,
  lockDuration: 30_000,
  stalledInterval: 15_000,
  maxStalledCount: 3,
  runRetryDelay,
})
export class PushProcessor extends WorkerHost {
  readonly #logger = new Logger(PushProcessor.name);
  readonly #slots = new CallSlots(pushLimits);
  readonly #ending = new AbortController();

  constructor(
    private readonly push: PushStore,
    private readonly mails: MailStore,
    private readonly counters: ProcessCounters,
    private readonly identity: PushIdentity,
    @Inject(PUSH_TARGETS) private readonly targets: OutboundTargets | null,
    @Inject(PUSH_RETRY_DELAYS_MS) private readonly retryDelaysMs: readonly number[],
  ) {
    super();
  }

  /** While a part of the store is away, the job stays in the queue and no attempt counts. */
  override async process(job: Job<PushJob>, token?: string): Promise<void> {
    try {
      await this.#notify(job, token);
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error;
      await this.#putOff(job, token, Date.now() + storeAwayMs);
    }
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    pauseAfterError(this, error, this.#logger);
  }

  /** Aborts every running call. */
  end(): void {
    this.#ending.abort(new Error('This worker ends.'));
  }

  async #notify(job: Job<PushJob>, token?: string): Promise<void> {
    const due = await this.push.due(job.data);
    if (!due) return;
    let outcome: CallOutcome | null;
    try {
      outcome = await this.#call(job.data, due);
    } catch (error) {
      // Leaves the job to another worker: an aborted call says nothing about the push service.
      if (this.#ending.signal.aborted) return this.#putOff(job, token, Date.now());
      // The call was not made, so it does not count as an attempt.
      if (error instanceof BusyError) return this.#putOff(job, token, Date.now() + error.waitMs);
      throw error;
    }
    if (outcome) await this.#settle(job, token, due, outcome);
  }

  /** Calls the push service; null where there is nothing left to tell. */
  async #call({ address, mailId, subscriptionId, attempts }: PushJob, due: DueNotice): Promise<CallOutcome | null> {
    const [mail, keys] = await Promise.all([this.mails.get(address, mailId), this.identity.keys()]);
    const ttlSeconds = Math.floor((due.inboxEndsAtMs - Date.now()) / 1000);
    if (!mail || mail.summary.read || !keys || !this.targets || ttlSeconds < 1) return null;
    const { id, from, subject, code } = mail.summary;
    const request = pushRequest(
      due.subscription,
      { id, to: address, from, subject, code },
      { keys, subject: this.identity.subject, ttlSeconds, name: `${mailId} ${subscriptionId}` },
    );
    const { targets } = this;
    const surroundings = { targets, slots: this.#slots, attempts, signal: this.#ending.signal };
    return callTarget(due.subscription.endpoint, request, surroundings);
  }

  async #settle(job: Job<PushJob>, token: string | undefined, due: DueNotice, outcome: CallOutcome): Promise<void> {
    const { status, error } = outcome;
    // RFC 8030 §7.3: the browser or its user has ended the subscription.
    if (status === 404 || status === 410) {
      this.counters.add('push:notices', 'unsubscribed');
      return this.push.drop(job.data);
    }
    const nextAtMs = this.#nextAttempt(job.data, due, outcome);
    if (nextAtMs !== null) {
      await job.updateData({ ...job.data, attempts: job.data.attempts + 1 });
      return this.#putOff(job, token, nextAtMs);
    }
    await this.push.settle(job.data);
    this.counters.add('push:notices', error === null ? 'sent' : 'given_up');
    if (error !== null) this.#logger.warn({ msg: 'notice given up', messageId: job.data.mailId, status, error });
  }

  /** Null when there is no further attempt: the call was accepted, or is refused for good, or the inbox expires before it. */
  #nextAttempt({ attempts }: PushJob, { inboxEndsAtMs }: DueNotice, outcome: CallOutcome): number | null {
    const { status, error, isFinal, retryAfterMs } = outcome;
    const delayMs = this.retryDelaysMs[attempts];
    const mayPass = status === null || status === 429 || status >= 500;
    if (error === null || isFinal || !mayPass || delayMs === undefined) return null;
    const atMs = Date.now() + Math.max(delayMs, retryAfterMs ?? 0);
    return atMs < inboxEndsAtMs ? atMs : null;
  }

  async #putOff(job: Job<PushJob>, token: string | undefined, atMs: number): Promise<never> {
    await job.moveToDelayed(atMs, token);
    throw new DelayedError();
  }
}
