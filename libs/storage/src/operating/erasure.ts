import { partitions, type RedisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import type { RedisCommands } from '../redis/commands.js';

/**
 * A rewrite begins after this fraction of the time in which deleted mail must be gone from the files; the rest is for the
 * rewrite to end.
 */
const startShare = 1 / 2;
const keptFactsShare = 1 / 8;
const retryShare = 1 / 8;

interface Rewrite {
  /** Number of events that had been trimmed from the streams when the rewrite was prepared. */
  facts: number;
  /** Everything deleted before this time will be missing from the new files. */
  coversUntilMs: number;
  /** Null while the rewrite is prepared and has not started. */
  startedAtMs: number | null;
}

/** The state of the append-only files, stored in Redis because workers come and go. */
interface ErasureState {
  /** Number of events that had been trimmed from the streams when the last complete rewrite was prepared. */
  coveredFacts: number;
  /** Earliest time of a deletion that the files may still hold; null if they hold none. */
  sinceMs: number | null;
  /** A rewrite that is prepared (old events are trimmed) or running. */
  rewrite: Rewrite | null;
  /** No new rewrite before this time: one has failed. */
  notBeforeMs: number;
}

const atFirst: ErasureState = { coveredFacts: -1, sinceMs: null, rewrite: null, notBeforeMs: 0 };

export type ErasureStep = 'clean' | 'waiting' | 'prepared' | 'started' | 'done' | 'failed' | 'no file';

interface Times {
  nowMs: number;
  eraseMs: number;
}

/** The facts about one server's append-only file in INFO. */
interface FileReport {
  isOn: boolean;
  isRewriting: boolean;
  hasFailed: boolean;
  upSinceMs: number;
}

/**
 * Makes Redis rewrite its append-only files, so that deleted mail does not stay readable on the disk for days.
 *
 * Every deletion adds an event in the same script, so without new events since the last rewrite nothing was deleted and
 * nothing is done. Events in the streams contain subjects and codes, too, so old ones are trimmed first. Writes `erasure`,
 * and trims `events`.
 */
export class Erasure {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /** How long deleted content may have been in the files, in milliseconds; 0 if they hold none. */
  async lagMs(nowMs: number): Promise<number> {
    const { sinceMs } = await this.#readState();
    return sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs);
  }

  /**
   * Checks whether a rewrite is due or has ended. Call it every few seconds, from any number of workers.
   *
   * @param eraseMs how long deleted mail may stay in the files.
   * @throws StorageUnavailableError
   */
  async step(eraseMs: number): Promise<ErasureStep> {
    const files = await this.#files();
    if (files.every((file) => file && !file.isOn)) return 'no file';
    const nowMs = await this.#nowMs();
    const state = await this.#readState();
    const isRewriting = files.some((file) => file?.isRewriting);
    if (state.rewrite) {
      if (isRewriting) return 'waiting';
      if (state.rewrite.startedAtMs === null) return this.#start(state, state.rewrite, { nowMs, eraseMs });
      return this.#finish(state, state.rewrite, files, { nowMs, eraseMs });
    }

    const { told, kept } = await this.#countFacts();
    if (told - kept === state.coveredFacts && kept === 0) return 'clean';
    if (state.sinceMs === null) {
      await this.#writeState({ ...state, sinceMs: nowMs });
      return 'waiting';
    }
    const isDue = nowMs - state.sinceMs >= eraseMs * startShare && nowMs >= state.notBeforeMs;
    return isDue ? this.#prepare(state, { nowMs, eraseMs }) : 'waiting';
  }

  /** The rewrite itself starts in the next step: by then replicas have deleted the same data as their masters. */
  async #prepare(state: ErasureState, { nowMs, eraseMs }: Times): Promise<ErasureStep> {
    const coversUntilMs = nowMs - Math.ceil(eraseMs * keptFactsShare);
    await this.#trimFacts(coversUntilMs);
    const { told, kept } = await this.#countFacts();
    await this.#writeState({ ...state, rewrite: { facts: told - kept, coversUntilMs, startedAtMs: null } });
    return 'prepared';
  }

  async #start(state: ErasureState, rewrite: Rewrite, times: Times): Promise<ErasureStep> {
    // Written first, so that another worker does not start a rewrite as well.
    await this.#writeState({ ...state, rewrite: { ...rewrite, startedAtMs: times.nowMs } });
    const answers = await this.commands.ofServers((redis) => redis.bgrewriteaof());
    return answers.every(({ answer }) => answer !== null) ? 'started' : this.#fail(state, times);
  }

  async #finish(
    state: ErasureState,
    { facts, coversUntilMs, startedAtMs }: Rewrite,
    files: readonly (FileReport | null)[],
    times: Times,
  ): Promise<ErasureStep> {
    // A server that was restarted in between has not finished its rewrite.
    const isWhole = files.every((file) => file && !file.hasFailed && file.upSinceMs < Number(startedAtMs));
    if (!isWhole) return this.#fail(state, times);
    const { told } = await this.#countFacts();
    const sinceMs = told === facts ? null : coversUntilMs;
    await this.#writeState({ coveredFacts: facts, sinceMs, rewrite: null, notBeforeMs: 0 });
    return 'done';
  }

  /** A failed rewrite is retried after a pause; until then the files hold deleted content. */
  async #fail(state: ErasureState, { nowMs, eraseMs }: Times): Promise<'failed'> {
    await this.#writeState({ ...state, rewrite: null, notBeforeMs: nowMs + eraseMs * retryShare });
    return 'failed';
  }

  /** Number of all events ever added, and of those still in the streams. */
  async #countFacts(): Promise<{ told: number; kept: number }> {
    const counts = await this.#ofPartitions(async (redis, key) => {
      const fields = (await redis.xinfo('STREAM', key).catch(noStream)) as unknown[];
      const field = (name: string) => Number(fields[fields.indexOf(name) + 1] ?? 0);
      return fields.length === 0 ? { told: 0, kept: 0 } : { told: field('entries-added'), kept: field('length') };
    });
    return counts.reduce((sum, { told, kept }) => ({ told: sum.told + told, kept: sum.kept + kept }));
  }

  async #trimFacts(beforeMs: number): Promise<void> {
    await this.#ofPartitions((redis, key) => redis.xtrim(key, 'MINID', beforeMs));
  }

  #ofPartitions<T>(ask: (redis: Redis, eventsKey: string) => Promise<T>): Promise<T[]> {
    return this.commands.do((redis) =>
      Promise.all(partitions.map((partition) => ask(redis, this.keys.events(partition)))),
    );
  }

  async #files(): Promise<(FileReport | null)[]> {
    const answers = await this.commands.ofServers((redis) => redis.info());
    const nowMs = Date.now();
    return answers.map(({ answer }) => (answer === null ? null : fileReportOf(answer, nowMs)));
  }

  async #nowMs(): Promise<number> {
    const [seconds] = (await this.commands.do((redis) => redis.time())) as (string | number)[];
    return Number(seconds) * 1000;
  }

  async #readState(): Promise<ErasureState> {
    const text = await this.commands.do((redis) => redis.get(this.keys.erasure));
    return text === null ? atFirst : (JSON.parse(text) as ErasureState);
  }

  async #writeState(state: ErasureState): Promise<void> {
    await this.commands.do((redis) => redis.set(this.keys.erasure, JSON.stringify(state)));
  }
}

function noStream(error: Error): [] {
  if (/no such key/.test(error.message)) return [];
  throw error;
}

function fileReportOf(text: string, nowMs: number): FileReport {
  const info = new Map(text.split('\r\n').map((line) => line.split(':', 2) as [string, string]));
  return {
    isOn: info.get('aof_enabled') === '1',
    isRewriting: info.get('aof_rewrite_in_progress') === '1' || info.get('aof_rewrite_scheduled') === '1',
    hasFailed: info.get('aof_last_bgrewrite_status') !== 'ok',
    upSinceMs: nowMs - 1000 * Number(info.get('uptime_in_seconds')),
  };
}
