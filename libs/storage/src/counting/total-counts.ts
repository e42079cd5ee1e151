import type { Stats } from '@efemera/contract';
import { partitions, type RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';

/** Reads the total counts of claims and received mails. The scripts that claim and store increment them. */
export class TotalCounts {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  async read(): Promise<Stats> {
    const rows = await this.commands.do((redis) =>
      Promise.all(partitions.map((partition) => redis.hmget(this.keys.counts(partition), 'created', 'received'))),
    );
    return {
      emailsCreated: rows.reduce((sum, [created]) => sum + Number(created), 0),
      messagesReceived: rows.reduce((sum, [, received]) => sum + Number(received), 0),
    };
  }
}
