import type { Readiness } from '@efemera/contract';
import { Heartbeats } from '@efemera/storage';
import { Injectable } from '@nestjs/common';

@Injectable()
export class HealthCheck {
  constructor(private readonly heartbeats: Heartbeats) {}

  /** Names the parts that are needed and do not answer. */
  async missing(): Promise<Readiness['missing']> {
    try {
      return (await this.heartbeats.missing(['smtp', 'worker'])) as Readiness['missing'];
    } catch {
      // Without Redis, nothing is known of the other processes: their heartbeats are there.
      return ['redis', 'smtp', 'worker'];
    }
  }
}
