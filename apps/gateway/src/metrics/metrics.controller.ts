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

  /**
   * The metrics, which name no address and no subject. Where the operator has not set METRICS_TOKEN, they are open to
   * everybody, as the health checks always are.
   */
  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Req() request: Request, @Res() response: Response): Promise<void> {
    await this.access.checkMetrics(request, response);
    // Prometheus reads from `version` in which form the text is.
    const text = await this.metrics.text();
    response.set('Content-Type', 'text/plain; version=0.0.4; charset=utf-8').end(text);
  }
}
