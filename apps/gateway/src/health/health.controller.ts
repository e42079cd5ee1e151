import type { Readiness } from '@efemera/contract';
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { HealthCheck } from './health-check.js';

@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthCheck) {}

  @Get('live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** 200 when Redis answers and SMTP and worker sent a heartbeat lately; else 503 with the names of what is missing. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const missing = await this.health.missing();
    if (missing.length > 0) response.status(503);
    return { status: missing.length > 0 ? 'not_ready' : 'ready', missing };
  }
}
