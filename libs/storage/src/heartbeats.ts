import type { ProcessRole, RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from './redis.js';

/** How often a process says that it lives, and after how long without a word its kind counts as missing. */
const heartbeatIntervalMs = 5000;
const missingAfterMs = 3 * heartbeatIntervalMs + 1000;

/** Which kinds of process have been heard of lately. Redis' own TTL decides, so no two clocks are compared. */
export class Heartbeats {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Says so at once and from now on; returns what ends it. With Redis away a beat is simply missing.
   *
   * @param onBeat  called after each beat that Redis took.
   */
  keepBeating(role: ProcessRole, instanceId: string, onBeat: () => void = () => undefined): () => void {
    const beat = () => void this.beat(role, instanceId).then(onBeat, () => undefined);
    beat();
    const timer = setInterval(beat, heartbeatIntervalMs);
    return () => clearInterval(timer);
  }

  async beat(role: ProcessRole, instanceId: string): Promise<void> {
    await this.commands.do((redis) => redis.set(this.keys.heartbeat(role), instanceId, 'PX', missingAfterMs));
  }

  async missing(roles: readonly ProcessRole[]): Promise<ProcessRole[]> {
    const values = await this.commands.do((redis) => redis.mget(roles.map((role) => this.keys.heartbeat(role))));
    return roles.filter((_, index) => values[index] === null);
  }
}
