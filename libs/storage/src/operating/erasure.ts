import { partitions, type RedisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import type { RedisCommands } from '../redis/commands.js';
import { readInfo, type ServerInfo } from '../redis/server-info.js';

/**
 * A rewrite begins after this fraction of the time in which deleted mail must be gone from the files; the rest is for the
 * rewrite to end.
 */
const startShare = 1 / 2;
const keptFactsShare = 1 / 8;
const retryShare = 1 / 8;
/**
 * The worker finds deletions by new events. Deleted comments, and counters with an IP address that have expired, write none:
 * on a site to which neither mail nor claims come, a rewrite runs this long after the last one.
 */
const quietMs = 24 * 3600 * 1000;

interface Rewrite {
  /** Number of events that had been trimmed from the streams when the rewrite was prepared. Stored: the name stays. */
  facts: number;
  /** Everything deleted before this time will be missing from the new files. */
  coversUntilMs: number;
  /**
   * How far each replication history, by its id, had come when the rewrite was prepared. A replica that has not come as far
   * still holds deleted mail, and would write it. Missing if an earlier version has prepared the rewrite.
   */
  offsets?: Readonly<Record<string, number>>;
  /** Null while the rewrite is prepared and has not started. */
  startedAtMs: number | null;
  /** The servers were told to write their snapshots. These come last, because a server writes one file at a time. */
  savesSnapshots?: boolean;
  /** The servers whose new files will lack the deleted mail; missing if an earlier version has started the rewrite. */
  servers?: readonly string[];
}

/** The state of the append-only files, stored in Redis because workers come and go. */
interface ErasureState {
  /** Number of events that had been trimmed from the streams when the last complete rewrite was prepared. */
  coveredFacts: number;
  /** Earliest deletion of a mail that the append-only files may still contain; null if they contain no deleted mail. */
  sinceMs: number | null;
  /** A rewrite that is prepared (old events are trimmed) or running. */
  rewrite: Rewrite | null;
  /** No new rewrite before this time: one has failed. */
  notBeforeMs: number;
  /** When the last complete rewrite ended; missing if an earlier version has written this state. */
  doneAtMs?: number;
  /**
   * The servers that have completed the last rewrite; missing if an earlier version has written this state. A server
   * that was cut off during the rewrite still has the deleted mail in its files.
   */
  servers?: readonly string[];
  /**
   * The servers that have been a replica, so that a snapshot may lie beside their append-only files. A server that is
   * restarted as a master does not tell any more that it was a replica.
   */
  snapshots?: readonly string[];
}

const atFirst: ErasureState = { coveredFacts: -1, sinceMs: null, rewrite: null, notBeforeMs: 0 };

export type ErasureStep = 'clean' | 'waiting' | 'prepared' | 'started' | 'done' | 'failed' | 'no file';

interface Times {
  nowMs: number;
  eraseMs: number;
}

/** The facts about one server's files in INFO. */
interface FileReport {
  server: string;
  isOn: boolean;
  /** True also while a replica takes the data of its master: it writes them to a file before it uses them. */
  isWriting: boolean;
  hasFailed: boolean;
  /**
   * A snapshot may lie beside the append-only file: a replica keeps the one that its master sent it at first, also when it
   * is a master later.
   */
  hasSnapshot: boolean;
  hasFailedToSave: boolean;
  uptimeMs: number;
  isReplica: boolean;
  /** The id of the stream of changes that a master and its replicas share. */
  history: string;
  /** How many bytes of the stream of changes (`history`) this server has applied. */
  offset: number;
}

/**
 * Makes Redis rewrite its append-only files, and the snapshots beside them, so that deleted mail does not stay readable on
 * the disk for days.
 *
 * Every deletion of mail adds an event in the same script, so without new events since the last rewrite no mail was deleted,
 * and nothing is done until a day after it. Events in the streams contain subjects and codes, too, so old ones are trimmed first. Writes `erasure`,
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
    const isWriting = files.some((file) => file?.isWriting);
    if (state.rewrite) {
      if (isWriting) return 'waiting';
      if (state.rewrite.startedAtMs === null) return this.#start(state, state.rewrite, files, { nowMs, eraseMs });
      return this.#finish(state, state.rewrite, files, { nowMs, eraseMs });
    }

    const { told, kept } = await this.#countFacts();
    const isCovered = told - kept === state.coveredFacts && kept === 0;
    const isQuiet = isCovered && nowMs - (state.doneAtMs ?? 0) < quietMs;
    if (isQuiet && (!state.servers || areAllIn(state.servers, files))) return 'clean';
    if (state.sinceMs === null) {
      await this.#writeState({ ...state, sinceMs: nowMs });
      return 'waiting';
    }
    const isDue = nowMs - state.sinceMs >= eraseMs * startShare && nowMs >= state.notBeforeMs;
    return isDue ? this.#prepare(state, { nowMs, eraseMs }) : 'waiting';
  }

  /** The rewrite itself starts in a later step, when replicas have deleted the same data as their masters. */
  async #prepare(state: ErasureState, { nowMs, eraseMs }: Times): Promise<ErasureStep> {
    const coversUntilMs = nowMs - Math.ceil(eraseMs * keptFactsShare);
    await this.#trimFacts(coversUntilMs);
    const { told, kept } = await this.#countFacts();
    const masters = (await this.#files()).filter((file) => file !== null).filter(({ isReplica }) => !isReplica);
    const offsets = Object.fromEntries(masters.map(({ history, offset }) => [history, offset]));
    await this.#writeState({ ...state, rewrite: { facts: told - kept, coversUntilMs, offsets, startedAtMs: null } });
    return 'prepared';
  }

  async #start(
    state: ErasureState,
    rewrite: Rewrite,
    files: readonly (FileReport | null)[],
    times: Times,
  ): Promise<ErasureStep> {
    const { offsets = {} } = rewrite;
    const known = files.filter((file) => file !== null);
    // A master with another history was restarted or has taken over: how far its replicas must come is not known.
    if (known.some(({ isReplica, history }) => !isReplica && !(history in offsets))) return this.#prepare(state, times);
    const isBehind = ({ isReplica, history, offset }: FileReport) =>
      isReplica && !(offset >= (offsets[history] ?? Infinity));
    // Replicas have `retryShare` since the rewrite was prepared, which was `keptFactsShare` after `coversUntilMs`.
    const waitsUntilMs = rewrite.coversUntilMs + times.eraseMs * (keptFactsShare + retryShare);
    if (times.nowMs < waitsUntilMs && known.some(isBehind)) return 'waiting';
    // Leaves out a replica that stays behind: `#finish` then misses it, and the rewrite fails and is tried again.
    const servers = known.filter((file) => !isBehind(file)).map(({ server }) => server);
    // Writes the state first, so that another worker does not start a rewrite as well.
    await this.#writeState({ ...state, rewrite: { ...rewrite, startedAtMs: times.nowMs, servers } });
    const isTaken = await this.#order(servers, (redis) => redis.bgrewriteaof());
    return isTaken ? 'started' : this.#fail(state, times);
  }

  async #finish(
    state: ErasureState,
    rewrite: Rewrite,
    files: readonly (FileReport | null)[],
    times: Times,
  ): Promise<ErasureStep> {
    const { facts: trimmedEvents, coversUntilMs, startedAtMs, savesSnapshots = false, servers = [] } = rewrite;
    // A server that was restarted in between has not finished its rewrite.
    const isWhole = files.every((file) => file && !file.hasFailed && file.uptimeMs > times.nowMs - Number(startedAtMs));
    const found = files.flatMap((file) => (file?.hasSnapshot ? file.server : []));
    const snapshots = [...new Set([...(state.snapshots ?? []), ...found])];
    const hasFailedToSave =
      savesSnapshots && files.some((file) => file?.hasFailedToSave && snapshots.includes(file.server));
    if (!isWhole || hasFailedToSave || !areAllIn(servers, files)) return this.#fail(state, times);
    if (!savesSnapshots && snapshots.length > 0) return this.#saveSnapshots({ ...state, snapshots }, rewrite, times);
    const { told } = await this.#countFacts();
    const sinceMs = told === trimmedEvents ? null : coversUntilMs;
    const doneAtMs = times.nowMs;
    await this.#writeState({
      coveredFacts: trimmedEvents,
      sinceMs,
      rewrite: null,
      notBeforeMs: 0,
      doneAtMs,
      servers,
      snapshots,
    });
    return 'done';
  }

  async #saveSnapshots(state: ErasureState, rewrite: Rewrite, times: Times): Promise<ErasureStep> {
    await this.#writeState({ ...state, rewrite: { ...rewrite, savesSnapshots: true } });
    const isTaken = await this.#order(rewrite.servers ?? [], async (redis, server) =>
      state.snapshots?.includes(server) ? redis.bgsave() : 'none',
    );
    return isTaken ? 'waiting' : this.#fail(state, times);
  }

  /** Gives an order to every server; false if one did not take it, or the cluster names one of `servers` no longer. */
  async #order(servers: readonly string[], give: (redis: Redis, server: string) => Promise<unknown>): Promise<boolean> {
    const answers = await this.commands.ofServers((redis, node) => give(redis, this.#serverAt(node)));
    const taken = answers.map(({ node, answer }) => (answer === null ? null : this.#serverAt(node)));
    return !taken.includes(null) && servers.every((server) => taken.includes(server));
  }

  /** Gives a single server a fixed name: workers may know it by different host names, and `servers` compares names. */
  #serverAt(node: string): string {
    return this.commands.isCluster ? node : 'single';
  }

  /** A failed rewrite is retried after a pause; until then the files hold deleted content. */
  async #fail(state: ErasureState, { nowMs, eraseMs }: Times): Promise<'failed'> {
    await this.#writeState({ ...state, rewrite: null, notBeforeMs: nowMs + eraseMs * retryShare });
    return 'failed';
  }

  /** Counts the facts that were ever added to the event streams (`told`), and those that are still in them. */
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
    return answers.map(({ node, answer }) =>
      answer === null ? null : fileReportOf(this.#serverAt(node), readInfo(answer)),
    );
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

const writingFields = [
  'aof_rewrite_in_progress',
  'aof_rewrite_scheduled',
  'rdb_bgsave_in_progress',
  'master_sync_in_progress',
] as const;

/** Servers that do not answer now are left out. */
const areAllIn = (servers: readonly string[], files: readonly (FileReport | null)[]) =>
  files.every((file) => !file || servers.includes(file.server));

function fileReportOf(server: string, info: ServerInfo): FileReport {
  const isReplica = info.get('role') === 'slave';
  return {
    server,
    isOn: info.get('aof_enabled') === '1',
    isWriting: writingFields.some((field) => info.get(field) === '1'),
    hasFailed: info.get('aof_last_bgrewrite_status') !== 'ok',
    // The second id of a history is not zero on a master that was a replica before, until it is restarted.
    hasSnapshot: isReplica || !/^0*$/.test(info.get('master_replid2') ?? ''),
    hasFailedToSave: info.get('rdb_last_bgsave_status') !== 'ok',
    uptimeMs: 1000 * Number(info.get('uptime_in_seconds')),
    isReplica,
    history: info.get('master_replid') ?? '',
    offset: Number(info.get(isReplica ? 'slave_repl_offset' : 'master_repl_offset')),
  };
}
