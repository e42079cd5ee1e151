import {
  ContractError,
  isReserved,
  limits,
  parseAddress,
  reservedNames,
  type Address,
  type Letter,
  type LetterDetail,
  type LetterList,
} from '@efemera/contract';
import { LetterStore, MailDomains, MailStore, type ListedLetter } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import { formAddress, SETTINGS, type Settings } from '../config.js';
import { knownId } from '../http/known-id.js';
import { MailContents } from './mail-contents.js';
import { mboxEntry } from './mbox.js';

/**
 * At most this many domains have their reserved addresses read, for mail that is not in the list of letters: each
 * address takes calls to Redis.
 */
const mostDomainsLookedAt = 50;

const notFound = () => new ContractError('email_not_found', 'There is no such letter.');

/**
 * Mail to the operator. It checks no right, so only routes with the operator's guard may use it; and it reads reserved
 * addresses only, which no visitor can hold.
 */
@Injectable()
export class Letters {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly store: LetterStore,
    private readonly mails: MailStore,
    private readonly domains: MailDomains,
    private readonly contents: MailContents,
  ) {}

  /** @param answered  true: only answered letters; false: only unanswered ones; left out: all letters. */
  async page(page: number, answered?: boolean): Promise<LetterList> {
    const listed = await this.#list(answered);
    const offset = (page - 1) * limits.lettersPerPage;
    const shown = await Promise.all(
      listed.slice(offset, offset + limits.lettersPerPage).map((each) => this.#letter(each)),
    );
    return {
      letters: shown.filter((letter) => letter !== null),
      page,
      pages: Math.max(1, Math.ceil(listed.length / limits.lettersPerPage)),
      total: listed.length,
    };
  }

  async detail(rawTo: unknown, id: string): Promise<LetterDetail> {
    const letter = await this.#find(rawTo, id);
    const mail = await this.contents.detail(letter.to as Address, id);
    if (!mail) throw notFound();
    const text = mail.body.slice(0, limits.maxLetterChars);
    return {
      ...letter,
      text,
      truncated: mail.truncated || text.length < mail.body.length,
      attachments: mail.attachments.map(({ filename, size }) => ({ filename, size })),
    };
  }

  async source(rawTo: unknown, id: string): Promise<Buffer> {
    const letter = await this.#find(rawTo, id);
    const source = await this.mails.source(letter.to as Address, id);
    if (!source) throw notFound();
    return source;
  }

  async mark(rawTo: unknown, id: string, answered: boolean): Promise<Letter> {
    const letter = await this.#find(rawTo, id);
    if (!(await this.mails.setRead(letter.to as Address, id, answered))) throw notFound();
    return { ...letter, answered };
  }

  async remove(rawTo: unknown, id: string): Promise<void> {
    if (!(await this.mails.remove(reservedAddress(rawTo), knownId(id, notFound)))) throw notFound();
  }

  /**
   * Yields the entries of a mailbox file, oldest first. Reads each letter only when the caller takes it: all together
   * would take much memory.
   */
  async *mbox(answered?: boolean): AsyncGenerator<Buffer> {
    const listed = await this.#list(answered);
    for (const { id, address, receivedAtMs, isAnswered } of listed.reverse()) {
      const mail = await this.mails.delivered(address, id);
      if (!mail) continue;
      const mailFrom = mail.envelope?.mailFrom ?? '';
      yield mboxEntry({ to: address, mailFrom, receivedAtMs, answered: isAnswered, source: mail.source });
    }
  }

  async #list(answered?: boolean): Promise<ListedLetter[]> {
    const domains = this.domains.all.filter(({ domain }) => !domain.startsWith('*')).slice(0, mostDomainsLookedAt);
    const addresses = domains.flatMap(({ domain }) => reservedNames.map((name) => `${name}@${domain}` as Address));
    const form = formAddress(this.settings) as Address;
    const listed = await this.store.list([...new Set([form, ...addresses])]);
    return answered === undefined ? listed : listed.filter(({ isAnswered }) => isAnswered === answered);
  }

  async #letter({ id, address, isByForm }: Pick<ListedLetter, 'id' | 'address' | 'isByForm'>): Promise<Letter | null> {
    const summary = await this.mails.summary(address, id);
    if (!summary) return null;
    const { tag, from, subject, timestamp, size, read } = summary;
    return {
      id,
      to: address,
      tag,
      from,
      subject,
      receivedAt: timestamp,
      bytes: size,
      answered: read,
      byForm: isByForm,
    };
  }

  async #find(rawTo: unknown, id: string): Promise<Letter> {
    const address = reservedAddress(rawTo);
    const isByForm = await this.store.isByForm(address, knownId(id, notFound));
    const letter = await this.#letter({ id, address, isByForm });
    if (!letter) throw notFound();
    return letter;
  }
}

/**
 * Brings the address of a letter to its stored form. Accepts any domain: letters outlive a domain that the operator has
 * removed.
 *
 * @throws ContractError as `parseAddress` does; `address_invalid` for an address that is not reserved.
 */
function reservedAddress(raw: unknown): Address {
  const address = parseAddress(raw, () => true);
  if (!isReserved(address)) {
    throw new ContractError('address_invalid', 'Only mail to reserved addresses is for the operator.', {
      reason: 'reserved',
    });
  }
  return address;
}
