import type { Redis } from 'ioredis';
import { toStorageError } from './errors.js';
import type { Argument } from './script.js';

/** How long WAIT waits for replicas: on the same network they answer within a millisecond. */
const replicasPatienceMs = 1000;
/**
 * How long WAIT waits where replicas were missing a moment ago: each partition of a server may have one such wait, and
 * all of them in turn must stay below the time-out of a command.
 */
const missingReplicasPatienceMs = 250;

/** Tells whether replicas did not confirm in time, or WAIT blocked the connection beyond the time-out of a command. */
const isWaitInVain = (error: unknown) => error instanceof Error && /^NOREPLICAS|Command timed out/.test(error.message);

/** Runs scripts and waits until enough replicas have what they wrote. */
export class ReplicatedScripts {
  /** Partitions whose last write too few replicas confirmed, and whether a call is testing if they are back. */
  readonly #withoutReplicas = new Map<string, { isTried: boolean }>();

  /** @param redis  a connection for this alone: WAIT blocks all other commands on it. */
  constructor(
    private readonly redis: Redis,
    private readonly replicas: number,
  ) {}

  get isReady(): boolean {
    return this.redis.status === 'ready';
  }

  /** @throws StorageUnavailableError  also when the script has run but too few replicas have its write. */
  async run(text: { lua: string; sha: string }, keys: string[], args: Argument[]): Promise<unknown> {
    const partition = keys[0]?.slice(0, keys[0].indexOf('}')) ?? '';
    const missing = this.#withoutReplicas.get(partition);
    // Only one call at a time tests the replicas. All other calls fail at once: they would wait for the same answer, with
    // their mail in memory.
    if (missing?.isTried) throw toStorageError(new Error('NOREPLICAS Replicas were missing a moment ago.'));
    if (missing) missing.isTried = true;
    try {
      const reply = await this.#runAndWait(text, keys, args, missing ? missingReplicasPatienceMs : replicasPatienceMs);
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

  async #runAndWait(
    { lua, sha }: { lua: string; sha: string },
    keys: string[],
    args: Argument[],
    patienceMs: number,
  ): Promise<unknown> {
    // WAIT counts the replicas that have the writes of its own connection. Sends both commands together, so that a cluster
    // redirects both or neither.
    const attempt = async (command: 'eval' | 'evalsha') =>
      (await this.redis
        .pipeline()
        [command](command === 'eval' ? lua : sha, keys.length, ...keys, ...args)
        .wait(this.replicas, patienceMs)
        .exec()) ?? [];
    let outcome = await attempt('evalsha');
    if (/^(?:NOSCRIPT|MOVED)/.test(outcome[0]?.[0]?.message ?? '')) {
      // Makes the client learn the new node, so that later commands go there directly.
      await this.redis.exists(keys[0] ?? '');
      outcome = await attempt('eval');
    }
    const [[scriptError, reply] = [], [waitError, confirmed] = []] = outcome;
    if (scriptError ?? waitError) throw scriptError ?? waitError;
    if (Number(confirmed) < this.replicas) {
      throw new Error(`NOREPLICAS ${String(confirmed)} of ${this.replicas} replicas have it.`);
    }
    return reply;
  }
}
