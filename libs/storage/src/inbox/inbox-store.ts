import type { Address, GuestAccess } from '@efemera/contract';
import { partitionOf, partitions, type RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import {
  claimInbox,
  closeInbox,
  dropUnclaimed,
  expireDue,
  extendInbox,
  listAddress,
  readInbox,
  releaseInbox,
} from '../redis/scripts/inbox-scripts.js';
import { hashSecret, newSecret, sameHash } from './secrets.js';

export type InboxState = 'public' | 'held' | 'quarantined';

/** A visitor whom the holder has let in by a join link, until the inbox ends or the holder ends the guest's access. */
export interface GuestRecord {
  id: string;
  /** Hash of the guest's visitor cookie. */
  keyHash: string;
  access: GuestAccess;
  joinedAtMs: number;
  device: string;
  /** Hash of the secret by which the guest joined last. Missing where an earlier version let the guest in. */
  linkHash?: string;
}

export interface InboxRecord {
  address: Address;
  /** `quarantined`: released or expired; only its former holder may have it again. */
  state: InboxState;
  /**
   * Null if nobody holds the address and no former holder can restore the inbox. For a program's key `visitorHash` is no
   * hash, but names the key (`holderOfApiKey`).
   */
  holder: { tokenHash: string; visitorHash: string } | null;
  /** In the order in which they joined. They open the inbox only while it is held. */
  guests: readonly GuestRecord[];
  createdAtMs: number;
  expiresAtMs: number;
  /** The lifetime that each extension starts again. */
  ttlSeconds: number;
  quarantineEndsAtMs: number;
  receivedTotal: number;
  receivedToday: number;
  /** Mails that were dropped since the inbox began, because it was full. */
  droppedTotal: number;
  /** Changes whenever the listing changes; null where nothing has happened at the address. */
  version: string | null;
}

export interface InboxLimits {
  inboxTtlSeconds: number;
  quarantineSeconds: number;
}

/** At most so many addresses are in a visitor's list. Reading it takes a Redis call for each. */
const mostAddressesOfHolder = 200;
/** An installation without a quarantine would hand a closed address to its former holder at once. */
const leastClosedSeconds = 86_400;
/** Addresses that expire in one script call. Redis answers no other client meanwhile, so the calls must stay short. */
const expiryBatch = 20;
/**
 * A search for mail to drop looks at no more than this many batches of a partition's addresses: in a store of a million held
 * inboxes, whose mail is not dropped, it would pass over all of them.
 */
const dropBatches = 50;

/** Returns which of these key hashes is that of the holder or former holder; null if none is. Ignores guests' keys. */
export function openingKey(inbox: InboxRecord, keyHashes: readonly string[]): string | null {
  if (!inbox.holder) return null;
  const { tokenHash, visitorHash } = inbox.holder;
  return keyHashes.find((hash) => sameHash(hash, tokenHash) || sameHash(hash, visitorHash)) ?? null;
}

/** Returns the guest of the inbox with one of these keys, or null. */
export function guestOf({ state, guests }: InboxRecord, keyHashes: readonly string[]): GuestRecord | null {
  if (state !== 'held') return null;
  return guests.find(({ keyHash }) => keyHashes.some((hash) => sameHash(hash, keyHash))) ?? null;
}

/** Tells whether one of these keys opens the inbox. A public address is open to all. */
export function mayOpen(inbox: InboxRecord, keyHashes: readonly string[]): boolean {
  return inbox.state === 'public' || openingKey(inbox, keyHashes) !== null || guestOf(inbox, keyHashes) !== null;
}

/** Claims, extends and ends inboxes. Writes `inbox`, `due`, `holder` and, when an inbox begins or ends, `mails`. */
export class InboxStore {
  /**
   * Where the next call continues its search for mail to drop, as a rank in each partition's list `due`: if every call
   * started at the front, it would meet the same held inboxes again and never reach the mail behind them.
   */
  readonly #dropRanks = new Map<number, number>();

  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly limits: InboxLimits,
  ) {}

  async read(address: Address): Promise<InboxRecord> {
    const reply = await this.commands.run(readInbox, { inboxKey: this.keys.inbox(address) });
    const [state, , token, visitor, created, expires, quarantine, received, receivedToday, version, dropped, ...rest] =
      reply;
    const [guests, chosenTtl] = rest;
    return {
      address,
      state: state as InboxState,
      holder: token && visitor ? { tokenHash: token, visitorHash: visitor } : null,
      guests: guests ? (JSON.parse(guests) as GuestRecord[]) : [],
      createdAtMs: Number(created),
      expiresAtMs: Number(expires),
      ttlSeconds: chosenTtl ? Number(chosenTtl) / 1000 : this.limits.inboxTtlSeconds,
      quarantineEndsAtMs: Number(quarantine),
      receivedTotal: Number(received),
      receivedToday: Number(receivedToday),
      droppedTotal: Number(dropped),
      version: version ?? null,
    };
  }

  async isHeld(address: Address): Promise<boolean> {
    return (await this.read(address)).state === 'held';
  }

  /**
   * Claims an address and deletes the mail that was there.
   *
   * @param ttlSeconds  the lifetime that the visitor has chosen, for the claim and each extension.
   * @returns false when the address is held already, also by this visitor, or quarantined for another one.
   */
  async claim(
    address: Address,
    holder: { tokenHash: string; visitorHash: string },
    ttlSeconds?: number,
  ): Promise<boolean> {
    const lifeSeconds = ttlSeconds ?? this.limits.inboxTtlSeconds;
    const endsAtMs = Date.now() + (lifeSeconds + this.limits.quarantineSeconds) * 1000;
    // Writes the holder's list first: if the claim then fails, the reader skips the extra entry. The other order could leave
    // a claimed inbox that its holder's list does not show.
    const hashes = [holder.visitorHash, holder.tokenHash];
    await Promise.all(hashes.map((hash) => this.listFor(hash, address, endsAtMs)));
    const claimed = await this.commands.promise(claimInbox, {
      ...this.#keysOf(address),
      eventsKey: this.keys.events(partitionOf(address)),
      countsKey: this.keys.counts(partitionOf(address)),
      hoursKey: this.keys.hours(partitionOf(address)),
      hourCountsPrefix: this.keys.hourCountsPrefix(partitionOf(address)),
      address,
      ...holder,
      ttlMs: lifeSeconds * 1000,
      isTtlChosen: ttlSeconds !== undefined,
      quarantineMs: this.limits.quarantineSeconds * 1000,
    });
    if (!claimed) await this.#unlistFor(holder, address);
    return claimed;
  }

  /**
   * Gives the inbox its full life span again, or restores it to its former holder. Returns false unless the key is the
   * holder's, or that of a guest with full access while the inbox is held.
   *
   * @param ttlSeconds  the lifetime that its holder chooses from now on.
   */
  async extend(address: Address, keyHash: string, ttlSeconds?: number): Promise<boolean> {
    const isExtended = await this.commands.promise(extendInbox, {
      ...this.#keysOf(address),
      eventsKey: this.keys.events(partitionOf(address)),
      address,
      keyHash,
      ttlMs: (ttlSeconds ?? this.limits.inboxTtlSeconds) * 1000,
      isTtlChosen: ttlSeconds !== undefined,
      quarantineMs: this.limits.quarantineSeconds * 1000,
    });
    if (isExtended) await this.#listAgain(address);
    return isExtended;
  }

  /** Ends an inbox and deletes its mail. Returns false when this key does not hold it. */
  async release(address: Address, keyHash: string): Promise<boolean> {
    const isReleased = await this.commands.promise(releaseInbox, {
      ...this.#keysOf(address),
      eventsKey: this.keys.events(partitionOf(address)),
      address,
      keyHash,
      quarantineMs: this.limits.quarantineSeconds * 1000,
    });
    if (isReleased) await this.#listAgain(address);
    return isReleased;
  }

  /**
   * Ends an inbox that the operator does not want, such as that of a phisher. For the quarantine, and for a day at least,
   * its former holder can't restore it, and no visitor can claim the address or read its mail.
   */
  async close(address: Address): Promise<void> {
    await this.commands.promise(closeInbox, {
      ...this.#keysOf(address),
      eventsKey: this.keys.events(partitionOf(address)),
      address,
      nobodysHash: hashSecret(newSecret()),
      closedMs: Math.max(this.limits.quarantineSeconds, leastClosedSeconds) * 1000,
    });
  }

  /** Tells whether this key opens an inbox or can restore one, or could until a while ago. */
  async isHolder(keyHash: string): Promise<boolean> {
    return (await this.commands.do((redis) => redis.exists(this.keys.holder(keyHash)))) === 1;
  }

  /** Lists the inboxes that this key holds, can restore, or opens as a guest's. */
  async ofHolder(keyHash: string): Promise<InboxRecord[]> {
    const addresses = await this.commands.do((redis) => redis.zrange(this.keys.holder(keyHash), '0', '-1'));
    const inboxes = await Promise.all(addresses.map((address) => this.read(address as Address)));
    return inboxes.filter((inbox) => inbox.state !== 'public' && mayOpen(inbox, [keyHash]));
  }

  /**
   * Adds an inbox to the list of a key that opens it, or changes when it leaves that list. The list may also have inboxes
   * that the key no longer opens: readers check each inbox.
   *
   * @param endsAtMs  when the key can no longer open or restore the inbox.
   */
  async listFor(keyHash: string, address: Address, endsAtMs: number): Promise<void> {
    await this.commands.run(listAddress, {
      holderKey: this.keys.holder(keyHash),
      address,
      endsMs: endsAtMs,
      mostAddresses: mostAddressesOfHolder,
    });
  }

  /**
   * Lists an inbox whose end has changed for all its keys: after an extension with the token, the visitor's cookie and the
   * guests must find it too.
   */
  async #listAgain(address: Address): Promise<void> {
    const { holder, guests, expiresAtMs, quarantineEndsAtMs } = await this.read(address);
    await Promise.all([
      ...Object.values(holder ?? {}).map((hash) => this.listFor(hash, address, quarantineEndsAtMs)),
      ...guests.map(({ keyHash }) => this.listFor(keyHash, address, expiresAtMs)),
    ]);
  }

  /**
   * Expires all inboxes and mails whose time is over, in bounded batches, and announces each. Several processes may run it
   * at once.
   */
  async expireDue(): Promise<number> {
    const counts = await Promise.all(partitions.map((partition) => this.#expirePartition(partition)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /**
   * Drops all mail of some public addresses, in each partition those whose mail would expire first, to make room for mail
   * of held inboxes.
   *
   * @returns how many addresses lost their mail; 0 where this call has found none. The next call continues the search.
   */
  async dropUnclaimed(): Promise<number> {
    const counts = await Promise.all(partitions.map((partition) => this.#dropUnclaimedOf(partition)));
    return counts.reduce((sum, count) => sum + count, 0);
  }

  async #dropUnclaimedOf(partition: number): Promise<number> {
    for (let batches = 0; batches < dropBatches; batches++) {
      const fromRank = this.#dropRanks.get(partition) ?? 0;
      const [looked, dropped] = await this.commands.run(dropUnclaimed, {
        dueKey: this.keys.due(partition),
        eventsKey: this.keys.events(partition),
        nothingKey: this.keys.nothing(partition),
        inboxPrefix: this.keys.inboxPrefix(partition),
        mailsPrefix: this.keys.mailsPrefix(partition),
        mailPrefix: this.keys.mailPrefix(partition),
        formMailsPrefix: this.keys.formMailsPrefix(partition),
        fromRank,
        mostAddresses: expiryBatch,
      });
      const isAtEnd = looked < expiryBatch;
      this.#dropRanks.set(partition, isAtEnd ? 0 : fromRank + looked - dropped);
      if (dropped > 0 || isAtEnd) return dropped;
    }
    return 0;
  }

  async #expirePartition(partition: number): Promise<number> {
    for (let total = 0; ;) {
      const looked = await this.commands.run(expireDue, {
        dueKey: this.keys.due(partition),
        eventsKey: this.keys.events(partition),
        nothingKey: this.keys.nothing(partition),
        inboxPrefix: this.keys.inboxPrefix(partition),
        mailsPrefix: this.keys.mailsPrefix(partition),
        mailPrefix: this.keys.mailPrefix(partition),
        defaultTtlMs: this.limits.inboxTtlSeconds * 1000,
        mostAddresses: expiryBatch,
        refusalsPrefix: this.keys.refusalsPrefix(partition),
        webhooksPrefix: this.keys.webhooksPrefix(partition),
        pushPrefix: this.keys.pushPrefix(partition),
        formMailsPrefix: this.keys.formMailsPrefix(partition),
      });
      total += looked;
      if (looked < expiryBatch) return total;
    }
  }

  /** Redis keys that the scripts for claiming, extending and releasing have in common. */
  #keysOf(address: Address) {
    const partition = partitionOf(address);
    return {
      inboxKey: this.keys.inbox(address),
      mailsKey: this.keys.mails(address),
      dueKey: this.keys.due(partition),
      refusalsKey: this.keys.refusals(address),
      webhooksKey: this.keys.webhooks(address),
      pushKey: this.keys.push(address),
      nothingKey: this.keys.nothing(partition),
      mailPrefix: this.keys.mailPrefix(partition),
    };
  }

  /** Deletes the list of a refused claim's token; the visitor's list keeps the address only if they may open it. */
  async #unlistFor({ tokenHash, visitorHash }: { tokenHash: string; visitorHash: string }, address: Address) {
    const inbox = await this.read(address);
    const isOwn = inbox.state !== 'public' && mayOpen(inbox, [visitorHash]);
    await this.commands.do((redis) =>
      Promise.all([
        redis.del(this.keys.holder(tokenHash)),
        isOwn ? undefined : redis.zrem(this.keys.holder(visitorHash), address),
      ]),
    );
    // The refused claim has overwritten the time at which the address leaves its visitor's list: restores it.
    if (isOwn) await this.#listAgain(address);
  }
}
