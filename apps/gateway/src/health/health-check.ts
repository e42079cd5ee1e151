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
      // The heartbeats of the other processes are in Redis.
      return ['redis', 'smtp', 'worker'];
    }
  }
}
