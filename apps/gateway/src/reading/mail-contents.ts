import { limits, type Address, type Email, type EmailDetail, type EmailSummary, type Place } from '@efemera/contract';
import { judgeListing } from '@efemera/mime';
import type { CheckedMail, Parser } from '@efemera/mime/pool';
import { enrichMail, MailStore, SenderCheckQueue, withAllAttachments, type ListedMail } from '@efemera/storage';
import { measured, type MailTracer } from '@efemera/tracing';
import { Inject, Injectable } from '@nestjs/common';
import { TRACER } from '../tracer.js';
import { Semaphore } from '../sending/semaphore.js';

export const PARSER = Symbol('parser');

/**
 * The gateway reads at most so many listings, and mails with bodies, at the same time: parsing Redis' replies, with
 * bodies of up to two megabytes, blocks the event loop.
 */
const maxListingsAtOnce = 4;
const maxBodiesAtOnce = 2;

/**
 * Reads mail in the form that is shown, by address, without checking the caller's right. Only this folder uses it (a test
 * forbids the import elsewhere); every other file reads through `MailReader`, which checks the right.
 *
 * Parses mail that no worker has parsed yet, and stores the parsed form, by the same function as the worker.
 */
@Injectable()
export class MailContents {
  readonly #listings = new Semaphore(maxListingsAtOnce);
  readonly #bodies = new Semaphore(maxBodiesAtOnce);

  constructor(
    private readonly mails: MailStore,
    private readonly senderCheckQueue: SenderCheckQueue,
    @Inject(PARSER) private readonly parser: Parser,
    @Inject(TRACER) private readonly tracer: MailTracer | null,
  ) {}

  async summaries(address: Address, sinceId?: string): Promise<EmailSummary[]> {
    const listed = await this.#listings.run(() => this.mails.list(address, { sinceId }));
    return this.#eachPresent(listed, async (mail) =>
      mail.parsed ? mail.summary : ((await this.#enrich(address, mail.summary.id))?.summary ?? null),
    );
  }

  /** With bodies, newest first; past `limits.maxListedBodyChars` in all, older mails come with their previews only. */
  async emails(address: Address, sinceId?: string, isWanted: (id: string) => boolean = () => true): Promise<Email[]> {
    const listed = await this.#listings.run(() => this.mails.listWithBodies(address, { sinceId }));
    const wanted = listed.filter(({ summary }) => isWanted(summary.id));
    let left: number = limits.maxListedBodyChars;
    return this.#eachPresent(wanted, async ({ readBodies, ...mail }) => {
      if (left <= 0) return { ...mail.summary, body: mail.summary.preview, bodyHtml: null };
      const bodies = await this.#bodies.run(readBodies);
      const read = bodies ? { summary: mail.summary, bodies } : await this.#enrich(address, mail.summary.id);
      if (!read) return null;
      const { body, bodyHtml } = read.bodies;
      left -= body.length + (bodyHtml?.length ?? 0);
      return { ...withAllAttachments(read.summary, read.bodies), body, bodyHtml };
    });
  }

  /** One mail with headers, or null when this inbox has no such mail. */
  async detail(address: Address, id: string): Promise<EmailDetail | null> {
    const mail = await this.#bodies.run(() => this.mails.get(address, id));
    if (!mail) return null;
    const read = mail.bodies
      ? { summary: mail.summary, bodies: mail.bodies }
      : await this.#enrich(address, mail.summary.id);
    return read && { ...withAllAttachments(read.summary, read.bodies), ...read.bodies, authDetails: mail.authDetails };
  }

  /** What the store lists now, newest first, parsed or not. */
  async listed(address: Address, sinceId?: string): Promise<ListedMail[]> {
    return this.#listings.run(() => this.mails.list(address, { sinceId }));
  }

  /**
   * The whole listing with the place in the event stream of the last fact that it shows. The place is null if the
   * address never had a fact.
   */
  async snapshot(address: Address): Promise<{ place: Place | null; mails: ListedMail[] }> {
    return this.#listings.run(() => this.mails.snapshot(address));
  }

  /** Parses one mail and keeps the result, unless a worker was faster. */
  async parse(address: Address, id: string): Promise<void> {
    const mail = await this.mails.get(address, id);
    if (mail && !mail.parsed) await this.#enrich(address, mail.summary.id);
  }

  /** The size of a mail as received, or null when this inbox has no such mail. */
  async size(address: Address, id: string): Promise<number | null> {
    return (await this.mails.summary(address, id))?.size ?? null;
  }

  /** The bytes as received, or null when this inbox has no such mail. */
  source(address: Address, id: string): Promise<Buffer | null> {
    return this.mails.source(address, id);
  }

  /**
   * One part's bytes, or null when there is no such mail or part.
   *
   * @param network  of the caller. The parser gives each network turns and a part of the queue of its own. Otherwise
   *   one visitor who asks for parts of large mails again and again would fill the queue, and the parser would
   *   refuse all other calls.
   */
  async attachment(address: Address, id: string, index: number, network: string) {
    const source = await this.mails.source(address, id);
    return source && this.parser.attachment(source, index, { network, address });
  }

  /**
   * The HTML with its embedded images; undefined when there is no such mail, null when the mail has no HTML.
   *
   * @param network  of the caller, as for `attachment`.
   */
  async html(address: Address, id: string, network: string): Promise<string | null | undefined> {
    const source = await this.mails.source(address, id);
    return source ? this.parser.html(source, { network, address }) : undefined;
  }

  /**
   * Checks a mail, in a process of the parser; null when there is no such mail.
   *
   * @param network  of the caller, as for `attachment`.
   */
  async check(address: Address, id: string, network: string): Promise<CheckedMail | null> {
    const mail = await this.mails.delivered(address, id);
    if (!mail) return null;
    const { findings, links } = await this.parser.check(mail.source, mail.summary.auth, { network, address });
    return { findings: [...findings, ...judgeListing(mail.envelope?.listedBy ?? [])], links };
  }

  async #enrich(address: Address, id: string) {
    const read = await enrichMail(this.mails, this.parser, address, id, {
      mustSave: false,
      measure: (work) => measured(this.tracer, id, 'mail.parse', work),
    });
    // Always adds the job, because only the worker knows whether senders are checked at all.
    if (read) this.senderCheckQueue.add({ address, id });
    return read;
  }

  /**
   * Reads one mail after the other, because the parser's processes are few and shared by all requests. Mails that are
   * deleted meanwhile are left out.
   */
  async #eachPresent<From, To>(items: From[], read: (item: From) => Promise<To | null>): Promise<To[]> {
    const present: To[] = [];
    for (const item of items) {
      const result = await read(item);
      if (result !== null) present.push(result);
    }
    return present;
  }
}
