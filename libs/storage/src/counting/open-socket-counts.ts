import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';

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
    await this.commands.script('report-sockets', [this.keys.sockets], [gatewayId, count, forgottenAfterMs]);
  }

  async sum(): Promise<number> {
    return Number(await this.commands.script('report-sockets', [this.keys.sockets], ['', 0, forgottenAfterMs]));
  }
}
