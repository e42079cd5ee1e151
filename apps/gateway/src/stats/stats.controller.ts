import { ContractError, statsReportSchema, type BuildInfo, type Stats } from '@efemera/contract';
import { TotalCounts } from '@efemera/storage';
import { Body, Controller, Get, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { buildInfo } from '../site/build-info.js';

@Controller('api/stats')
export class StatsController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly totals: TotalCounts,
  ) {}

  @Get()
  async read(
    @Query('info') info: unknown,
  ): Promise<Stats & { version?: string; buildInfo?: Omit<BuildInfo, 'version'> }> {
    const stats = await this.totals.read();
    if (info !== 'true') return stats;
    const { version, ...rest } = buildInfo(this.settings);
    return { ...stats, version, buildInfo: rest };
  }

  /**
   * Accepts a browser's report, and counts nothing: claims and stored mails are counted where they happen, in the same
   * transaction, so counting a browser's report would count the same event twice.
   */
  @Post()
  @RateLimited('report')
  @HttpCode(200)
  async report(@Body() body: unknown): Promise<Stats> {
    if (!statsReportSchema.safeParse(body).success) {
      throw new ContractError('unknown_action', 'The action must be email_created or message_received.');
    }
    return this.totals.read();
  }
}
