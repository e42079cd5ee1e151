import type { AuditAction, AuditEntry } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';

const mostEntries = 2000;

/** Records the actions of operators. */
export class AuditLog {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Adds an entry and returns its id. */
  async add(entry: Omit<AuditEntry, 'id' | 'at'>): Promise<string> {
    const id = await this.commands.do((redis) =>
      redis.xadd(this.keys.audit, 'MAXLEN', '~', mostEntries, '*', 'entry', JSON.stringify(entry)),
    );
    return id ?? '';
  }

  /** Lists entries, newest first. */
  async list(count: number): Promise<AuditEntry[]> {
    const rows = (await this.commands.do((redis) => redis.xrevrange(this.keys.audit, '+', '-', 'COUNT', count))) as [
      string,
      string[],
    ][];
    return rows.map(([id, [, json = '{}']]) => ({
      ...(JSON.parse(json) as {
        actor: string;
        network: string;
        action: AuditAction;
        subject: string;
        outcome: string;
      }),
      id,
      at: new Date(Number(id.split('-')[0])).toISOString(),
    }));
  }
}
