import { examine } from '@efemera/doctor';
import { auditQuerySchema, type AuditList, type DoctorReport, type OperatorOverview } from '@efemera/contract';
import { AuditLog, MailDomains, PageViewCounts, PushKeyStore, StoreInspector, TotalCounts } from '@efemera/storage';
import { Controller, Get, Inject, Query, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { examinedSettings, SETTINGS, type Settings } from '../config.js';
import { HealthCheck } from '../health/health-check.js';
import { OperatorGuard } from '../access/operator-access.js';

/** The state of the service, for the first page of the operator. */
@Controller('api/admin')
@UseGuards(OperatorGuard)
export class OverviewController {
  /** The examination under way. Callers share it: it connects to hosts of others, which many at once would flood. */
  #examining: Promise<DoctorReport> | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly inspector: StoreInspector,
    private readonly totals: TotalCounts,
    private readonly pageViews: PageViewCounts,
    private readonly auditLog: AuditLog,
    private readonly pushKeys: PushKeyStore,
    private readonly health: HealthCheck,
    private readonly domains: MailDomains,
  ) {}

  /** Answers also while Redis is unreachable, because that is when an operator looks. */
  @Get('overview')
  async overview(): Promise<OperatorOverview> {
    const missing = await this.health.missing();
    const [store, stats, pageViews] = await Promise.all([
      this.inspector.report().catch(() => null),
      this.totals.read().catch(() => null),
      this.pageViews.list().catch(() => null),
    ]);
    return {
      health: { status: missing.length > 0 ? 'not_ready' : 'ready', missing },
      store,
      emailsCreated: stats?.emailsCreated ?? null,
      messagesReceived: stats?.messagesReceived ?? null,
      pageViews,
    };
  }

  @Get('doctor')
  async doctor(): Promise<DoctorReport> {
    this.#examining ??= examine({
      settings: { ...examinedSettings(this.settings), domains: this.#receivingDomains() },
      store: () => this.inspector.report(),
      pushKeys: () => this.pushKeys.read(),
    })
      .then((findings) => ({ findings, checkedAt: new Date().toISOString() }))
      .finally(() => (this.#examining = null));
    return this.#examining;
  }

  /**
   * The first domain of the settings, with which SMTP greets, and then the others, without retired ones. In place of a
   * wildcard such as `*.x.org`, the doctor examines `doctor.x.org`.
   */
  #receivingDomains(): string[] {
    const [greeting = '', ...others] = this.settings.MAIL_DOMAINS;
    const added = this.domains.all.flatMap(({ domain, state }) => (state === 'retired' ? [] : [domain]));
    const names = [...others.filter((domain) => added.includes(domain)), ...added];
    return [...new Set([greeting, ...names.map((domain) => domain.replace(/^\*/, 'doctor'))])];
  }

  @Get('audit')
  async audit(@Query({ schema: auditQuerySchema }) { limit }: z.output<typeof auditQuerySchema>): Promise<AuditList> {
    return { entries: await this.auditLog.list(limit) };
  }
}
