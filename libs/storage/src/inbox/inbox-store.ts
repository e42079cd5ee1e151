import type { Address } from '@efemera/contract';
import { partitionOf, partitions, type RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { sameHash } from './secrets.js';

export type InboxState = 'public' | 'held' | 'quarantined';

export interface InboxRecord {
  address: Address;
  /** `quarantined`: released or expired, kept for its former holder. */
  state: InboxState;
  /** Null where nobody holds or held it. */
  holder: { tokenHash: string; visitorHash: string } | null;
  createdAtMs: number;
  expiresAtMs: number;
  quarantineEndsAtMs: number;
  receivedTotal: number;
  receivedToday: number;
  /** Changes with everything that the listing shows; null where nothing ever lay here. */
  version: string | null;
}

export interface InboxLimits {
  inboxTtlSeconds: number;
  quarantineSeconds: number;
}

/** How long a visitor's own addresses stay listed, beyond life and quarantine. */
const holderGraceSeconds = 600;
/** The oldest go first. */
const mostAddressesOfHolder = 200;
/** Ended in one go, and those of all partitions on its heels: every mail and list waits for so long. */
const expiryBatch = 20;

/** Which of these keys (as hashes) is the inbox's own, or null. */
export function openingKey(inbox: InboxRecord, keyHashes: readonly string[]): string | null {
  if (!inbox.holder) return null;
  const { tokenHash, visitorHash } = inbox.holder;
  return keyHashes.find((hash) => sameHash(hash, tokenHash) || sameHash(hash, visitorHash)) ?? null;
}

/** Tells whether one of these keys opens the inbox: an address that nobody holds is open to all. */
export function mayOpen(inbox: InboxRecord, keyHashes: readonly string[]): boolean {
  return inbox.state === 'public' || openingKey(inbox, keyHashes) !== null;
}

/** Who holds which address and for how long. Writes `inbox`, `due`, `holder` and, at the ends of a life, `mails`. */
export class InboxStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly limits: InboxLimits,
  ) {}

  async read(address: Address): Promise<InboxRecord> {
    const reply = await this.commands.script('read-inbox', [this.keys.inbox(address)]);
    const [state, , token, visitor, created, expires, quarantine, received, receivedToday, version] = reply as (
      string | null
    )[];
    return {
      address,
      state: state as InboxState,
      holder: token && visitor ? { tokenHash: token, visitorHash: visitor } : null,
      createdAtMs: Number(created),
      expiresAtMs: Number(expires),
      quarantineEndsAtMs: Number(quarantine),
      receivedTotal: Number(received),
      receivedToday: Number(receivedToday),
      version: version ?? null,
    };
  }

  async isHeld(address: Address): Promise<boolean> {
    return (await this.read(address)).state === 'held';
  }

  /**
   * Claims an address; what lay there is wiped.
   *
   * @returns false when somebody else holds it or it is kept for its former holder.
   */
  async claim(address: Address, holder: { tokenHash: string; visitorHash: string }): Promise<boolean> {
    // The holder's list first: an entry too many is passed over when read, a missing one would hide an inbox.
    await Promise.all([this.#listFor(holder.visitorHash, address), this.#listFor(holder.tokenHash, address)]);
    const claimed = await this.commands.promise(
      'claim-inbox',
      [
        this.keys.inbox(address),
        this.keys.mails(address),
        this.keys.due(partitionOf(address)),
        this.keys.events(partitionOf(address)),
        this.keys.counts(partitionOf(address)),
        this.keys.hours(partitionOf(address)),
        this.keys.refusals(address),
        this.keys.webhooks(address),
        this.keys.nothing(partitionOf(address)),
      ],
      [
        address,
        holder.tokenHash,
        holder.visitorHash,
        this.limits.inboxTtlSeconds * 1000,
        this.limits.quarantineSeconds * 1000,
        this.keys.mailPrefix(partitionOf(address)),
        this.keys.figuresPrefix(partitionOf(address)),
      ],
    );
    if (claimed !== 1) await this.#unlistFor(holder, address);
    return claimed === 1;
  }

  /** Starts the life span anew, or restores a former own address. False when this key opens nothing here. */
  async extend(address: Address, keyHash: string): Promise<boolean> {
    const partition = partitionOf(address);
    const keyHashes = (await this.commands.promise(
      'extend-inbox',
      [
        this.keys.inbox(address),
        this.keys.mails(address),
        this.keys.due(partition),
        this.keys.refusals(address),
        this.keys.webhooks(address),
        this.keys.nothing(partition),
      ],
      [
        address,
        keyHash,
        this.limits.inboxTtlSeconds * 1000,
        this.limits.quarantineSeconds * 1000,
        this.keys.mailPrefix(partition),
      ],
    )) as string[];
    // Whoever extends it by one key shall find it by the other, too.
    await Promise.all(keyHashes.map((hash) => this.#listFor(hash, address)));
    return keyHashes.length > 0;
  }

  /** Ends an inbox and deletes its mail. False when this key holds nothing here. */
  async release(address: Address, keyHash: string): Promise<boolean> {
    const partition = partitionOf(address);
    const released = await this.commands.promise(
      'release-inbox',
      [
        this.keys.inbox(address),
        this.keys.mails(address),
        this.keys.due(partition),
        this.keys.events(partition),
        this.keys.refusals(address),
        this.keys.webhooks(address),
        this.keys.nothing(partition),
      ],
      [address, keyHash, this.limits.quarantineSeconds * 1000, this.keys.mailPrefix(partition)],
    );
    return released === 1;
  }

  /** What this key holds or can restore, newest first. */
  async ofHolder(keyHash: string): Promise<InboxRecord[]> {
    const addresses = await this.commands.do((redis) => redis.zrevrange(this.keys.holder(keyHash), 0, -1));
    const inboxes = await Promise.all(addresses.map((address) => this.read(address as Address)));
    return inboxes.filter((inbox) => inbox.state !== 'public' && mayOpen(inbox, [keyHash]));
  }

  /** Ends everything whose time is up, in bounded batches, and tells it. Safe to run in several processes at once. */
  async expireDue(): Promise<number> {
    const counts = await Promise.all(partitions.map((partition) => this.#expirePartition(partition)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async #expirePartition(partition: number): Promise<number> {
    for (let total = 0; ;) {
      const looked = Number(
        await this.commands.script(
          'expire-due',
          [this.keys.due(partition), this.keys.events(partition), this.keys.nothing(partition)],
          [
            this.keys.inboxPrefix(partition),
            this.keys.mailsPrefix(partition),
            this.keys.mailPrefix(partition),
            this.limits.inboxTtlSeconds * 1000,
            expiryBatch,
            this.keys.refusalsPrefix(partition),
            this.keys.webhooksPrefix(partition),
            this.keys.formMailsPrefix(partition),
          ],
        ),
      );
      total += looked;
      if (looked < expiryBatch) return total;
    }
  }

  /** A refused wish leaves nothing behind; what the visitor held there before is the visitor's still. */
  async #unlistFor({ tokenHash, visitorHash }: { tokenHash: string; visitorHash: string }, address: Address) {
    const own = openingKey(await this.read(address), [visitorHash]) !== null;
    await this.commands.do((redis) =>
      Promise.all([
        redis.del(this.keys.holder(tokenHash)),
        own ? undefined : redis.zrem(this.keys.holder(visitorHash), address),
      ]),
    );
  }

  async #listFor(keyHash: string, address: Address): Promise<void> {
    const key = this.keys.holder(keyHash);
    const seconds = this.limits.inboxTtlSeconds + this.limits.quarantineSeconds + holderGraceSeconds;
    await this.commands.do((redis) =>
      redis
        .multi()
        .zadd(key, Date.now(), address)
        // Whoever keeps coming shall not leave a list of all that they ever held.
        .zremrangebyscore(key, '-inf', Date.now() - seconds * 1000)
        .zremrangebyrank(key, 0, -mostAddressesOfHolder - 1)
        .expire(key, seconds)
        .exec(),
    );
  }
}
