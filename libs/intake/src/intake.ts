import { domainOf, isReserved, splitAddress, splitTag, type Address } from '@efemera/contract';
import type { Logger } from '@efemera/config';
import type { Refusal, SmtpEnvelope, SmtpTimes } from '@efemera/contract/redis';
import { readEnvelope, readSenderAddresses, type Envelope } from '@efemera/mime';
import {
  newMailId,
  StorageFullError,
  StorageUnavailableError,
  type BlockGuard,
  type DeliveryStore,
  type EnrichQueue,
  type IncomingMail,
  type InboxStore,
  type MailDomains,
  type MailStore,
  type MemoryGuard,
  type ProcessCounters,
  type SenderCounts,
  type StoredCopy,
} from '@efemera/storage';
import { measured, type MailTracer } from '@efemera/tracing';
import type { BlockLists } from './block-lists.js';
import { BusyNetworks } from './busy-networks.js';
import { TimedShares } from './timed-shares.js';
import { intakeLimits } from './limits.js';
import { DSN, isOfSender, listedReply, replies } from './replies.js';
import { type Peer, type Settle, StoreSpace } from './store-space.js';
import { MessageMarks, type SettleMark } from './message-marks.js';
import { TakeBacks } from './take-backs.js';

export interface IntakeSettings {
  /** The name in the greeting, and the domain of the bare `postmaster`. */
  hostname: string;
  /** `claimed`: only addresses that somebody holds take mail. */
  recipients: 'any' | 'claimed';
  maxMessageBytes: number;
  /** True if a network may fill at most a tenth of the store's memory in an hour. */
  sharesStore: boolean;
}

/** An inbox that a message is stored in, and the tag of the plus address by which the sender named it. */
export interface Recipient {
  address: Address;
  tag: string | null;
}

/** A delivery of one message, without the message's bytes. */
export interface SmtpDelivery {
  envelope: SmtpEnvelope;
  times: SmtpTimes;
  /** Address of the relay that brought the mail over HTTP; null where it came by SMTP. */
  relayIp: string | null;
  /** The id in the log lines of this mail: that of the SMTP transaction, or of the HTTP call that brought the mail. */
  transactionId: string;
  /** Called for a message without a Message-ID; call `settle` when its sender has continued after the 250, or has left. */
  onMark?: (settle: SettleMark) => void;
}

/** The stores that intake reads and writes. */
export interface IntakeStores {
  mails: Pick<MailStore, 'store' | 'takeBack' | 'forgetMarks'>;
  inboxes: Pick<InboxStore, 'isHeld'>;
  deliveries: Pick<DeliveryStore, 'noteRefusal'>;
  enrichQueue: Pick<EnrichQueue, 'add'>;
  counters: Pick<ProcessCounters, 'add'>;
  senderCounts: Pick<SenderCounts, 'count'>;
}

/** Decides which mail is taken and stores it; knows nothing of SMTP but its replies. */
export class Intake {
  #refusalsBeingNoted = 0;
  readonly #refusalsOfNetworks = new TimedShares(() => intakeLimits.maxRefusalsNotedPerHour);
  readonly #refusalsOfAll = new TimedShares(() => intakeLimits.maxRefusalsNotedPerHourInAll);
  readonly #takeBacks: TakeBacks;
  readonly #space: StoreSpace;
  readonly #marks = new MessageMarks();
  readonly #busyNetworks = new BusyNetworks();

  constructor(
    private readonly stores: IntakeStores,
    private readonly domains: Pick<MailDomains, 'entryOf' | 'stateOf' | 'isKnown'>,
    readonly settings: IntakeSettings,
    readonly log: Logger,
    private readonly blocks: Pick<BlockGuard, 'blocksSender' | 'blocksNetwork'>,
    readonly blockLists: Pick<BlockLists, 'lookUp' | 'refuses'>,
    private readonly memory: Pick<MemoryGuard, 'hasRoom' | 'isFull' | 'limitBytes' | 'reserve'>,
    private readonly tracer: MailTracer | null,
  ) {
    this.#space = new StoreSpace(memory, stores.inboxes, settings.sharesStore);
    this.#takeBacks = new TakeBacks(stores.mails, stores.counters, log);
  }

  get counters(): IntakeStores['counters'] {
    return this.stores.counters;
  }

  /** The reply to a peer whose network the operator has blocked; null if it may continue. */
  judgePeer(ip: string): DSN | null {
    return this.blocks.blocksNetwork(ip) ? replies.networkBlocked : null;
  }

  /**
   * Decides whether a message of this sender is let in.
   *
   * @param from            the envelope's sender; empty for a bounce.
   * @param announcedBytes  0 where its size was not announced.
   */
  judgeSender(peer: Peer, from: string, announcedBytes: number): DSN | null {
    if (from && this.blocks.blocksSender(from)) return replies.senderBlocked;
    return this.#space.judgeSender(peer, announcedBytes);
  }

  /**
   * Decides whether mail for this recipient is taken, and in which inbox it will lie.
   *
   * @param user  local part as sent, quotes included.
   * @param host  domain in lower case; empty for the bare `postmaster` of RFC 5321 §4.5.1.
   * @param peer  its client is looked up in block lists, except for letters to the operator (RFC 5321 §4.5.1).
   */
  async judgeRecipient(
    user: string,
    host: string,
    announcedBytes: number,
    { clientIp }: Peer,
  ): Promise<Recipient | DSN> {
    const named = this.addressOf(user, host);
    const refusal = host ? this.#judgeDomain(host, named) : null;
    if (refusal) return refusal;
    if (!named) return replies.addressMalformed;
    const recipient = await this.#recipientOf(named);
    const { address } = recipient;
    if (this.blockLists.refuses && clientIp !== null && !isReserved(address)) {
      const [zone] = await this.blockLists.lookUp(clientIp);
      if (zone !== undefined) return listedReply(zone);
    }
    if (this.settings.recipients === 'claimed' && !isReserved(address)) {
      return (await this.stores.inboxes.isHeld(address)) ? recipient : replies.nobodyThere;
    }
    return (await this.#space.judgeRecipient(address, announcedBytes)) ?? recipient;
  }

  #judgeDomain(domain: string, named: Address | null): DSN | null {
    switch (this.domains.stateOf(domain)) {
      case 'offered':
      case 'kept':
        return null;
      case 'retired':
        // The footer names `contact@` of the first domain, and providers write to `abuse@` about former mail.
        if (named && isReserved(splitTag(named).inbox)) return null;
        this.#count('domain:refused', domain);
        return replies.domainRetired;
      case null:
        // Until Redis has answered, the domain may be one that the operator has added: a 550 would bounce its mail.
        return this.domains.isKnown ? replies.domainUnknown : replies.tryLater;
    }
  }

  #count(name: 'domain:mails' | 'domain:refused', domain: string): void {
    this.counters.add(name, this.domains.entryOf(domain) ?? '');
  }

  /** A plus address that an earlier version let a visitor claim is an inbox of its own until that inbox ends. */
  async #recipientOf(named: Address): Promise<Recipient> {
    const { inbox, tag } = splitTag(named);
    const isOwn = inbox === named || (await this.stores.inboxes.isHeld(named));
    return isOwn ? { address: named, tag: null } : { address: inbox, tag };
  }

  /** The canonical form of a recipient's address; null if it is no address of this service. */
  addressOf(user: string, host: string): Address | null {
    const split = splitAddress(`${user}@${host || this.settings.hostname}`);
    const isOurs = split && (split.domain === this.settings.hostname || this.domains.stateOf(split.domain) !== null);
    return isOurs ? (`${split.localPart}@${split.domain}` as Address) : null;
  }

  /**
   * Counts a refusal for its sender, unless the reason lies with this service: a full store says nothing about a sender.
   *
   * @param ip  null: a relay brought the mail and did not tell the client.
   */
  countRefusal(reply: DSN, sender: { ip: string | null; mailFrom: string }): void {
    if (isOfSender(reply)) this.stores.senderCounts.count('refused', sender);
  }

  /**
   * Records for inboxes that SMTP has refused mail to them, and returns before Redis has answered. For inboxes that
   * nobody holds it records no more than the share of the sender's network, and nothing while the store has no room for
   * their mail: a sender who is refused at ever new addresses would otherwise fill the store with records.
   *
   * @param ip  of the client, or of the relay that did not tell it.
   * @param isAwaited  whether to announce the refusal to those who wait for mail in this inbox.
   */
  noteRefusal(
    ip: string,
    addresses: readonly Address[],
    refusal: Refusal,
    isAwaited: (address: Address) => boolean = () => false,
  ): void {
    for (const address of addresses) {
      if (this.#refusalsBeingNoted >= intakeLimits.maxRefusalsBeingNoted) return;
      this.#refusalsBeingNoted++;
      const takesAny =
        (this.settings.recipients === 'any' || isReserved(address)) && this.memory.hasRoom('unclaimed', 0);
      const giveBack = takesAny ? this.#takeRefusalOf(ip) : null;
      void this.stores.deliveries
        .noteRefusal(address, refusal, { takesAny: giveBack !== null, isAwaited: isAwaited(address) })
        .catch((error: unknown) => this.log.debug({ msg: 'refusal not noted', error: describe(error) }))
        // Only the script knows whether somebody holds the inbox; if so, intake uncounts the refusal.
        .then((isUnheld) => isUnheld === true || giveBack?.())
        .finally(() => this.#refusalsBeingNoted--);
    }
  }

  /**
   * Counts a refusal against the share of the sender's network, and against the share of all networks together, so that
   * many networks can't fill the store either. Returns a function that uncounts it; null where a share is used up.
   */
  #takeRefusalOf(ip: string): (() => void) | null {
    const ofAll = this.#refusalsOfAll.take('');
    const ofNetwork = ofAll && this.#refusalsOfNetworks.take(ip);
    if (!ofNetwork) ofAll?.();
    return ofNetwork && (() => [ofAll, ofNetwork].forEach((giveBack) => giveBack()));
  }

  /**
   * Stores one message, a copy for each inbox. Returns the reply to the sender, which is success only if Redis has
   * confirmed every copy. The promise never rejects.
   *
   * @param source  in pieces: a large message is never copied into one.
   */
  async accept(recipients: readonly Recipient[], source: readonly Buffer[], delivery: SmtpDelivery): Promise<DSN> {
    const { envelope, times, relayIp, transactionId, onMark } = delivery;
    const receivedAtMs = Date.now();
    const beganMs = performance.now();
    const bytes = source.reduce((sum, piece) => sum + piece.length, 0);
    const head = beginningOf(source);
    if (headerBlockBytes(head, bytes) > intakeLimits.maxHeaderBlockBytes) return replies.headerTooLarge;
    const begun: Omit<StoredCopy, 'bytes'>[] = [];
    let settle: Settle | null = null;
    try {
      const { from, subject } = this.#readEnvelope(head);
      const headerFrom = this.#readSenders(head);
      if ([from, ...headerFrom].some((sender) => this.blocks.blocksSender(sender))) return replies.senderBlocked;
      const addresses = recipients.map(({ address }) => address);
      const peer = peerOf(delivery);
      const listedBy = peer.clientIp === null ? [] : await this.blockLists.lookUp(peer.clientIp);
      const space = await this.#space.take(peer, addresses, bytes);
      if (space instanceof DSN) return space;
      settle = space;
      const header = head.subarray(0, headerBlockBytes(head, bytes));
      const marked = this.#marks.markOf(envelope.mailFrom, header, source, relayIp !== null);
      const mails = recipients.map(({ address, tag }) => ({
        id: newMailId(receivedAtMs),
        address,
        tag,
        mark: marked && `${marked.mark}${tag ?? ''}`,
        receivedAtMs,
        from,
        subject,
        source,
        envelope: {
          ...envelope,
          ...(headerFrom.length > 1 && { headerFrom }),
          ...(listedBy.length > 0 && { listedBy }),
        },
        times,
      }));
      if (marked?.hasMessageId === false) onMark?.(this.#marks.open(marked.mark, mails, this.stores.mails));
      const atATime = Math.max(1, Math.floor(intakeLimits.maxBytesBeingStored / (bytes + 1)));
      const endsAtMs = performance.now() + intakeLimits.maxStoringMs;
      for (let next = 0; next < mails.length; next += atATime) {
        const patienceMs = endsAtMs - performance.now();
        // A copy that is started now might be stored after the sender has been told that the mail was not stored.
        if (patienceMs <= 0) throw new StorageUnavailableError({ cause: new Error('The copies take too long') });
        const batch = mails.slice(next, next + atATime);
        begun.push(...batch);
        // Waits for all copies before it answers: one that is stored after a 451 would arrive again with the sender's
        // next try.
        const outcomes = await Promise.allSettled(
          batch.map(async (mail) => {
            const { held, apiKeyId } = await this.#store(mail, patienceMs);
            if (apiKeyId !== undefined) this.counters.add('key:received', apiKeyId);
            if (held) {
              const isBusy = this.#busyNetworks.isBusyWith(envelope.ip, bytes);
              this.stores.enrichQueue.add({ address: mail.address, id: mail.id, bytes }, { isBusy });
            }
            this.log.info({
              msg: 'stored',
              transactionId,
              messageId: mail.id,
              domain: domainOf(mail.address),
              bytes,
              ms: Math.round(performance.now() - beganMs),
            });
          }),
        );
        const failure = outcomes.find((outcome) => outcome.status === 'rejected');
        if (failure) throw failure.reason;
      }
      this.#countTaken(delivery, addresses, bytes, listedBy);
      settle('stored');
      return replies.stored;
    } catch (error) {
      // Takes back also the copies for which Redis reported an error: it may have stored them, and only its answer was
      // lost.
      await this.#takeBacks.takeBack(begun.map(({ address, id, mark, from }) => ({ address, id, mark, from, bytes })));
      settle?.('refused');
      return this.failed('store a mail', error);
    }
  }

  #countTaken(delivery: SmtpDelivery, addresses: readonly Address[], bytes: number, listedBy: readonly string[]): void {
    const { envelope, relayIp } = delivery;
    if (relayIp === null) this.counters.add('smtp:accepted', envelope.tls ? 'tls' : 'plain');
    else this.counters.add('intake:accepted');
    this.stores.senderCounts.count('taken', { ip: peerOf(delivery).clientIp, mailFrom: envelope.mailFrom });
    for (const zone of listedBy) this.counters.add('intake:listed', zone);
    this.counters.add('smtp:bytes', '', bytes);
    for (const address of addresses) this.#count('domain:mails', domainOf(address));
  }

  /** Stores one copy; its trace begins at the time when the sender named the last recipient. */
  async #store(mail: IncomingMail & { times: SmtpTimes }, patienceMs: number) {
    const { tracer } = this;
    const store = () => this.stores.mails.store(mail, patienceMs);
    if (!tracer) return store();
    const { connectedAtMs, afterMs } = mail.times;
    const startMs = connectedAtMs + (afterMs.recipient ?? 0);
    tracer.record(mail.id, 'mail.receive', { startMs, endMs: connectedAtMs + (afterMs.data ?? 0) });
    let failed = true;
    try {
      const stored = await measured(tracer, mail.id, 'mail.store', store);
      failed = false;
      return stored;
    } finally {
      tracer.record(mail.id, 'mail', { startMs, endMs: Date.now(), failed });
    }
  }

  /**
   * All addresses of all From headers: a block must apply to each of them. Our page shows one; another mail program may
   * show another.
   */
  #readSenders(source: Buffer): string[] {
    try {
      return readSenderAddresses(source);
    } catch (error) {
      this.log.error({ msg: 'could not read the senders of a mail', error: describe(error) });
      return [];
    }
  }

  /**
   * A mail whose header we can't read is stored with an empty sender and subject and shown raw. If we answered 451, its
   * sender would repeat it for days and then give it up.
   */
  #readEnvelope(source: Buffer): Envelope {
    try {
      return readEnvelope(source);
    } catch (error) {
      this.log.error({ msg: 'could not read the header of a mail', error: describe(error) });
      return { from: '', subject: '' };
    }
  }

  /** Logs an error of this service and returns the reply to the sender. */
  failed(what: string, error: unknown): DSN {
    this.log.error({ msg: `could not ${what}`, error: describe(error) });
    return error instanceof StorageFullError ? replies.storeFull : replies.tryLater;
  }
}

/** The addresses by which the shares of a delivery are counted. */
export const peerOf = ({ envelope, relayIp }: Pick<SmtpDelivery, 'envelope' | 'relayIp'>): Peer => ({
  clientIp: envelope.relay?.toldClient === false ? null : envelope.ip,
  relayIp,
});

/** Describes an error for the log: without the stack if Redis is unreachable, which is no bug; else with the stack. */
function describe(error: unknown): string {
  if (error instanceof StorageUnavailableError) return error.cause instanceof Error ? error.cause.message : error.name;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The beginning of a message, long enough to hold the largest header block that is accepted. */
function beginningOf(source: readonly Buffer[]): Buffer {
  const [first = Buffer.alloc(0)] = source;
  const most = intakeLimits.maxHeaderBlockBytes + 4;
  if (source.length <= 1 || first.length >= most) return first.subarray(0, most);
  let bytes = 0;
  const end = source.findIndex((piece) => (bytes += piece.length) >= most);
  return Buffer.concat(end === -1 ? source : source.slice(0, end + 1)).subarray(0, most);
}

/** Bytes before the first empty line; the whole message when there is none. */
function headerBlockBytes(head: Buffer, bytes: number): number {
  const end = head.indexOf('\r\n\r\n');
  return end === -1 && !(head[0] === 0x0d) ? bytes : Math.max(end, 0);
}
