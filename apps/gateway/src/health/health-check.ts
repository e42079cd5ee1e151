import type { Readiness } from '@efemera/contract';
import { Heartbeats } from '@efemera/storage';
import { Injectable } from '@nestjs/common';

@Injectable()
export class HealthCheck {
  constructor(private readonly heartbeats: Heartbeats) {}

  /** Names the parts of the service that are needed and do not answer. */
  async missing(): Promise<Readiness['missing']> {
    try {
      return (await this.heartbeats.missing(['smtp', 'worker'])) as Readiness['missing'];
    } catch {
      // Without Redis, this gateway knows nothing of the other processes: they write their heartbeats to Redis.
      return ['redis', 'smtp', 'worker'];
    }
  }
}
