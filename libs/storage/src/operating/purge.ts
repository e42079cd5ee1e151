import type { Address } from '@efemera/contract';
import { partitions, type RedisKeys } from '@efemera/contract/redis';
import { canonicalBlock, isFrom } from './blocks.js';
import type { MailStore } from '../mail/mail-store.js';
import type { RedisCommands } from '../redis/commands.js';

const batch = 200;

/** Deletes mail at the operator's wish; whoever watches is told of each. */
export class Purge {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly mails: MailStore,
  ) {}

  /** All mail of an inbox, which stays with whoever holds it. Returns how many mails are gone. */
  inbox(address: Address): Promise<number> {
    return this.#remove(address, () => true);
  }

  /**
   * All mail of a sender or a domain, by the envelope's sender or any that its header names, in every inbox.
   *
   * @throws ContractError `block_invalid`
   */
  async from(kind: 'sender' | 'domain', rawValue: string): Promise<number> {
    const value = canonicalBlock(kind, rawValue);
    const matches = (senders: readonly string[]) => senders.some((sender) => isFrom(kind, value, sender));
    let removed = 0;
    // Every address with anything in it waits there for its expiry.
    for (const partition of partitions) {
      for (let cursor = '0'; ;) {
        const [next, entries] = await this.commands.do((redis) =>
          redis.zscan(this.keys.due(partition), cursor, 'COUNT', batch),
        );
        const addresses = entries.filter((_, index) => index % 2 === 0) as Address[];
        // A batch at a time: of a million inboxes each would else wait for the answers to the one before.
        const counts = await Promise.all(addresses.map((address) => this.#remove(address, matches)));
        removed += counts.reduce((sum, count) => sum + count, 0);
        if (next === '0') break;
        cursor = next;
      }
    }
    return removed;
  }

  async #remove(address: Address, matches: (senders: readonly string[]) => boolean): Promise<number> {
    const ids = await this.commands.do((redis) => redis.zrange(this.keys.mails(address), '0', '-1'));
    let removed = 0;
    for (const id of ids) {
      const senders = await this.mails.senders(address, id);
      if (senders && matches(senders) && (await this.mails.remove(address, id))) removed++;
    }
    return removed;
  }
}
