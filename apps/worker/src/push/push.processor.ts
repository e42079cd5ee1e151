import type { PushJob } from '@efemera/contract/redis';
import type { OutboundTargets } from '@efemera/network';
import { PushIdentity, pushRequest } from '@efemera/push';
import { MailStore, ProcessCounters, PushStore, queueNames, type DueNotice } from '@efemera/storage';
import { measured, type MailTracer } from '@efemera/tracing';
import { Processor } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import type { Job } from 'bullmq';
import { callTarget, hasFailed, type CallOutcome } from '../outbound/call.js';
import { OutboundProcessor, outboundWorker } from '../outbound/outbound.processor.js';
import { TRACER } from '../tracer.js';
import { pushLimits } from './limits.js';

/** Null: notices are switched off. */
export const PUSH_TARGETS = Symbol('push targets');
export const PUSH_RETRY_DELAYS_MS = Symbol('push retry delays');

/**
 * Tells browsers of new mail by Web Push. A job names only mail and subscription: the content is read when the call is made,
 * so no content of a mail is stored in the queue, and a mail that was read or deleted in the meantime is not sent.
 *
 * A worker that is killed between a call and its record makes the call again: both have one topic, and the browser shows
 * both as one notification.
 */
@Processor(queueNames.push, outboundWorker(pushLimits))
export class PushProcessor extends OutboundProcessor<PushJob> {
  constructor(
    private readonly push: PushStore,
    private readonly mails: MailStore,
    private readonly counters: ProcessCounters,
    private readonly identity: PushIdentity,
    @Inject(PUSH_TARGETS) private readonly targets: OutboundTargets | null,
    @Inject(PUSH_RETRY_DELAYS_MS) private readonly retryDelaysMs: readonly number[],
    @Inject(TRACER) private readonly tracer: MailTracer | null,
  ) {
    super(pushLimits);
  }

  protected override async attempt(job: Job<PushJob>): Promise<number | null> {
    const due = await this.push.due(job.data);
    const outcome = due && (await this.#call(job.data, due));
    return outcome && this.#settle(job, due, outcome);
  }

  /** Calls the push service; null where there is nothing left to tell. */
  async #call({ address, mailId, subscriptionId, attempts }: PushJob, due: DueNotice): Promise<CallOutcome | null> {
    const [mail, keys] = await Promise.all([this.mails.get(address, mailId), this.identity.keys()]);
    const ttlSeconds = Math.floor((due.inboxEndsAtMs - Date.now()) / 1000);
    if (!mail || mail.summary.read || !keys || !this.targets || ttlSeconds < 1) return null;
    const { id, from, subject, code } = mail.summary;
    const request = () =>
      pushRequest(
        due.subscription,
        { id, to: address, from, subject, code },
        { keys, subject: this.identity.subject, ttlSeconds, name: `${mailId} ${subscriptionId}` },
      );
    const { targets } = this;
    const surroundings = { targets, slots: this.slots, attempts, signal: this.signal };
    const call = () => callTarget(due.subscription.endpoint, request, surroundings);
    return measured(this.tracer, mailId, 'mail.notice', call, hasFailed);
  }

  async #settle(job: Job<PushJob>, due: DueNotice, outcome: CallOutcome): Promise<number | null> {
    const { status, error } = outcome;
    // RFC 8030 §7.3: the browser or its user has ended the subscription.
    if (status === 404 || status === 410) {
      this.counters.add('push:notices', 'unsubscribed');
      await this.push.drop(job.data);
      return null;
    }
    const nextAtMs = this.#nextAttempt(job.data, due, outcome);
    if (nextAtMs !== null) {
      await job.updateData({ ...job.data, attempts: job.data.attempts + 1 });
      return nextAtMs;
    }
    await this.push.settle(job.data);
    this.counters.add('push:notices', error === null ? 'sent' : 'given_up');
    if (error !== null) this.logger.warn({ msg: 'notice given up', messageId: job.data.mailId, status, error });
    return null;
  }

  /**
   * Null when there is no further attempt: the call was accepted, or is refused for good, or the inbox expires before
   * it.
   */
  #nextAttempt({ attempts }: PushJob, { inboxEndsAtMs }: DueNotice, outcome: CallOutcome): number | null {
    const { status, error, isFinal, retryAfterMs } = outcome;
    const delayMs = this.retryDelaysMs[attempts];
    const mayPass = status === null || status === 429 || status >= 500;
    if (error === null || isFinal || !mayPass || delayMs === undefined) return null;
    const atMs = Date.now() + Math.max(delayMs, retryAfterMs ?? 0);
    return atMs < inboxEndsAtMs ? atMs : null;
  }
}
