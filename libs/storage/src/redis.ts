import { readFileSync } from 'node:fs';
import { Redis, type RedisOptions } from 'ioredis';
import { toStorageError } from './errors.js';

/** A hung Redis must turn into an answer for whoever waits; a sender's own time-out is minutes away. */
const commandTimeoutMs = 5000;

/** Refuses commands at once while Redis is away, and never sends one twice behind the caller's back. */
const failFast: RedisOptions = {
  connectTimeout: commandTimeoutMs,
  // A peer that vanished without a word: the connection is given up, and with it what waits for an answer.
  socketTimeout: 2 * commandTimeoutMs,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
};

/** Opens the connection for commands. It reconnects by itself, with a growing pause. */
export const connectRedis: Connect = (url, name) =>
  connect(url, name, { ...failFast, commandTimeout: commandTimeoutMs });

/** Opens a connection for reads that block at the server for as long as they ask. */
export const connectForBlockingReads: Connect = (url, name) =>
  connect(url, name, { ...failFast, blockingTimeout: commandTimeoutMs });

/** Opens a connection for a BullMQ worker, which wants to wait for Redis rather than fail. */
export const connectForWorker: Connect = (url, name) => connect(url, name, { maxRetriesPerRequest: null });

export type Connect = (url: string, name: string) => Redis;

function connect(url: string, name: string, options: RedisOptions): Redis {
  const redis = new Redis(url, { connectionName: `efemera-${name}`, retryStrategy: reconnectPauseMs, ...options });
  // Every command reports its own failure; without a listener ioredis would print each attempt.
  redis.on('error', () => undefined);
  return redis;
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

const source = (name: string) => readFileSync(new URL(`./lua/${name}.lua`, import.meta.url), 'utf8');

/** Scripts and the preludes they need; the head of each file says its keys, arguments and result. */
const scripts = {
  'store-mail': ['_inbox', '_hour'],
  'list-mails': [],
  'remove-mail': ['_inbox'],
  'set-read': ['_inbox'],
  'save-parsed': ['_inbox', '_hour'],
  'take-unparsed': ['_inbox'],
  'save-auth': ['_inbox'],
  'note-refusal': ['_inbox'],
  'list-deliveries': [],
  'add-webhook': ['_inbox'],
  'remove-webhook': [],
  'plan-webhooks': ['_inbox'],
  'read-webhook': ['_inbox'],
  'save-webhook-delivery': [],
  'mark-pushed': [],
  'read-inbox': ['_inbox'],
  'add-comment': [],
  'hide-comment': [],
  'claim-inbox': ['_inbox', '_hour'],
  'extend-inbox': ['_inbox'],
  'release-inbox': ['_inbox', '_release'],
  'expire-due': ['_inbox', '_release'],
  'reserve-quota': [],
  'refund-quota': [],
  'record-visit': ['_inbox', '_hour'],
  'drop-hour': [],
  'fold-hour': [],
  'publish-ranking': [],
  'count-call': [],
  'report-sockets': ['_inbox'],
  beat: ['_inbox'],
} satisfies Record<string, string[]>;
export type ScriptName = keyof typeof scripts;

type Argument = string | number | Buffer;
type ScriptCommand = (keyCount: number, ...keysAndArguments: Argument[]) => Promise<unknown>;
/** ioredis puts each defined command and its Buffer-returning twin on the client; its types can't know them. */
type WithScripts = Record<string, ScriptCommand>;

/** Commands of one connection, with Redis' failures turned into the storage's own errors. */
export class RedisCommands {
  constructor(readonly redis: Redis) {
    for (const [name, preludes] of Object.entries(scripts)) {
      redis.defineCommand(name, { lua: [...preludes, name].map(source).join('\n') });
    }
  }

  /** Runs an atomic script by name. Replies are strings and numbers. */
  script(name: ScriptName, keys: string[], args: Argument[] = []): Promise<unknown> {
    return this.#call(name, keys, args);
  }

  /** The same with bulk replies as bytes. */
  scriptForBytes(name: ScriptName, keys: string[], args: Argument[] = []): Promise<unknown> {
    return this.#call(`${name}Buffer`, keys, args);
  }

  /** Runs anything else on the connection. */
  async do<T>(command: (redis: Redis) => Promise<T>): Promise<T> {
    try {
      return await command(this.redis);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  async #call(command: string, keys: string[], args: Argument[]): Promise<unknown> {
    const run = (this.redis as unknown as WithScripts)[command];
    if (!run) throw new Error(`There is no script ${command}.`);
    try {
      return await run.call(this.redis, keys.length, ...keys, ...args);
    } catch (error) {
      throw toStorageError(error);
    }
  }
}
