import type { Stats, StoreReport } from '@efemera/contract';
import { ApiKeyStore, ProcessCounters, StoreInspector, TotalCounts } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import { METRICS, type Metrics } from './registry.js';

/** Redis is read at most this often, however many clients scrape: `/metrics` may be open to everybody. */
const freshMs = 1000;

type Counter = Awaited<ReturnType<ProcessCounters['read']>>[number];

/** Collects the metrics of the whole service from Redis. */
@Injectable()
export class SharedMetrics {
  #drawn: { at: number; done: Promise<void> } | null = null;

  constructor(
    @Inject(METRICS) private readonly metrics: Metrics,
    private readonly inspector: StoreInspector,
    private readonly counters: ProcessCounters,
    private readonly totals: TotalCounts,
    private readonly apiKeys: ApiKeyStore,
  ) {}

  /** All metrics as Prometheus reads them. While Redis is unreachable, only this gateway's own. */
  async text(): Promise<string> {
    if (!this.#drawn || performance.now() - this.#drawn.at > freshMs) {
      this.#drawn = { at: performance.now(), done: this.#draw() };
    }
    await this.#drawn.done;
    return this.metrics.registry.metrics();
  }

  async #draw(): Promise<void> {
    const { shared, redisUp } = this.metrics;
    const read = await Promise.all([
      this.inspector.report(),
      this.counters.read(),
      this.totals.read(),
      this.apiKeys.ids(),
    ]).catch(() => null);
    for (const metric of Object.values(shared)) {
      metric.reset();
      // While Redis is unreachable, leaves these metrics out: old values would look current, and after a counter of 0
      // Prometheus would count its whole value again once Redis answers.
      if (!read) metric.remove({});
    }
    redisUp.set(read ? 1 : 0);
    if (read) this.#set(...read);
  }

  #set(report: StoreReport, counters: Counter[], stats: Stats, apiKeyIds: ReadonlySet<string>): void {
    const { shared } = this.metrics;
    shared.received.inc(stats.messagesReceived);
    shared.claimed.inc(stats.emailsCreated);
    for (const counter of counters) {
      // Skips counters of revoked keys: a process may have added to them after the revocation deleted them.
      if (!counter.name.startsWith('key:') || apiKeyIds.has(counter.label)) this.#setCounter(counter);
    }

    for (const { name: queue, paused, jobs, lagSeconds } of report.queues) {
      for (const [state, count] of Object.entries(jobs)) shared.queueJobs.set({ queue, state }, count);
      shared.queuePaused.set({ queue }, paused ? 1 : 0);
      shared.queueLag.set({ queue }, lagSeconds);
    }
    shared.expiryLag.set(report.expiryLagSeconds);
    shared.erasureLag.set(report.erasureLagSeconds);
    const eraseSeconds = report.processes.flatMap(({ vitals }) => vitals.eraseSeconds || []);
    if (eraseSeconds.length > 0) shared.erasureLimit.set(Math.min(...eraseSeconds));
    else shared.erasureLimit.remove({});

    for (const { role, instance, ageSeconds, clockOffsetSeconds, vitals } of report.processes) {
      const labels = { role, process: instance.slice(0, 8) };
      shared.heartbeatAge.set(labels, ageSeconds);
      shared.clockOffset.set(labels, clockOffsetSeconds);
      shared.processMemory.set(labels, vitals.memoryBytes);
      shared.processCpu.inc(labels, vitals.cpuSeconds);
      shared.loopDelay.set(labels, vitals.loopDelayP99Seconds);
      if (vitals.connections !== undefined) shared.connections.set(labels, vitals.connections);
      if (vitals.certificateValidUntilMs !== undefined)
        shared.certificateExpiry.set(labels, vitals.certificateValidUntilMs / 1000);
    }
    shared.storeFilled.set({ kind: 'unclaimed' }, report.redis.filled.unclaimed);
    shared.storeFilled.set({ kind: 'held' }, report.redis.filled.held);
    shared.redisWriteFault.set(report.redis.writeFault === null ? 0 : 1);
    shared.redisMemory.set(report.redis.usedBytes);
    shared.redisMemoryLimit.set(report.redis.limitBytes);
    shared.redisClients.set(report.redis.clients);
  }

  #setCounter({ name, label, amount }: Counter): void {
    const { shared } = this.metrics;
    const [first = '', second = ''] = label.split('/');
    switch (name) {
      case 'smtp:connections':
        return shared.smtpConnections.inc(amount);
      case 'smtp:accepted':
        return shared.smtpAccepted.inc({ tls: first === 'tls' ? 'yes' : 'no' }, amount);
      case 'smtp:bytes':
        return shared.smtpBytes.inc(amount);
      case 'smtp:refused':
        return shared.smtpRefused.inc({ code: first, reason: second }, amount);
      case 'intake:accepted':
        return shared.intakeAccepted.inc(amount);
      case 'intake:refused':
        return shared.intakeRefused.inc({ code: first, reason: second }, amount);
      case 'intake:listed':
        return shared.intakeListed.inc({ zone: label }, amount);
      case 'smtp:taken_back':
        return shared.smtpTakenBack.inc(amount);
      case 'domain:mails':
        return shared.domainMails.inc({ domain: label }, amount);
      case 'domain:claims':
        return shared.domainClaims.inc({ domain: label }, amount);
      case 'domain:refused':
        return shared.domainRefused.inc({ domain: label }, amount);
      case 'page:views':
        return shared.pageViews.inc({ page: label }, amount);
      case 'parser:given_up':
        return shared.parserGivenUp.inc({ reason: first }, amount);
      case 'store:unreadable':
        return shared.unreadable.inc({ field: first }, amount);
      case 'store:erasures':
        return shared.erasures.inc({ outcome: first }, amount);
      case 'key:claimed':
        return shared.keyClaimed.inc({ key: label }, amount);
      case 'key:received':
        return shared.keyReceived.inc({ key: label }, amount);
      case 'key:refused':
        return shared.keyRefused.inc({ key: label }, amount);
      case 'push:notices':
        return shared.pushNotices.inc({ outcome: first }, amount);
      case 'jobs:completed':
        return shared.jobs.inc({ queue: first, outcome: 'completed' }, amount);
      case 'jobs:failed':
        return shared.jobs.inc({ queue: first, outcome: 'failed' }, amount);
      case 'jobs:ms':
        return shared.jobSeconds.inc({ queue: first }, amount / 1000);
    }
  }
}
