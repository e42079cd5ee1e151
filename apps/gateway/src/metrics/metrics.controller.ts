import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { SharedMetrics } from './shared-metrics.js';

@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: SharedMetrics) {}

  /** Whole figures, no address and no subject: open, like the health checks. A proxy may hide it (docs/operating.md). */
  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Res() response: Response): Promise<void> {
    // Not by `type()`: Express would replace the version in it, which Prometheus reads, by its own charset.
    const text = await this.metrics.text();
    response.set('Content-Type', 'text/plain; version=0.0.4; charset=utf-8').end(text);
  }
}
