import { isReserved, type Address } from '@efemera/contract';
import { bytesOfCopies, mostLetterBytes, type InboxStore, type MemoryGuard } from '@efemera/storage';
import { TimedShares } from './timed-shares.js';
import { intakeLimits } from './limits.js';
import { type DSN, replies } from './replies.js';

/** To be called once a message has been stored or refused: gives back the space that was taken for it. */
export type Settle = (outcome: 'stored' | 'refused') => void;

/** The addresses by which the shares of a message are counted. */
export interface Peer {
  /** Null: a relay brought the message and did not tell from whom. */
  clientIp: string | null;
  /** Null: the client itself brought the message. */
  relayIp: string | null;
}

/**
 * Shares the memory of the store out among senders, so that no flood fills it for all: a network may store a tenth of it an
 * hour, copies counted, and SMTP defers mail to addresses that no visitor holds earlier than mail to held inboxes.
 */
export class StoreSpace {
  readonly #storedBytes: TimedShares;
  readonly #relayedBytes: TimedShares;

  constructor(
    private readonly memory: Pick<MemoryGuard, 'hasRoom' | 'isFull' | 'limitBytes' | 'reserve'>,
    private readonly inboxes: Pick<InboxStore, 'isHeld'>,
    sharesStore: boolean,
  ) {
    const share = (part: number) => new TimedShares(() => (sharesStore ? memory.limitBytes * part : Infinity));
    this.#storedBytes = share(intakeLimits.storeShareOfNetwork);
    this.#relayedBytes = share(intakeLimits.storeShareOfRelay);
  }

  /**
   * Answers MAIL with a temporary refusal if there is no room, before the sender sends the message in vain.
   *
   * @param announcedBytes  the SIZE of the message; 0 where it was not announced.
   */
  judgeSender(peer: Peer, announcedBytes: number): DSN | null {
    if (this.memory.isFull) return replies.storeFull;
    const bytes = bytesOfCopies(announcedBytes, 1);
    return this.#sharesOf(peer).every(([shares, ip]) => shares.hasRoom(ip, bytes)) ? null : replies.networkShareUsed;
  }

  /**
   * Refuses mail to an address if there is no room for it. Asks Redis whether the address is held only if there is no room
   * for mail of unclaimed addresses.
   */
  async judgeRecipient(address: Address, announcedBytes: number): Promise<DSN | null> {
    // Refuses the letter to the operator alone: `take` would refuse the whole message, with the copies of visitors.
    if (isReserved(address) && announcedBytes > mostLetterBytes(this.memory.limitBytes)) return replies.tooLarge;
    if (this.memory.hasRoom('unclaimed', announcedBytes) || (await this.inboxes.isHeld(address))) return null;
    return replies.unclaimedFull;
  }

  /** Takes space for a message that has come, or returns why there is none. */
  async take(peer: Peer, addresses: readonly Address[], mailBytes: number): Promise<Settle | DSN> {
    // A larger letter to the operator would push out the letters of all others.
    if (mailBytes > mostLetterBytes(this.memory.limitBytes) && addresses.some(isReserved)) return replies.tooLarge;
    const bytes = bytesOfCopies(mailBytes, addresses.length);
    const giveBack = this.#takeShares(peer, bytes);
    if (!giveBack) return replies.networkShareUsed;
    const refusal = await this.#judge(addresses, mailBytes).catch((error: unknown) => {
      giveBack();
      throw error;
    });
    if (refusal) {
      giveBack();
      return refusal;
    }
    const settled = this.memory.reserve(bytes);
    return (outcome) => {
      settled();
      if (outcome === 'refused') giveBack();
    };
  }

  #sharesOf({ clientIp, relayIp }: Peer): [TimedShares, string][] {
    return [
      ...(clientIp === null ? [] : [[this.#storedBytes, clientIp] as [TimedShares, string]]),
      ...(relayIp === null ? [] : [[this.#relayedBytes, relayIp] as [TimedShares, string]]),
    ];
  }

  /** Counts the bytes for client and relay; null, and nothing is counted, where one of them has used up its share. */
  #takeShares(peer: Peer, bytes: number): (() => void) | null {
    const taken: (() => void)[] = [];
    const giveBack = () => taken.forEach((give) => give());
    for (const [shares, ip] of this.#sharesOf(peer)) {
      const give = shares.take(ip, bytes);
      if (!give) {
        giveBack();
        return null;
      }
      taken.push(give);
    }
    return giveBack;
  }

  async #judge(addresses: readonly Address[], mailBytes: number): Promise<DSN | null> {
    const hasRoom = (kind: 'unclaimed' | 'held') => this.memory.hasRoom(kind, mailBytes, addresses.length);
    if (hasRoom('unclaimed')) return null;
    const areHeld = await Promise.all(addresses.map((address) => this.inboxes.isHeld(address)));
    if (!areHeld.every(Boolean)) return replies.unclaimedFull;
    return hasRoom('held') ? null : replies.storeFull;
  }
}
