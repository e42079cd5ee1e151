import type { Address, DeliveryList, Email, EmailDetail, EmailSummary, InboxFact, Place } from '@efemera/contract';
import type { CheckedMail } from '@efemera/mime/pool';
import { DeliveryStore, DeliveryWaits, FactHistory, type ListedMail } from '@efemera/storage';
import { Injectable } from '@nestjs/common';
import type { OpenInbox } from '../access/inbox-access.js';
import { MailContents } from './mail-contents.js';

/** The facts of an inbox since a place in the event stream, and the place up to which the stream was read. */
export interface InboxChanges {
  facts: { fact: InboxFact; place: Place }[];
  place: Place;
}

/**
 * Everything that can be read of an inbox. Each read takes an `OpenInbox`, which checks the caller's right again after the
 * read.
 */
@Injectable()
export class MailReader {
  constructor(
    private readonly contents: MailContents,
    private readonly deliveryStore: DeliveryStore,
    private readonly deliveryWaits: DeliveryWaits,
    private readonly history: FactHistory,
  ) {}

  summaries(inbox: OpenInbox, sinceId?: string): Promise<EmailSummary[]> {
    return inbox.read((address) => this.contents.summaries(address, sinceId));
  }

  /** With bodies, newest first; past `limits.maxListedBodyChars` in all, older mails come with their previews only. */
  emails(inbox: OpenInbox, sinceId?: string): Promise<Email[]> {
    return inbox.read((address) => this.contents.emails(address, sinceId));
  }

  /** One mail with headers, or null when this inbox has no such mail. */
  detail(inbox: OpenInbox, id: string): Promise<EmailDetail | null> {
    return inbox.read((address) => this.contents.detail(address, id));
  }

  /** The size of a mail as received, or null when this inbox has no such mail. */
  size(inbox: OpenInbox, id: string): Promise<number | null> {
    return inbox.read((address) => this.contents.size(address, id));
  }

  /** The bytes as received, or null when this inbox has no such mail. */
  source(inbox: OpenInbox, id: string): Promise<Buffer | null> {
    return inbox.read((address) => this.contents.source(address, id));
  }

  /** One part's bytes, or null when there is no such mail or part. @param network  as for `MailContents.attachment`. */
  attachment(inbox: OpenInbox, id: string, index: number, network: string) {
    return inbox.read((address) => this.contents.attachment(address, id, index, network));
  }

  /** The HTML with its embedded images; undefined when there is no such mail, null when the mail has no HTML. */
  html(inbox: OpenInbox, id: string, network: string): Promise<string | null | undefined> {
    return inbox.read((address) => this.contents.html(address, id, network));
  }

  /** What a check of a mail finds without following its links, or null when this inbox has no such mail. */
  check(inbox: OpenInbox, id: string, network: string): Promise<CheckedMail | null> {
    return inbox.read((address) => this.contents.check(address, id, network));
  }

  /**
   * What the store lists now, parsed or not, with the place in the event stream of the last fact that it shows. The
   * place is null if the address never had a fact.
   */
  snapshot(inbox: OpenInbox): Promise<{ place: Place | null; mails: ListedMail[] }> {
    return inbox.read((address) => this.contents.snapshot(address));
  }

  /**
   * The facts since a place in the event stream; null if the caller needs a snapshot instead, because the stream no longer
   * has the place, or since then the inbox was claimed or ended, or a guest was ended.
   *
   * The stream remembers facts longer than the inbox keeps its mail, so facts of mail that is gone are left out: the
   * caller must not learn from the stream what the inbox itself would not show.
   */
  changesSince(inbox: OpenInbox, place: Place): Promise<InboxChanges | null> {
    return inbox.read((address) => this.#changesSince(address, place));
  }

  /** How mail came to this inbox, newest first. Asks the SMTP processes to tell of running deliveries for a while. */
  deliveries(inbox: OpenInbox): Promise<DeliveryList> {
    // Not awaited: without it, the reader only learns of a delivery when that has ended.
    if (inbox.record.state === 'held') void this.deliveryWaits.announce(inbox.address).catch(() => undefined);
    return inbox.read((address) => this.deliveryStore.list(address));
  }

  /** Parses one mail unless a worker was faster. Takes no `OpenInbox`, as the caller learns nothing of the mail. */
  parse(address: Address, id: string): Promise<void> {
    return this.contents.parse(address, id);
  }

  async #changesSince(address: Address, place: Place): Promise<InboxChanges | null> {
    const history = await this.history.since(address, place);
    if (!history) return null;
    const { facts, upTo } = history;
    if (facts.length === 0) return { facts: [], place: upTo };
    const listed = new Set((await this.contents.listed(address)).map(({ summary }) => summary.id));
    const told: InboxChanges['facts'] = [];
    for (const { fact, place } of facts) {
      if (fact.type === 'inbox:claimed' || fact.type === 'inbox:expired' || fact.type === 'guest:ended') return null;
      if (isTold(fact, listed)) told.push({ fact, place });
    }
    return { facts: told, place: upTo };
  }
}

function isTold(fact: InboxFact, listed: ReadonlySet<string>): boolean {
  if (fact.type === 'mail:received') return listed.has(fact.payload.email.id);
  return fact.type !== 'mail:updated' || listed.has(fact.payload.id);
}
