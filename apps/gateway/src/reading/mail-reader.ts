import { limits, type Address, type Email, type EmailDetail, type EmailSummary } from '@efemera/contract';
import type { Parser } from '@efemera/mime/pool';
import { enrichMail, Storage, withAllAttachments, type ListedMail } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';
import { Turns } from '../sending/turns.js';

export const PARSER = Symbol('parser');

/** What is read at a time is taken apart in one go when it comes: listings, and bodies of up to two megabytes each. */
const mostListings = 4;
const mostBodies = 2;

/** Reads mail in the form that is shown. What no worker has parsed yet is parsed now, and kept, by the same function. */
@Injectable()
export class MailReader {
  readonly #listings = new Turns(mostListings);
  readonly #bodies = new Turns(mostBodies);

  constructor(
    private readonly storage: Storage,
    @Inject(PARSER) private readonly parser: Parser,
  ) {}

  async summaries(address: Address, sinceId?: string): Promise<EmailSummary[]> {
    const listed = await this.#listings.take(() => this.storage.mails.list(address, { sinceId }));
    return this.#eachPresent(listed, async (mail) =>
      mail.parsed ? mail.summary : ((await this.#enrich(address, mail))?.summary ?? null),
    );
  }

  /** The same, each as its JSON. */
  async summaryTexts(address: Address, sinceId?: string): Promise<string[]> {
    const listed = await this.#listings.take(() => this.storage.mails.listTexts(address, { sinceId }));
    if (listed.every(({ parsed }) => parsed)) return listed.map(({ json }) => json);
    return (await this.summaries(address, sinceId)).map((summary) => JSON.stringify(summary));
  }

  /** With bodies, newest first; past `limits.maxListedBodyChars` in all, older mails come with their previews only. */
  async emails(address: Address, sinceId?: string, isWanted: (id: string) => boolean = () => true): Promise<Email[]> {
    const listed = await this.#listings.take(() => this.storage.mails.listWithBodies(address, { sinceId }));
    const wanted = listed.filter(({ summary }) => isWanted(summary.id));
    let left: number = limits.maxListedBodyChars;
    return this.#eachPresent(wanted, async ({ readBodies, ...mail }) => {
      if (left <= 0) return { ...mail.summary, body: mail.summary.preview, bodyHtml: null };
      const bodies = await this.#bodies.take(readBodies);
      const read = bodies ? { summary: mail.summary, bodies } : await this.#enrich(address, mail);
      if (!read) return null;
      const { body, bodyHtml } = read.bodies;
      left -= body.length + (bodyHtml?.length ?? 0);
      return { ...withAllAttachments(read.summary, read.bodies), body, bodyHtml };
    });
  }

  /** One mail with headers, or null when this inbox has no such mail. */
  async detail(address: Address, id: string): Promise<EmailDetail | null> {
    const mail = await this.#bodies.take(() => this.storage.mails.get(address, id));
    if (!mail) return null;
    const read = mail.bodies ? { summary: mail.summary, bodies: mail.bodies } : await this.#enrich(address, mail);
    return read && { ...withAllAttachments(read.summary, read.bodies), ...read.bodies, authDetails: mail.authDetails };
  }

  /** What the store knows now, without parsing: for a socket that is told of the rest as it becomes known. */
  async known(address: Address): Promise<ListedMail[]> {
    return (await this.snapshot(address)).mails;
  }

  /** The same with the place in the stream of the last fact that it shows; null where nothing ever lay here. */
  async snapshot(address: Address): Promise<{ place: string | null; mails: ListedMail[] }> {
    return this.#listings.take(() => this.storage.mails.snapshot(address));
  }

  /** Parses one mail that is on show, unless a worker was faster. */
  async enrich(address: Address, id: string): Promise<void> {
    const mail = await this.storage.mails.get(address, id);
    if (mail && !mail.parsed) await this.#enrich(address, mail);
  }

  /** One part's bytes, or null when there is no such mail or part. */
  async attachment(address: Address, id: string, index: number) {
    const source = await this.storage.mails.source(address, id);
    return source && this.parser.attachment(source, index);
  }

  async #enrich(address: Address, mail: ListedMail) {
    const read = await enrichMail(this.storage.mails, this.parser, address, mail, { mustSave: false });
    // Whether senders are checked at all is the worker's to know.
    if (read) this.storage.senderCheckQueue.add({ address, id: mail.summary.id });
    return read;
  }

  /** One after the other: the parser's processes are few and shared by all requests. Mails that vanish meanwhile drop out. */
  async #eachPresent<From, To>(items: From[], read: (item: From) => Promise<To | null>): Promise<To[]> {
    const present: To[] = [];
    for (const item of items) {
      const result = await read(item);
      if (result !== null) present.push(result);
    }
    return present;
  }
}
