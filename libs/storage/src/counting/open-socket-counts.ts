import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { reportSockets } from '../redis/scripts/counting-scripts.js';

/** After this long without a report, a gateway counts as dead and its sockets as closed. */
const forgottenAfterMs = 16_000;

/** Counts connected browsers over all gateways. */
export class OpenSocketCounts {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Stores the number of sockets that a gateway has open; each gateway calls this every few seconds. */
  async report(gatewayId: string, count: number): Promise<void> {
    await this.commands.run(reportSockets, {
      socketsKey: this.keys.sockets,
      gateway: gatewayId,
      count,
      forgottenAfterMs,
    });
  }

  async sum(): Promise<number> {
    return this.commands.run(reportSockets, {
      socketsKey: this.keys.sockets,
      gateway: null,
      count: 0,
      forgottenAfterMs,
    });
  }
}
