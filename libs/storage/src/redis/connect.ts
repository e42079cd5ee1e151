import type { Writable } from 'node:stream';
import { parseRedisUrl, type RedisPlace } from '@efemera/contract/redis-url';
import { Redis, type ClusterOptions, type RedisOptions } from 'ioredis';
import { lookAroundMs, openCluster, reconnectPauseMs } from './cluster.js';
import { gatherWrites } from './wire.js';

/** Time-out of a command: if Redis hangs, the client must get an error soon; an SMTP client's own time-out takes minutes. */
export const commandTimeoutMs = 5000;

/**
 * Options that make commands fail at once while Redis is unreachable, and never repeat a command without the caller's
 * knowledge.
 */
const failFast: RedisOptions = {
  connectTimeout: commandTimeoutMs,
  // If the server vanishes without closing the connection, drops it and fails the commands that wait for an answer.
  socketTimeout: 2 * commandTimeoutMs,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
};

/**
 * The options of `failFast` for a cluster. A command that a node refused without running it (MOVED, ASK, TRYAGAIN) is sent
 * to the right node.
 */
const failFastInCluster: ClusterOptions = {
  retryDelayOnFailover: 0,
  retryDelayOnClusterDown: 0,
};

/** Opens the connection for commands. It reconnects on its own, with growing pauses. */
export const connectRedis: Connect = (url, name) =>
  connect(url, name, { ...failFast, commandTimeout: commandTimeoutMs }, failFastInCluster);

/**
 * Why each connection is not open. ioredis tells this by an event; the commands that it then refuses fail with a reason
 * of ioredis' own.
 */
const faults = new WeakMap<Redis, Error>();

/** The reason why a connection is not open, as the server or the network gave it; null once it is open. */
export const faultOf = (redis: Redis): Error | null => faults.get(redis) ?? null;

/** Opens a connection for reads that block at the server for as long as they ask. */
export const connectForBlockingReads: Connect = (url, name) =>
  connect(url, name, { ...failFast, blockingTimeout: commandTimeoutMs }, failFastInCluster);

/** Opens a connection for a BullMQ worker, whose commands wait for Redis instead of failing. */
export const connectForWorker: Connect = (url, name) =>
  connect(url, name, { maxRetriesPerRequest: null }, { slotsRefreshInterval: lookAroundMs });

/** Opens a connection to a single Redis that sends each command at once and gathers none (`FileWrites` says why). */
export const connectForChecks: Connect = (url, name) =>
  connect(url, name, { ...failFast, commandTimeout: commandTimeoutMs }, {}, { gathers: false });

/** ioredis adds to an error of Redis the command, and to that of a whole cluster the last one of a node. */
type ConnectionError = Error & { command?: { name: string }; lastNodeError?: Error };

export type Connect = (url: string, name: string) => Redis;

/**
 * Connects to a single Redis, to the master that sentinels name, or to a cluster. All take the same commands, so all
 * have the type `Redis`.
 */
function connect(
  url: string,
  name: string,
  options: RedisOptions,
  clusterOptions: ClusterOptions = {},
  { gathers = true } = {},
): Redis {
  const place = parseRedisUrl(url);
  if (!place) throw new Error('The URL of Redis is malformed.');
  const nodeOptions: RedisOptions = { connectionName: `efemera-${name}`, retryStrategy: reconnectPauseMs, ...options };
  const redis =
    place.kind === 'cluster' ? openCluster(place, nodeOptions, clusterOptions) : openOne(place, nodeOptions);
  // Each failed command rejects by itself; without this listener ioredis would also print every failed attempt to connect.
  redis.on('error', (error: ConnectionError) => {
    // ioredis still sends INFO on a connection that was just closed; that failure would hide the reason for closing it.
    if (!error.message.includes('enableOfflineQueue')) faults.set(redis as Redis, faultFrom(error));
    // ioredis would go on in database 0, where another installation may have its data.
    if (error.command?.name === 'select') redis.disconnect(true);
  });
  redis.on('ready', () => faults.delete(redis as Redis));
  if (place.kind === 'cluster') redis.on('+node', gatherWritesOf);
  else if (gathers) gatherWritesOf(redis as Redis);
  return redis as Redis;
}

/**
 * Only the text of an error, for logs: the error itself carries the command, and so the password of an AUTH. A server that
 * does not know the command repeats its arguments in the text.
 */
const faultFrom = ({ message, lastNodeError }: ConnectionError): Error =>
  new Error((lastNodeError?.message ?? message).split(', with args beginning with')[0]);

/** Sends in one packet all commands that one turn of the event loop has for a server. */
function gatherWritesOf(server: Redis): void {
  server.on('connect', () => {
    const stream = server.stream as Writable;
    const write = stream.write.bind(stream) as Writable['write'];
    stream.write = ((...args: Parameters<Writable['write']>) => {
      gatherWrites(stream);
      return write(...args);
    }) as Writable['write'];
  });
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
    // READONLY: this server was demoted to a replica. Reconnects, to ask the sentinels for the present master.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
    ...options,
  });
}

/** Waits until a new connection is open; false when Redis is unreachable. */
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
