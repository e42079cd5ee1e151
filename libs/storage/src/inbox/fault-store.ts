import { setTimeout as pause } from 'node:timers/promises';
import { limits, type Address, type Fault } from '@efemera/contract';
import type { RedisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { becomesReady } from '../redis/connect.js';
import type { RedisCommands } from '../redis/commands.js';
import { setFault, takeFault } from '../redis/scripts/inbox-scripts.js';
import { holderOfApiKey } from './api-key-holder.js';

/** At most this many addresses are in the stream `faults` and in an SMTP process's list: more would fill the memory. */
const mostAddresses = 10_000;
const blockMs = 5000;
const batch = 1000;
const pauseAfterErrorMs = 500;

/** What SMTP answers for an inbox that fails on demand: the code, and how long SMTP holds the reply back. */
export interface DueFault {
  code: number;
  delayMs: number;
}

/** Faults on demand of inboxes. Writes the field `fault` of `inbox`, and the stream `faults`. */
export class FaultStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Gives an inbox a fault, or removes it with null.
   *
   * @returns false if the inbox is not held, or was not claimed with this key.
   */
  async set(address: Address, apiKeyId: string, fault: Fault | null): Promise<boolean> {
    // Tells the SMTP processes the address before the fault is stored: they ask Redis only about addresses that they
    // were told, so a fault that came first could be missed. If no fault is stored then, they only ask in vain.
    if (fault) await this.#name(address);
    return this.commands.run(setFault, {
      inboxKey: this.keys.inbox(address),
      holder: holderOfApiKey(apiKeyId),
      fault: fault && JSON.stringify(fault),
    });
  }

  /** Lets an inbox fail once, if it has a fault at this stage; null if it takes the mail. */
  async take(address: Address, stage: Fault['stage']): Promise<DueFault | null> {
    const [code, delayMs] = await this.commands.run(takeFault, { inboxKey: this.keys.inbox(address), stage });
    return code === undefined || delayMs === undefined ? null : { code, delayMs };
  }

  /**
   * Adds the address to the stream from which an SMTP process that starts later learns of the fault. Redis keeps the stream
   * for the longest life that an operator can set for a key's inboxes: a later call may extend this one.
   */
  async #name(address: Address): Promise<void> {
    await this.commands.do((redis) =>
      redis
        .multi()
        .xadd(this.keys.faults, 'MAXLEN', '~', mostAddresses, '*', 'to', address)
        .expire(this.keys.faults, limits.maxKeyTtlSeconds)
        .exec(),
    );
  }
}

/**
 * An SMTP process's list of the inboxes that may fail on demand. At RCPT and DATA it asks Redis only about these inboxes,
 * so faults cost nothing for all other mail. A blocking read tells the process of an address within a millisecond, before
 * the call that sets the fault is answered.
 */
export class FaultyInboxes {
  /** In the order in which they were named; the oldest is dropped when there are too many. */
  readonly #addresses = new Set<Address>();
  #place = '0-0';
  #stopped = false;

  constructor(
    private readonly connect: () => Redis,
    private readonly keys: RedisKeys,
  ) {}

  mayFail(address: Address): boolean {
    return this.#addresses.has(address);
  }

  /** Reads the list and follows it from then on; returns a function that stops this. */
  async follow(): Promise<() => void> {
    const redis = this.connect();
    // If Redis is unreachable, the loop below reads the list later. Until then no mail can be stored, so no fault is
    // missed.
    await becomesReady(redis);
    while (await this.#read(redis, false).catch(() => false));
    void this.#keepReading(redis);
    return () => {
      this.#stopped = true;
      redis.disconnect();
    };
  }

  async #keepReading(redis: Redis): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#read(redis, true);
      } catch {
        await pause(pauseAfterErrorMs, undefined, { ref: false });
      }
    }
  }

  /** @returns true if Redis may have more addresses to read. */
  async #read(redis: Redis, blocks: boolean): Promise<boolean> {
    const place = ['STREAMS', this.keys.faults, this.#place] as const;
    const reply = await (blocks
      ? redis.xread('COUNT', batch, 'BLOCK', blockMs, ...place)
      : redis.xread('COUNT', batch, ...place));
    const entries = reply?.[0]?.[1] ?? [];
    for (const [id, [, address = '']] of entries) {
      this.#place = id;
      this.#add(address as Address);
    }
    return entries.length === batch;
  }

  #add(address: Address): void {
    this.#addresses.delete(address);
    this.#addresses.add(address);
    const [oldest] = this.#addresses;
    if (this.#addresses.size > mostAddresses && oldest) this.#addresses.delete(oldest);
  }
}
