import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OperatorAccess } from '../access/operator-access.js';
import { SharedMetrics } from './shared-metrics.js';

@Controller('metrics')
export class MetricsController {
  constructor(
    private readonly metrics: SharedMetrics,
    private readonly access: OperatorAccess,
  ) {}

  /** Metrics without any address or subject: open without METRICS_TOKEN, like the health checks. */
  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.access.checkMetrics(request, response);
    // Prometheus reads from `version` in which form the text is.
    const text = await this.metrics.text();
    response.set('Content-Type', 'text/plain; version=0.0.4; charset=utf-8').end(text);
  }
}
