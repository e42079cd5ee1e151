import type { PushKeys } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';

/** The key pair by which push services know this service. Writes `push-keys`, once. */
export class PushKeyStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  async read(): Promise<PushKeys | null> {
    return parsed(await this.commands.do((redis) => redis.get(this.keys.pushKeys)));
  }

  /** Keeps these keys, unless another process was faster; returns those that are kept. */
  async keep(candidate: PushKeys): Promise<PushKeys> {
    const { publicKey, privateKey } = candidate;
    const json = JSON.stringify({ publicKey, privateKey });
    // One command: if Redis were emptied between two, the caller would get keys that Redis does not keep.
    const earlier = await this.commands.do((redis) => redis.set(this.keys.pushKeys, json, 'NX', 'GET'));
    return parsed(earlier) ?? candidate;
  }
}

const parsed = (json: string | null) => (json === null ? null : (JSON.parse(json) as PushKeys));
