import type { Address } from '@efemera/contract';
import { partitions, type RedisKeys } from '@efemera/contract/redis';
import type { RedisCommands } from '../redis/commands.js';
import { listLetters } from '../redis/scripts/letter-scripts.js';

/** Letters live longer than other mail: they wait for the operator, a person who does not look every hour. */
export const letterTtlSeconds = 30 * 86_400;

/**
 * How many bytes all letters may have, in sixteen equal parts: one for each partition of the data. A domain has many
 * reserved addresses and a wildcard has any number of domains: with a bound for each address alone, a sender could fill
 * the store for a month by inventing domains.
 */
const mostBytes = 512 * 1024 * 1024;
/** Letters have at most this share of the store's memory: they stay for a month, and must not crowd out other mail. */
const shareOfStore = 0.2;

/** How many bytes the letters of a partition may have. */
export const mostLetterWeight = (storeBytes: number): number =>
  Math.floor(Math.min(mostBytes, storeBytes * shareOfStore) / partitions.length);

/** How many bytes one letter may have: the half of a partition's room that a network may fill. */
export const mostLetterBytes = (storeBytes: number): number => Math.floor(mostLetterWeight(storeBytes) / 2);

/** The keys of a partition's list of letters, in the order in which the scripts take them. */
export const letterKeys = (keys: RedisKeys, partition: number): string[] => [
  keys.letters(partition),
  keys.answeredLetters(partition),
  keys.letterNotes(partition),
  keys.letterNetworks(partition),
];

/** A letter, or a message of the site's form. */
export interface ListedLetter {
  id: string;
  address: Address;
  receivedAtMs: number;
  isAnswered: boolean;
  isByForm: boolean;
}

/**
 * The list of letters: mails that came by SMTP to reserved addresses of any domain. By this list the scripts bound the
 * bytes of all letters, and the operator finds them; the mails themselves lie in the inboxes of their addresses.
 * `MailStore` writes `letters` together with the mails; `list` removes letters whose mails have expired or were purged.
 */
export class LetterStore {
  constructor(
    private readonly commands: RedisCommands,
    private readonly keys: RedisKeys,
  ) {}

  /**
   * Lists letters and messages of the form, newest first.
   *
   * @param addresses  reserved addresses whose inboxes are read as well: they may have messages of the form, and mail that
   * was stored by an earlier version, which kept no list of letters.
   */
  async list(addresses: readonly Address[]): Promise<ListedLetter[]> {
    const lists = await Promise.all(
      partitions.map((partition) =>
        this.commands.run(listLetters, {
          nothingKey: this.keys.nothing(partition),
          letterKeys: letterKeys(this.keys, partition),
          mailPrefix: this.keys.mailPrefix(partition),
        }),
      ),
    );
    const letters = lists.flat().map(([id, address, arrivedMs, isAnswered]) => ({
      id,
      address: address as Address,
      receivedAtMs: Number(arrivedMs),
      isAnswered: isAnswered === '1',
      isByForm: false,
    }));
    const known = new Set(letters.map(({ id }) => id));
    const others = await Promise.all(addresses.map((address) => this.#othersAt(address, known)));
    return [...letters, ...others.flat()].sort((a, b) => b.receivedAtMs - a.receivedAtMs || (a.id < b.id ? 1 : -1));
  }

  /** Tells whether the site's form brought a mail. */
  async isByForm(address: Address, id: string): Promise<boolean> {
    return (await this.commands.do((redis) => redis.zscore(this.keys.formMails(address), id))) !== null;
  }

  /** Mails of a reserved address that the list does not have. */
  async #othersAt(address: Address, known: ReadonlySet<string>): Promise<ListedLetter[]> {
    const [entries, byForm] = await this.commands.do((redis) =>
      Promise.all([
        redis.zrange(this.keys.mails(address), '0', '-1', 'WITHSCORES'),
        redis.zrange(this.keys.formMails(address), '0', '-1'),
      ]),
    );
    const ofForm = new Set(byForm);
    const others = entries.flatMap((id, index) =>
      index % 2 === 0 && !known.has(id) ? [{ id, receivedAtMs: Number(entries[index + 1]) }] : [],
    );
    const marks = await this.commands.do((redis) =>
      Promise.all(others.map(({ id }) => redis.hmget(this.keys.mail(address, id), 'read', 'envelope'))),
    );
    return others.flatMap(({ id, receivedAtMs }, index) => {
      const [read, envelope] = marks[index] ?? [];
      if (!envelope) return [];
      return [{ id, address, receivedAtMs, isAnswered: read === '1', isByForm: ofForm.has(id) }];
    });
  }
}
