import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { parseRedisUrl, type RedisPlace } from '@efemera/contract/redis-url';
import { Cluster, Command, Redis, type ClusterOptions, type RedisOptions } from 'ioredis';
import { StorageFullError, StorageUnavailableError, toStorageError } from './errors.js';

/** A hung Redis must turn into an answer for whoever waits; a sender's own time-out is minutes away. */
const commandTimeoutMs = 5000;
/** Long enough for a cluster or sentinels to put a replica in a dead master's place; Haraka gives a mail 30 s. */
const failoverPatienceMs = 20_000;
const failoverPauseMs = 200;
/** Replicas on the same network answer within a millisecond. */
const replicasPatienceMs = 1000;
/** Where they are known to be missing: all partitions of one server together must not take as long as a command may. */
const missingReplicasPatienceMs = 250;
/** A master that hangs or died tells nobody who takes its place: the others are asked now and then. */
const lookAroundMs = 2000;

/** Refuses commands at once while Redis is away, and never sends one twice behind the caller's back. */
const failFast: RedisOptions = {
  connectTimeout: commandTimeoutMs,
  // A peer that vanished without a word: the connection is given up, and with it what waits for an answer.
  socketTimeout: 2 * commandTimeoutMs,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
};

/** The same for a cluster. What a node refused unseen (MOVED, ASK, TRYAGAIN) goes to where it belongs. */
const failFastInCluster: ClusterOptions = {
  retryDelayOnFailover: 0,
  retryDelayOnClusterDown: 0,
};

/** Opens the connection for commands. It reconnects by itself, with a growing pause. */
export const connectRedis: Connect = (url, name) =>
  connect(url, name, { ...failFast, commandTimeout: commandTimeoutMs }, failFastInCluster);

/** Opens a connection for reads that block at the server for as long as they ask. */
export const connectForBlockingReads: Connect = (url, name) =>
  connect(url, name, { ...failFast, blockingTimeout: commandTimeoutMs }, failFastInCluster);

/** Opens a connection for a BullMQ worker, which wants to wait for Redis rather than fail. */
export const connectForWorker: Connect = (url, name) =>
  connect(url, name, { maxRetriesPerRequest: null }, { slotsRefreshInterval: lookAroundMs });

export type Connect = (url: string, name: string) => Redis;

/** One Redis, the master that sentinels name, or a cluster, which takes the same commands: it is typed as one Redis. */
function connect(url: string, name: string, options: RedisOptions, clusterOptions: ClusterOptions = {}): Redis {
  const place = parseRedisUrl(url);
  if (!place) throw new Error('The URL of Redis is malformed.');
  const nodeOptions: RedisOptions = { connectionName: `efemera-${name}`, retryStrategy: reconnectPauseMs, ...options };
  const redis =
    place.kind === 'cluster' ? openCluster(place, nodeOptions, clusterOptions) : openOne(place, nodeOptions);
  // Every command reports its own failure; without a listener ioredis would print each attempt.
  redis.on('error', () => undefined);
  return redis as Redis;
}

function openOne(place: Exclude<RedisPlace, { kind: 'cluster' }>, options: RedisOptions): Redis {
  if (place.kind === 'single') return new Redis(place.url, options);
  const { master, database, tls, ...door } = place;
  return new Redis({
    ...door,
    name: master,
    db: database,
    ...(tls ? { tls: {}, enableTLSForSentinelMode: true } : {}),
    failoverDetector: true,
    sentinelCommandTimeout: commandTimeoutMs,
    sentinelRetryStrategy: reconnectPauseMs,
    // It was a master a moment ago: the sentinels are asked for the present one.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    ...options,
  });
}

function openCluster(
  { nodes, tls, username, password }: Extract<RedisPlace, { kind: 'cluster' }>,
  nodeOptions: RedisOptions,
  options: ClusterOptions,
): Cluster {
  const cluster = new Cluster(nodes, {
    clusterRetryStrategy: reconnectPauseMs,
    slotsRefreshTimeout: lookAroundMs,
    // Certificates are made out to names.
    ...(tls ? { dnsLookup: (address, callback) => callback(null, address) } : {}),
    ...options,
    redisOptions: {
      ...nodeOptions,
      ...(username === undefined ? {} : { username }),
      ...(password === undefined ? {} : { password }),
      ...(tls ? { tls: {} } : {}),
    },
  });
  if (nodeOptions.enableOfflineQueue === false) {
    // A connection to each node is opened by its first command. For that moment commands wait in it, and the cluster as
    // a whole still refuses them while it is away.
    Object.defineProperty(cluster.options, 'enableOfflineQueue', { get: () => cluster.status === 'ready' });
    // ioredis' own timer goes on for ever when the client is closed while it asks.
    const timer = setInterval(() => cluster.status === 'ready' && cluster.refreshSlotsCache(), lookAroundMs).unref();
    cluster.once('end', () => clearInterval(timer));
  }
  return cluster;
}

export const isCluster = (redis: Redis): boolean => redis.isCluster;

/** Every server that takes writes, as this process knows them. */
const mastersOf = (redis: Redis): Redis[] =>
  isCluster(redis) ? (redis as unknown as Cluster).nodes('master') : [redis];

/** Asks who they are now: one that died is forgotten with its connection, and is one still until it has been replaced. */
async function lookAround(redis: Redis): Promise<void> {
  if (!isCluster(redis)) return;
  await new Promise<void>((resolve) => (redis as unknown as Cluster).refreshSlotsCache(() => resolve()));
}

/** Waits for a connection that was opened a moment ago; false when Redis is not there. */
export async function becomesReady(redis: Redis): Promise<boolean> {
  if (redis.status === 'ready') return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), commandTimeoutMs);
    const end = (ready: boolean) => {
      clearTimeout(timer);
      redis.off('ready', onReady).off('close', onClose);
      resolve(ready);
    };
    const onReady = () => end(true);
    const onClose = () => end(false);
    redis.on('ready', onReady).on('close', onClose);
  });
}

function reconnectPauseMs(attempt: number): number {
  return Math.min(100 * attempt, 1000);
}

const source = (name: string) => readFileSync(new URL(`./scripts/${name}.lua`, import.meta.url), 'utf8');

/** Scripts and the preludes they need; the head of each file says its keys, arguments and result. */
const scripts = {
  'store-mail': ['preludes/inbox', 'preludes/hour'],
  'list-mails': ['preludes/inbox'],
  'remove-mail': ['preludes/inbox'],
  'set-read': ['preludes/inbox'],
  'save-parsed': ['preludes/inbox', 'preludes/hour'],
  'take-unparsed': ['preludes/inbox'],
  'count-taken': [],
  'save-auth': ['preludes/inbox'],
  'note-refusal': ['preludes/inbox'],
  'list-deliveries': [],
  'add-webhook': ['preludes/inbox'],
  'remove-webhook': [],
  'plan-webhooks': ['preludes/inbox'],
  'read-webhook': ['preludes/inbox'],
  'save-webhook-delivery': [],
  'mark-pushed': [],
  'read-inbox': ['preludes/inbox'],
  'add-comment': [],
  'hide-comment': [],
  'claim-inbox': ['preludes/inbox', 'preludes/hour'],
  'extend-inbox': ['preludes/inbox'],
  'release-inbox': ['preludes/inbox', 'preludes/release'],
  'expire-due': ['preludes/inbox', 'preludes/release'],
  'reserve-quota': [],
  'refund-quota': [],
  'record-visit': ['preludes/inbox', 'preludes/hour'],
  'drop-hour': [],
  'fold-hour': [],
  'publish-ranking': [],
  'count-call': [],
  'report-sockets': ['preludes/inbox'],
  beat: ['preludes/inbox'],
} satisfies Record<string, string[]>;
export type ScriptName = keyof typeof scripts;

type Argument = string | number | Buffer;
/** Bytes in pieces are one argument. */
type PiecedArgument = Argument | readonly Buffer[];
type ScriptCommand = (keyCount: number, ...keysAndArguments: Argument[]) => Promise<unknown>;
/** ioredis puts each defined command and its Buffer-returning twin on the client; its types can't know them. */
type WithScripts = Record<string, ScriptCommand>;

/** Replicas did not confirm, or whoever waits for them was in the way for longer than a command may take. */
const isWaitInVain = (error: unknown) => error instanceof Error && /^NOREPLICAS|Command timed out/.test(error.message);

const textOf = (name: ScriptName) => [...scripts[name], name].map(source).join('\n');

const isInPieces = (argument: PiecedArgument): argument is readonly Buffer[] =>
  typeof argument === 'object' && !Buffer.isBuffer(argument);
const joined = (argument: PiecedArgument): Argument => (isInPieces(argument) ? Buffer.concat(argument) : argument);

const gathering = new WeakSet<Writable>();

/**
 * Holds back what this turn of the loop writes until its end: one packet to Redis for all mails that came together, and
 * one from it with all answers. A call to the system and a wake-up of Redis for each is what a busy turn spends most on.
 */
function gatherWrites(stream: Writable): void {
  if (gathering.has(stream)) return;
  gathering.add(stream);
  stream.cork();
  setImmediate(() => {
    gathering.delete(stream);
    stream.uncork();
  });
}

/** Hands the bytes of its arguments to the connection as they are; ioredis' own copies all of them into one buffer first. */
class PiecedCommand extends Command {
  readonly #pieces: readonly (readonly Buffer[] | null)[];

  constructor(name: string, args: readonly PiecedArgument[]) {
    super(
      name,
      args.map((argument) => (typeof argument === 'object' ? '' : argument)),
    );
    this.#pieces = args.map((argument) => (typeof argument === 'object' ? [argument].flat() : null));
  }

  override toWritable(socket: NodeJS.WritableStream): string {
    gatherWrites(socket as Writable);
    let text = `*${this.args.length + 1}\r\n${bulk(this.name)}`;
    for (const [index, argument] of this.args.entries()) {
      const pieces = this.#pieces[index];
      if (!pieces) {
        text += bulk(String(argument));
        continue;
      }
      socket.write(`${text}$${pieces.reduce((sum, piece) => sum + piece.length, 0)}\r\n`);
      for (const piece of pieces) socket.write(piece);
      text = '\r\n';
    }
    return text;
  }
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** Commands of one connection, with Redis' failures turned into the storage's own errors. */
export class RedisCommands {
  readonly #texts = new Map<ScriptName, { lua: string; sha: string }>();
  /** Partitions that too few replicas had of last, and whether somebody finds out at the moment if they have it again. */
  readonly #withoutReplicas = new Map<string, { isTried: boolean }>();

  /**
   * @param waitReplicas  how many replicas must have what a caller is promised.
   * @param failsOver     another server takes the place of one that dies.
   * @param promising     where replicas are waited for: nothing else gets through such a connection meanwhile.
   */
  constructor(
    readonly redis: Redis,
    private readonly waitReplicas = 0,
    private readonly failsOver = false,
    private readonly promising = redis,
  ) {
    for (const name of Object.keys(scripts) as ScriptName[]) {
      const lua = textOf(name);
      this.#texts.set(name, { lua, sha: createHash('sha1').update(lua).digest('hex') });
      redis.defineCommand(name, { lua });
    }
  }

  get isReady(): boolean {
    return this.redis.status === 'ready' && this.promising.status === 'ready';
  }

  /** Runs an atomic script by name. Replies are strings and numbers. */
  script(name: ScriptName, keys: string[], args: Argument[] = []): Promise<unknown> {
    return this.#call(name, keys, args);
  }

  /** The same with bulk replies as bytes. */
  scriptForBytes(name: ScriptName, keys: string[], args: Argument[] = []): Promise<unknown> {
    return this.#call(`${name}Buffer`, keys, args);
  }

  /**
   * Runs a script whose outcome is a promise to somebody, and makes sure that it outlives its server.
   *
   * @throws StorageUnavailableError  also where it was done and too few replicas have it: nothing is promised.
   */
  async promise(name: ScriptName, keys: string[], args: PiecedArgument[] = []): Promise<unknown> {
    if (this.waitReplicas === 0)
      return args.some(isInPieces) ? this.#callInPieces(name, keys, args) : this.#call(name, keys, args.map(joined));
    const partition = keys[0]?.slice(0, keys[0].indexOf('}')) ?? '';
    const missing = this.#withoutReplicas.get(partition);
    // One at a time finds out; all others would wait behind it, with their mail in hand, for the same answer.
    if (missing?.isTried) throw toStorageError(new Error('NOREPLICAS They were missing a moment ago.'));
    if (missing) missing.isTried = true;
    try {
      const reply = await this.#promise(
        name,
        keys,
        args.map(joined),
        missing ? missingReplicasPatienceMs : replicasPatienceMs,
      );
      this.#withoutReplicas.delete(partition);
      return reply;
    } catch (error) {
      if (missing) missing.isTried = false;
      else if (isWaitInVain(error) && !this.#withoutReplicas.has(partition)) {
        this.#withoutReplicas.set(partition, { isTried: false });
      }
      throw toStorageError(error);
    }
  }

  async #promise(name: ScriptName, keys: string[], args: Argument[], patienceMs: number): Promise<unknown> {
    const { lua, sha } = this.#texts.get(name) ?? { lua: '', sha: '' };
    // WAIT speaks of what its own connection wrote, so both go together and neither is redirected alone.
    const attempt = async (text: 'eval' | 'evalsha') =>
      (await this.promising
        .pipeline()
        [text](text === 'eval' ? lua : sha, keys.length, ...keys, ...args)
        .wait(this.waitReplicas, patienceMs)
        .exec()) ?? [];
    let outcome = await attempt('evalsha');
    if (/^(?:NOSCRIPT|MOVED)/.test(outcome[0]?.[0]?.message ?? '')) {
      // Follows the redirection for all that comes after it.
      await this.promising.exists(keys[0] ?? '');
      outcome = await attempt('eval');
    }
    const [[scriptError, reply] = [], [waitError, replicas] = []] = outcome;
    if (scriptError ?? waitError) throw scriptError ?? waitError;
    if (Number(replicas) < this.waitReplicas) {
      throw new Error(`NOREPLICAS ${String(replicas)} of ${this.waitReplicas} replicas have it.`);
    }
    return reply;
  }

  /** The same for a script that changes nothing when it is run again: it is, until a dead server has been replaced. */
  async promiseAtLength(
    name: ScriptName,
    keys: string[],
    args: PiecedArgument[] = [],
    patienceMs = failoverPatienceMs,
  ): Promise<unknown> {
    for (const deadline = Date.now() + patienceMs; ;) {
      try {
        return await this.promise(name, keys, args);
      } catch (error) {
        const mayPass = error instanceof StorageUnavailableError && !(error instanceof StorageFullError);
        if (!this.failsOver || !mayPass || Date.now() > deadline) throw error;
        await pause(failoverPauseMs);
      }
    }
  }

  /**
   * Asks every server that takes writes; one that does not answer is null.
   *
   * @param anew  looks first who they are: dearer, and for whoever wants to know of one that is away.
   */
  async ofMasters<T>(
    ask: (redis: Redis) => Promise<T>,
    { anew = false } = {},
  ): Promise<{ node: string; answer: T | null }[]> {
    if (anew) await lookAround(this.redis);
    return Promise.all(
      mastersOf(this.redis).map(async (redis) => ({
        node: `${redis.options.host}:${redis.options.port}`,
        answer: await ask(redis).catch(() => null),
      })),
    );
  }

  /** Runs anything else on the connection. */
  async do<T>(command: (redis: Redis) => Promise<T>): Promise<T> {
    try {
      return await command(this.redis);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  async #callInPieces(name: ScriptName, keys: string[], args: PiecedArgument[]): Promise<unknown> {
    const { lua, sha } = this.#texts.get(name) ?? { lua: '', sha: '' };
    const attempt = (command: 'eval' | 'evalsha') =>
      this.redis.sendCommand(
        new PiecedCommand(command, [command === 'eval' ? lua : sha, keys.length, ...keys, ...args]),
      ) as Promise<unknown>;
    try {
      return await attempt('evalsha').catch((error: Error) => {
        if (!error.message.startsWith('NOSCRIPT')) throw error;
        return attempt('eval');
      });
    } catch (error) {
      throw toStorageError(error);
    }
  }

  async #call(command: string, keys: string[], args: Argument[]): Promise<unknown> {
    const run = (this.redis as unknown as WithScripts)[command];
    // A cluster has none of its own.
    if (this.redis.stream) gatherWrites(this.redis.stream as Writable);
    if (!run) throw new Error(`There is no script ${command}.`);
    try {
      return await run.call(this.redis, keys.length, ...keys, ...args);
    } catch (error) {
      throw toStorageError(error);
    }
  }
}
