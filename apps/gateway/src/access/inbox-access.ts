import { ContractError, isReserved, parseAddress, splitTag, type Address, type InboxRight } from '@efemera/contract';
import {
  guestOf,
  InboxStore,
  MailDomains,
  mayOpen,
  openingKey,
  StorageUnavailableError,
  type GuestRecord,
  type InboxRecord,
} from '@efemera/storage';
import { Injectable } from '@nestjs/common';
import type { Credentials } from './credentials.js';

/**
 * The right to read one inbox with one set of credentials.
 *
 * Every read of mail takes an `OpenInbox`, and only `InboxAccess.open` makes them: the class is exported as a type alone,
 * so no other file can construct it, and TypeScript accepts no look-alike object for a class with private fields.
 */
class OpenInbox {
  readonly #access: InboxAccess;
  readonly #credentials: Credentials;

  constructor(
    access: InboxAccess,
    /** The inbox as it was when it was opened. */
    readonly record: InboxRecord,
    credentials: Credentials,
    /** Tag of the plus address by which the inbox was opened: only mail with this tag is listed. Null: all mail is. */
    readonly tag: string | null,
  ) {
    this.#access = access;
    this.#credentials = credentials;
  }

  get address(): Address {
    return this.record.address;
  }

  /** Hash of the caller's key to this inbox; null where nobody holds it, and for guests. */
  get keyHash(): string | null {
    return openingKey(this.record, this.#credentials.keyHashes);
  }

  /** The right that the caller had when it opened a held inbox; null for a public inbox, to which anybody has the same. */
  get right(): InboxRight | null {
    return this.keyHash === null ? (this.#guest?.access ?? null) : 'holder';
  }

  /** Hash of a key with which the caller may extend the inbox: the holder's, or that of a guest with full access. */
  get extendingKeyHash(): string | null {
    return this.keyHash ?? (this.right === 'full' ? (this.#guest?.keyHash ?? null) : null);
  }

  /**
   * Refuses a plus address for an action that concerns the whole inbox: the caller would end, share or announce the mail
   * of all other tags, too.
   *
   * @throws ContractError `address_invalid`: the caller opened the inbox by a plus address.
   */
  requireWhole(): void {
    if (this.tag === null) return;
    throw new ContractError('address_invalid', 'A plus address is a part of its inbox: name the inbox itself.', {
      reason: 'syntax',
    });
  }

  /**
   * Returns the hash of the holder's key, for actions that concern the whole inbox and that no guest may take.
   *
   * @throws ContractError as `requireWhole` does; `holder_required`: the inbox is not held now, or the caller is a guest.
   */
  holderKey(): string {
    this.requireWhole();
    const { keyHash } = this;
    if (this.record.state !== 'held' || keyHash === null) throw holderRequired();
    return keyHash;
  }

  /** Tells whether the caller opened the inbox as the guest with this key, and not as its holder. */
  isGuestWith(keyHash: string): boolean {
    return this.keyHash === null && this.#credentials.keyHashes.includes(keyHash);
  }

  get #guest(): GuestRecord | null {
    return guestOf(this.record, this.#credentials.keyHashes);
  }

  /** Runs a read and returns its result if the caller may still read the inbox. Throws `inbox_private` otherwise. */
  async read<T>(read: (address: Address) => Promise<T>): Promise<T> {
    const { value, refusals } = await this.#access.readForAll([this], read);
    const refusal = refusals.get(this);
    if (refusal) throw refusal;
    return value;
  }

  /** Tells whether the claimant of a new claim shows the same key as this caller. */
  isClaimedBy({ tokenHash, visitorHash }: { tokenHash: string; visitorHash: string }): boolean {
    return this.#credentials.keyHashes.some((hash) => hash === tokenHash || hash === visitorHash);
  }

  /** The reason why the caller may not read the inbox as it is now, or null. */
  refusalBy(record: InboxRecord): ContractError | null {
    const { keyHashes, isOperator } = this.#credentials;
    const isOpen = isReserved(record.address) ? isOperator : mayOpen(record, keyHashes);
    return isOpen ? null : new ContractError('inbox_private', 'This inbox is held by somebody else.');
  }
}
export type { OpenInbox };

export const holderRequired = () =>
  new ContractError('holder_required', 'This is for the holder of the address alone. Claim it first.');

/** Decides who may read which inbox, for HTTP calls, long-polls, event streams and sockets alike. */
@Injectable()
export class InboxAccess {
  constructor(
    private readonly domains: MailDomains,
    private readonly inboxes: InboxStore,
  ) {}

  /**
   * Brings an address from outside to its canonical form. Also accepts addresses of a retired domain, whose inboxes can be
   * read until they end.
   *
   * @throws ContractError as `parseAddress` does; `storage_unavailable` before Redis has told which domains are added.
   */
  parse(raw: unknown): Address {
    return parseAddress(raw, (domain) => {
      if (this.domains.stateOf(domain) !== null) return true;
      if (!this.domains.isKnown) throw new StorageUnavailableError();
      return false;
    });
  }

  /**
   * Opens an inbox with the credentials that the caller has shown.
   *
   * @throws ContractError `inbox_private`, the same whether or not any mail lies there.
   */
  async open(address: Address, credentials: Credentials): Promise<OpenInbox> {
    const { record, tag } = await this.#find(address);
    const inbox = new OpenInbox(this, record, credentials, tag);
    const refusal = inbox.refusalBy(inbox.record);
    if (refusal) throw refusal;
    return inbox;
  }

  /**
   * Finds the inbox of an address; a plus address belongs to the inbox that is named before its plus. An earlier version
   * let visitors claim plus addresses; such an address stays an inbox of its own until it is public again.
   */
  async #find(address: Address): Promise<{ record: InboxRecord; tag: string | null }> {
    const { inbox, tag } = splitTag(address);
    if (inbox === address) return { record: await this.inboxes.read(address), tag };
    const [own, record] = await Promise.all([this.inboxes.read(address), this.inboxes.read(inbox)]);
    return own.state === 'public' ? { record, tag } : { record: own, tag: null };
  }

  /**
   * Runs one read of an inbox for several readers, and afterwards asks for each one's right again.
   *
   * Somebody may claim the address during the read, whose result may then show the new holder's mail. The check comes
   * after the read, so that such a result reaches only a reader who shows the new holder's key.
   *
   * @param inboxes  rights to one and the same inbox; at least one.
   * @returns the result, the inbox after the read, and the refusal of each reader who may not have the result.
   */
  async readForAll<T>(
    inboxes: readonly OpenInbox[],
    read: (address: Address) => Promise<T>,
  ): Promise<{ value: T; record: InboxRecord; refusals: ReadonlyMap<OpenInbox, ContractError> }> {
    const [first] = inboxes;
    if (!first) throw new Error('Nobody to read for.');
    const value = await read(first.address);
    const record = await this.inboxes.read(first.address);
    const refusals = inboxes.flatMap((inbox): [OpenInbox, ContractError][] => {
      const refusal = inbox.refusalBy(record);
      return refusal ? [[inbox, refusal]] : [];
    });
    return { value, record, refusals: new Map(refusals) };
  }
}
