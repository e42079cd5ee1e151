import type { Address } from '@efemera/contract';
import type { InboxStore, MemoryGuard } from '@efemera/storage';
import { HourlyShares } from './hourly-shares.js';
import { intakeLimits } from './limits.js';
import { type DSN, replies } from './replies.js';

/** To be called once a message has been stored or refused: gives back the space that was taken for it. */
export type Settle = (outcome: 'stored' | 'refused') => void;

/**
 * Shares the memory of the store out among senders, so that no flood fills it for all: a network may store a tenth of it an
 * hour, copies counted, and SMTP defers mail to addresses that no visitor holds earlier than mail to held inboxes.
 */
export class StoreSpace {
  readonly #storedBytes: HourlyShares;

  constructor(
    private readonly memory: Pick<MemoryGuard, 'hasRoom' | 'isFull' | 'limitBytes' | 'reserve'>,
    private readonly inboxes: Pick<InboxStore, 'isHeld'>,
    sharesStore: boolean,
  ) {
    this.#storedBytes = new HourlyShares(() =>
      sharesStore ? memory.limitBytes * intakeLimits.storeShareOfNetwork : Infinity,
    );
  }

  /**
   * Answers MAIL with a temporary refusal if there is no room, before the sender sends the message in vain.
   *
   * @param announcedBytes  the SIZE of the message; 0 where it was not announced.
   */
  judgeSender(ip: string, announcedBytes: number): DSN | null {
    if (this.memory.isFull) return replies.storeFull;
    return this.#storedBytes.hasRoom(ip, Math.max(1, announcedBytes)) ? null : replies.networkShareUsed;
  }

  /** Asks Redis who holds the address only when mail of unclaimed ones finds no room. */
  async judgeRecipient(address: Address, announcedBytes: number): Promise<DSN | null> {
    if (this.memory.hasRoom('unclaimed', announcedBytes) || (await this.inboxes.isHeld(address))) return null;
    return replies.unclaimedFull;
  }

  /** Takes space for a message that has come, or returns why there is none. */
  async take(ip: string, addresses: readonly Address[], mailBytes: number): Promise<Settle | DSN> {
    const bytes = mailBytes * addresses.length;
    const giveBack = this.#storedBytes.take(ip, bytes);
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

  async #judge(addresses: readonly Address[], mailBytes: number): Promise<DSN | null> {
    const hasRoom = (kind: 'unclaimed' | 'held') => this.memory.hasRoom(kind, mailBytes, addresses.length);
    if (hasRoom('unclaimed')) return null;
    const areHeld = await Promise.all(addresses.map((address) => this.inboxes.isHeld(address)));
    if (!areHeld.every(Boolean)) return replies.unclaimedFull;
    return hasRoom('held') ? null : replies.storeFull;
  }
}
