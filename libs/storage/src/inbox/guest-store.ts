import { limits, type Address, type GuestAccess } from '@efemera/contract';
import { partitionCount, partitionOf, type RedisKeys } from '@efemera/contract/redis';
import { newMailId } from '../mail/mail-id.js';
import type { RedisCommands } from '../redis/commands.js';
import { addJoinLink, endGuest, redeemJoinLink } from '../redis/scripts/guest-scripts.js';
import type { InboxStore } from './inbox-store.js';
import { hashSecret, newSecret } from './secrets.js';

/** What a visitor gets for the secret of a join link. A holder who shows it becomes no guest; the link stays open. */
export type Redemption = { address: Address; access: GuestAccess } | 'full' | 'gone';

/**
 * Lets guests into held inboxes by join links. Writes the fields `guests` and `links` of `inbox`, and `joinLink`; the
 * scripts of `InboxStore` that end an inbox delete those fields.
 *
 * A secret begins with the partition of its inbox, one hexadecimal digit, so that one script can find the inbox, close the
 * link and add the guest. The rest is random; Redis keeps only the hash of the secret.
 */
export class GuestStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly inboxes: InboxStore,
  ) {}

  /**
   * Adds a join link to an inbox, or returns the reason why it can't be added.
   *
   * @param keyHash  of the caller's key, with which the inbox must be held at that moment.
   */
  async addLink(
    address: Address,
    keyHash: string,
    access: GuestAccess,
  ): Promise<{ secret: string; endsAtMs: number } | 'full' | 'not_held'> {
    const partition = partitionOf(address);
    const secret = partition.toString(partitionCount) + newSecret();
    const linkHash = hashSecret(secret);
    const [outcome, endsAtMs] = await this.commands.run(addJoinLink, {
      inboxKey: this.keys.inbox(address),
      linkKey: this.keys.joinLink(partition, linkHash),
      address,
      keyHash,
      linkHash,
      access,
      lifeMs: limits.joinLinkSeconds * 1000,
      mostLinks: limits.maxJoinLinksPerInbox,
      mostGuests: limits.maxGuestsPerInbox,
    });
    return outcome === 'added' ? { secret, endsAtMs: Number(endsAtMs) } : outcome;
  }

  /**
   * Uses up a join link for a visitor. Runs the same script for every text:
   * answering a malformed secret sooner would tell a guesser which secrets are well-formed.
   *
   * @param isAgain  the answer to an earlier call of this visitor was lost: if that call used up the link, the visitor
   * gets the same answer again.
   */
  async redeem(
    secret: string,
    { visitorHash, device, isAgain = false }: { visitorHash: string; device: string; isAgain?: boolean },
  ): Promise<Redemption> {
    const { partition, linkHash, linkKey } = this.#linkOf(secret);
    const [outcome, address, access] = await this.commands.promise(redeemJoinLink, {
      linkKey,
      eventsKey: this.keys.events(partition),
      nothingKey: this.keys.nothing(partition),
      inboxPrefix: this.keys.inboxPrefix(partition),
      linkHash,
      visitorHash,
      guestId: newMailId(),
      device,
      mostGuests: limits.maxGuestsPerInbox,
      isAgain,
    });
    if (outcome === 'gone' || outcome === 'full') return outcome;
    if (outcome === 'holder') return { address: address as Address, access: 'full' };
    const { expiresAtMs } = await this.inboxes.read(address as Address);
    await this.inboxes.listFor(visitorHash, address as Address, expiresAtMs);
    return { address: address as Address, access: access as GuestAccess };
  }

  /**
   * Tells whether a visitor has joined by this secret. The visitor may not know that: the connection to Redis can break
   * after the script has run and before its answer comes.
   */
  async hasJoined(secret: string, visitorHash: string): Promise<boolean> {
    const { linkHash, linkKey } = this.#linkOf(secret);
    const address = await this.commands.do((redis) => redis.get(linkKey));
    if (address === null) return false;
    const { state, guests } = await this.inboxes.read(address as Address);
    return state === 'held' && guests.some((guest) => guest.keyHash === visitorHash && guest.linkHash === linkHash);
  }

  #linkOf(secret: string): { partition: number; linkHash: string; linkKey: string } {
    const partition = Number.parseInt(secret.slice(0, 1), partitionCount) || 0;
    const linkHash = hashSecret(secret);
    return { partition, linkHash, linkKey: this.keys.joinLink(partition, linkHash) };
  }

  /** Ends a guest, whose sockets, streams and waits the gateways then end. */
  async end(address: Address, keyHash: string, guestId: string): Promise<'ended' | 'unknown' | 'not_held'> {
    const outcome = await this.commands.promise(endGuest, {
      inboxKey: this.keys.inbox(address),
      eventsKey: this.keys.events(partitionOf(address)),
      address,
      keyHash,
      guestId,
    });
    return outcome as 'ended' | 'unknown' | 'not_held';
  }
}
