import type { Readiness } from '@efemera/contract';
import { Heartbeats } from '@efemera/storage';
import { Injectable } from '@nestjs/common';

@Injectable()
export class HealthCheck {
  constructor(private readonly heartbeats: Heartbeats) {}

  /** What the service can't do without and does not have. */
  async missing(): Promise<Readiness['missing']> {
    try {
      return (await this.heartbeats.missing(['smtp', 'worker'])) as Readiness['missing'];
    } catch {
      // Without Redis nobody can be heard of.
      return ['redis', 'smtp', 'worker'];
    }
  }
}
