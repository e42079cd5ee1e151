import type { Redis } from 'ioredis';
import { toStorageError } from './errors.js';
import type { Argument } from './script.js';

/** Replicas on the same network answer within a millisecond. */
const replicasPatienceMs = 1000;
/** Where they are known to be missing: all partitions of one server together must not take as long as a command may. */
const missingReplicasPatienceMs = 250;

/** Replicas did not confirm in time, or WAIT held up the connection for longer than a command may take. */
const isWaitInVain = (error: unknown) => error instanceof Error && /^NOREPLICAS|Command timed out/.test(error.message);

/** Runs scripts and waits until enough replicas have what they wrote. */
export class ReplicatedScripts {
  /** Partitions that too few replicas had of last, and whether a call is finding out whether they have it again. */
  readonly #withoutReplicas = new Map<string, { isTried: boolean }>();

  /** @param redis  a connection of its own: WAIT lets no other command through it meanwhile. */
  constructor(
    private readonly redis: Redis,
    private readonly replicas: number,
  ) {}

  get isReady(): boolean {
    return this.redis.status === 'ready';
  }

  /** @throws StorageUnavailableError  also where the script has run and too few replicas have what it wrote. */
  async run(text: { lua: string; sha: string }, keys: string[], args: Argument[]): Promise<unknown> {
    const partition = keys[0]?.slice(0, keys[0].indexOf('}')) ?? '';
    const missing = this.#withoutReplicas.get(partition);
    // One call at a time tries; all others would wait behind it, with their mail in memory, for the same answer.
    if (missing?.isTried) throw toStorageError(new Error('NOREPLICAS They were missing a moment ago.'));
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
    // WAIT counts replicas that have what its own connection wrote, so both commands are sent together and neither is
    // redirected alone.
    const attempt = async (command: 'eval' | 'evalsha') =>
      (await this.redis
        .pipeline()
        [command](command === 'eval' ? lua : sha, keys.length, ...keys, ...args)
        .wait(this.replicas, patienceMs)
        .exec()) ?? [];
    let outcome = await attempt('evalsha');
    if (/^(?:NOSCRIPT|MOVED)/.test(outcome[0]?.[0]?.message ?? '')) {
      // Follows the redirection for all commands that come after this one.
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
