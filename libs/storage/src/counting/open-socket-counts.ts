import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { reportSockets } from '../redis/scripts/counting-scripts.js';

/** A gateway that did not say for this long how many sockets it has is gone, and so are they. */
const forgottenAfterMs = 16_000;

/** How many browsers are connected, over all gateways. */
export class OpenSocketCounts {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Told by each gateway every few seconds. */
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
