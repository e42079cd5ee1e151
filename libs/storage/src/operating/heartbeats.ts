import type { ProcessReport, Vitals } from '@efemera/contract';
import type { ProcessRole, RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { beat } from '../redis/scripts/operating-scripts.js';

/** How often a process says that it lives, and after how long without a word its kind counts as missing. */
const heartbeatIntervalMs = 5000;
const missingAfterMs = 3 * heartbeatIntervalMs + 1000;
/** A silent process is reported for a while, with its age: what died just now is what an operator looks for. */
const forgottenAfterMs = 60_000;

export interface HeartbeatOptions {
  role: ProcessRole;
  instance: string;
  vitals: () => Vitals;
  /** Called after each beat that Redis took. */
  onBeat?: () => void;
}

/** Which processes have been heard of lately. Redis' own clock decides, so no two clocks are compared unknowingly. */
export class Heartbeats {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Says so at once and from now on; returns what ends it. With Redis away a beat is simply missing. */
  keepBeating({ role, instance, vitals, onBeat = () => undefined }: HeartbeatOptions): () => void {
    const sayAlive = () => void this.beat(role, instance, vitals()).then(onBeat, () => undefined);
    sayAlive();
    const timer = setInterval(sayAlive, heartbeatIntervalMs);
    return () => clearInterval(timer);
  }

  async beat(role: ProcessRole, instance: string, vitals: Vitals, clockMs = Date.now()): Promise<void> {
    await this.commands.run(beat, {
      heartbeatKey: this.keys.heartbeat(role),
      processesKey: this.keys.processes,
      process: `${role}/${instance}`,
      missingAfterMs,
      clockMs,
      vitals: JSON.stringify(vitals),
      forgottenAfterMs,
    });
  }

  async missing(roles: readonly ProcessRole[]): Promise<ProcessRole[]> {
    const values = await this.commands.do((redis) => redis.mget(roles.map((role) => this.keys.heartbeat(role))));
    return roles.filter((_, index) => values[index] === null);
  }

  /** Everyone heard of within the last minute. */
  async processes(nowMs: number): Promise<ProcessReport[]> {
    const fields = await this.commands.do((redis) => redis.hgetall(this.keys.processes));
    return Object.entries(fields)
      .map(([field, value]) => {
        const [role, instance = ''] = field.split('/');
        const [, heardMs, offsetMs, vitals = '{}'] = /^(\d+) (-?[\d.]+) (.*)$/s.exec(value) ?? [];
        return {
          role: role as ProcessRole,
          instance,
          ageSeconds: Math.max(0, nowMs - Number(heardMs)) / 1000,
          clockOffsetSeconds: Number(offsetMs) / 1000,
          vitals: JSON.parse(vitals) as Vitals,
        };
      })
      .sort((a, b) => a.role.localeCompare(b.role) || a.vitals.startedAtMs - b.vitals.startedAtMs);
  }
}
