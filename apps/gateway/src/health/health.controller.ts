import type { Readiness } from '@efemera/contract';
import { Storage } from '@efemera/storage';
import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';

@Controller('health')
export class HealthController {
  constructor(private readonly storage: Storage) {}

  @Get('live')
  live(): { status: 'live' } {
    return { status: 'live' };
  }

  /** 200 only when Redis answers and SMTP and worker have been heard of lately; else 503 with what is missing. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const missing = await this.#missing();
    if (missing.length > 0) response.status(503);
    return { status: missing.length > 0 ? 'not_ready' : 'ready', missing };
  }

  async #missing(): Promise<Readiness['missing']> {
    try {
      return (await this.storage.heartbeats.missing(['smtp', 'worker'])) as Readiness['missing'];
    } catch {
      // Without Redis nobody can be heard of.
      return ['redis', 'smtp', 'worker'];
    }
  }
}
