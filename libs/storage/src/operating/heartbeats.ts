import type { ProcessReport, Vitals } from '@efemera/contract';
import type { ProcessRole, RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { beat } from '../redis/scripts/operating-scripts.js';

/**
 * How often a process writes a heartbeat, and after how long without any heartbeat a role (such as `worker`) counts as
 * missing.
 */
const heartbeatIntervalMs = 5000;
const missingAfterMs = 3 * heartbeatIntervalMs + 1000;
/** How long a process without heartbeats stays listed, with its age: an operator looks for the process that just died. */
const forgottenAfterMs = 60_000;

export interface HeartbeatOptions {
  role: ProcessRole;
  instance: string;
  vitals: () => Vitals;
  /** Called after each heartbeat that Redis has stored. */
  onBeat?: () => void;
}

/**
 * Lists the processes with recent heartbeats. Redis' clock dates all heartbeats, so clocks that differ cannot falsify
 * an age.
 */
export class Heartbeats {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** Writes a heartbeat now and at each interval; returns a function that stops it. Skips a beat if Redis is unreachable. */
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

  /** Lists all processes that wrote a heartbeat within the last minute. */
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
