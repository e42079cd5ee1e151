import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { isCluster, lookAround, mastersOf, serversOf } from './cluster.js';
import { faultOf } from './connect.js';
import { StorageFullError, StorageUnavailableError, toStorageError } from './errors.js';
import { FileWrites } from './file-writes.js';
import { ReplicatedScripts } from './promises.js';
import { composeScript, scriptNames } from './script-texts.js';
import type { Argument, PiecedArgument, Script } from './script.js';
import { isInPieces, joined, PiecedCommand } from './wire.js';

/** Long enough for a cluster or sentinels to replace a dead master by a replica; Haraka allows 30 s for a mail. */
const failoverPatienceMs = 20_000;
const failoverPauseMs = 200;

type ScriptCommand = (keyCount: number, ...keysAndArguments: Argument[]) => Promise<unknown>;
/** ioredis puts each defined command and its Buffer-returning twin on the client; its types can't know them. */
type WithScripts = Record<string, ScriptCommand>;

/** Commands of one connection, with Redis' failures turned into the storage's own errors. */
export class RedisCommands {
  readonly #texts = new Map<string, { lua: string; sha: string }>();
  readonly #replicated: ReplicatedScripts | null;
  readonly #fileWrites: FileWrites;

  /**
   * @param waitReplicas  how many replicas must confirm a write before the caller may confirm it to a client.
   * @param failsOver     a replica replaces a master that dies.
   * @param promising     with `waitReplicas`, a connection for these writes alone: WAIT blocks all other commands on a
   *   connection. Otherwise one for the question whether writes are in the append-only file. Null: `redis` does both.
   */
  constructor(
    readonly redis: Redis,
    waitReplicas = 0,
    private readonly failsOver = false,
    promising: Redis | null = null,
  ) {
    for (const name of scriptNames) {
      const text = composeScript(name);
      this.#texts.set(name, text);
      redis.defineCommand(name, { lua: text.lua });
    }
    this.#fileWrites = new FileWrites(redis, promising);
    this.#replicated = waitReplicas > 0 ? new ReplicatedScripts(promising ?? redis, waitReplicas) : null;
  }

  get isReady(): boolean {
    return this.redis.status === 'ready' && (this.#replicated?.isReady ?? true);
  }

  /** Runs an atomic script. */
  async run<Input, Output>(script: Script<Input, Output>, input: Input): Promise<Output> {
    const { keys, args } = script.order(input);
    return script.reply.read(await this.#call(script, keys, args));
  }

  /**
   * Runs a script whose write the caller will confirm to a client. Waits for the replicas first, so that the write survives
   * the death of its server.
   *
   * @throws StorageUnavailableError also when the script ran but too few replicas confirmed: the caller must confirm
   * nothing to its client.
   */
  async promise<Input, Output>(script: Script<Input, Output>, input: Input): Promise<Output> {
    if (!this.#replicated) return this.#runAndWrite(script, input);
    const { keys, args } = script.order(input);
    return script.reply.read(await this.#replicated.run(this.#textOf(script), keys, args.map(joined)));
  }

  /** Without replicas: waits until the write is in the server's append-only file, so that it survives a crash. */
  async #runAndWrite<Input, Output>(script: Script<Input, Output>, input: Input): Promise<Output> {
    const output = await this.run(script, input);
    try {
      await this.#fileWrites.confirm();
    } catch (error) {
      throw toStorageError(error, faultOf(this.redis));
    }
    return output;
  }

  /** Whether a failed call of `promise` may be repeated: a replica may replace the server, or replicas come back. */
  get mayRetry(): boolean {
    return this.failsOver || this.#replicated !== null;
  }

  get isCluster(): boolean {
    return isCluster(this.redis);
  }

  /**
   * Like `promise`, for a script that can run twice without harm: repeats it until a replica has replaced a dead
   * server.
   *
   * @param makeInput  called for each attempt.
   */
  async promiseAtLength<Input, Output>(
    script: Script<Input, Output>,
    makeInput: () => Promise<Input>,
    patienceMs = failoverPatienceMs,
  ): Promise<Output> {
    for (const deadline = performance.now() + patienceMs; ;) {
      try {
        return await this.promise(script, await makeInput());
      } catch (error) {
        const mayPass = error instanceof StorageUnavailableError && !(error instanceof StorageFullError);
        if (!this.failsOver || !mayPass || performance.now() > deadline) throw error;
        await pause(failoverPauseMs);
      }
    }
  }

  /**
   * Asks every server that accepts writes. The answer is null for a server that is unreachable.
   *
   * @param anew  asks the cluster for its present masters first. This takes one more call, and the answer includes a master
   * that has just died.
   */
  async ofMasters<T>(
    ask: (redis: Redis) => Promise<T>,
    { anew = false } = {},
  ): Promise<{ node: string; answer: T | null }[]> {
    if (anew) await lookAround(this.redis);
    return askEach(mastersOf(this.redis), ask);
  }

  /** Asks every server that the cluster names now, replicas included. The answer of a silent server is null. */
  async ofServers<T>(ask: (redis: Redis, node: string) => Promise<T>): Promise<{ node: string; answer: T | null }[]> {
    await lookAround(this.redis);
    return askEach(serversOf(this.redis), ask);
  }

  /** Runs other commands on the connection. */
  async do<T>(command: (redis: Redis) => Promise<T>): Promise<T> {
    try {
      return await command(this.redis);
    } catch (error) {
      throw toStorageError(error, faultOf(this.redis));
    }
  }

  #textOf({ name }: Script<never, unknown>): { lua: string; sha: string } {
    const text = this.#texts.get(name);
    if (!text) throw new Error(`There is no script ${name}.`);
    return text;
  }

  async #call(script: Script<never, unknown>, keys: string[], args: PiecedArgument[]): Promise<unknown> {
    try {
      return await (args.some(isInPieces)
        ? this.#callInPieces(script, keys, args)
        : this.#callDefined(script, keys, args as Argument[]));
    } catch (error) {
      throw toStorageError(error, faultOf(this.redis));
    }
  }

  async #callInPieces(script: Script<never, unknown>, keys: string[], args: PiecedArgument[]): Promise<unknown> {
    const { lua, sha } = this.#textOf(script);
    const attempt = (command: 'eval' | 'evalsha') =>
      this.redis.sendCommand(
        new PiecedCommand(command, [command === 'eval' ? lua : sha, keys.length, ...keys, ...args]),
      ) as Promise<unknown>;
    return attempt('evalsha').catch((error: Error) => {
      if (!error.message.startsWith('NOSCRIPT')) throw error;
      return attempt('eval');
    });
  }

  #callDefined({ name, repliesBytes }: Script<never, unknown>, keys: string[], args: Argument[]): Promise<unknown> {
    const command = (this.redis as unknown as WithScripts)[repliesBytes ? `${name}Buffer` : name];
    if (!command) throw new Error(`There is no script ${name}.`);
    return command.call(this.redis, keys.length, ...keys, ...args);
  }
}

const askEach = <T>(servers: readonly Redis[], ask: (redis: Redis, node: string) => Promise<T>) =>
  Promise.all(
    servers.map(async (redis) => {
      const node = `${redis.options.host}:${redis.options.port}`;
      return { node, answer: await ask(redis, node).catch(() => null) };
    }),
  );
