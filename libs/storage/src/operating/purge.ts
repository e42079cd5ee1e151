import { splitTag, type Address } from '@efemera/contract';
import { partitions, type RedisKeys } from '@efemera/contract/redis';
import { canonicalBlock, isFrom } from './blocks.js';
import type { MailStore } from '../mail/mail-store.js';
import type { RedisCommands } from '../redis/commands.js';

const batch = 200;

/** Deletes mail at the operator's request. Clients that watch the inbox receive a fact for each deleted mail. */
export class Purge {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
    private readonly mails: MailStore,
  ) {}

  /**
   * Deletes all mail of an inbox, or of a plus address that mail with its tag; the holder keeps the inbox. Returns how many
   * mails were deleted.
   */
  async inbox(address: Address): Promise<number> {
    const { inbox, tag } = splitTag(address);
    const ofTag = (await this.mails.list(inbox)).filter(({ summary }) => tag === null || summary.tag === tag);
    // An earlier version let visitors claim plus addresses: such an address may have mail of its own.
    const own = inbox === address ? [] : await this.mails.list(address);
    let removed = 0;
    for (const { summary } of [...ofTag, ...own]) {
      if (await this.mails.remove(summary.to as Address, summary.id)) removed++;
    }
    return removed;
  }

  /**
   * Deletes all mail of a sender or a domain in every inbox. Compares the envelope's sender and all senders in the header.
   *
   * @throws ContractError `block_invalid`
   */
  async from(kind: 'sender' | 'domain', rawValue: string): Promise<number> {
    const value = canonicalBlock(kind, rawValue);
    const matches = (senders: readonly string[]) => senders.some((sender) => isFrom(kind, value, sender));
    let removed = 0;
    // The sorted set `due` lists every address that has mail.
    for (const partition of partitions) {
      for (let cursor = '0'; ;) {
        const [next, entries] = await this.commands.do((redis) =>
          redis.zscan(this.keys.due(partition), cursor, 'COUNT', batch),
        );
        const addresses = entries.filter((_, index) => index % 2 === 0) as Address[];
        // Handles the inboxes of a batch in parallel: one after the other, each of a million inboxes would wait for its own
        // round trip.
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
