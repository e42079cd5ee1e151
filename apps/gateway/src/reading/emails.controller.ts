import {
  ContractError,
  htmlQuerySchema,
  listQuerySchema,
  matchesFilter,
  readFlagSchema,
  type EmailDetail,
  type MailFilter,
} from '@efemera/contract';
import { networkOf } from '@efemera/network';
import { MailStore } from '@efemera/storage';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { InboxAccessGuard, OpenedInbox } from '../access/inbox-access.guard.js';
import type { OpenInbox } from '../access/inbox-access.js';
import { MailWaits } from '../following/mail-waits.js';
import { callerOf } from '../http/caller.js';
import { clientGone } from '../http/client-gone.js';
import { digestOf, sendsUnchanged } from '../http/etag.js';
import { knownId } from '../http/known-id.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { RateLimits } from '../http/rate-limits.js';
import { LargeAnswers } from '../sending/large-answers.js';
import type { ListQuery } from './awaited-mail.js';
import { listingText, sizeOf, textsOf } from './listing-text.js';
import { MailReader } from './mail-reader.js';

const json = 'application/json; charset=utf-8';

/**
 * A part of a mail counts against the limit of bytes for at least this share of the mail's size, because the gateway
 * reads and parses the whole mail for it: a client that asks for an attachment of one byte in a mail of 10 MB again and
 * again would keep Redis and the parser busy for nothing. Not the whole size, because a page asks for each picture of a
 * mail: twenty that fill 10 MB count for 50 MB of the limit, not 200.
 */
const countedForPart = 1 / 4;

@Controller('api/emails')
@UseGuards(InboxAccessGuard)
export class EmailsController {
  constructor(
    private readonly mails: MailStore,
    private readonly reader: MailReader,
    private readonly waits: MailWaits,
    private readonly limits: RateLimits,
    private readonly answers: LargeAnswers,
  ) {}

  @Get()
  @RateLimited('read')
  async list(
    @OpenedInbox() inbox: OpenInbox,
    @Query({ schema: listQuerySchema }) asked: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const query = inbox.tag === null ? asked : { ...asked, tag: inbox.tag };
    if (query.wait) {
      const caller = { networks: callerOf(request), gone: clientGone(response) };
      const answer = await this.waits.wait(inbox, query, caller);
      await this.limits.countListing(sizeOf(answer.emails), callerOf(request));
      const text = listingText(textsOf(answer.emails), answer.timedOut);
      await this.answers.sendText(request, response.type(json), text);
      return;
    }
    // The version was read before the listing, so it may be older than the listing, never newer: at worst a client reads
    // once more than needed.
    const { fields = 'full', since = '' } = query;
    const etag = `"${inbox.record.version ?? 'empty'}.${fields}.${since}${filterMark(query)}"`;
    if (sendsUnchanged(request, response, etag)) return;
    const { chars, texts } = await this.#readListing(inbox, query);
    await this.limits.countListing(chars, callerOf(request));
    await this.answers.sendText(request, response.type(json), listingText(texts));
  }

  @Get(':id')
  @RateLimited('read')
  async one(
    @OpenedInbox() inbox: OpenInbox,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const mail = found(await this.reader.detail(inbox, knownId(id, notFound)));
    await this.answers.sendText(request, response.type(json), textsOf([mail]));
  }

  @Get(':id/raw')
  @RateLimited('download')
  async raw(
    @OpenedInbox() inbox: OpenInbox,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // Counted before the source is read: a client beyond its limit must not make this process read megabytes.
    await this.limits.countBytes(found(await this.reader.size(inbox, knownId(id, notFound))), callerOf(request));
    const source = found(await this.reader.source(inbox, id));
    this.answers.sendBytes(request, response.attachment(`${id}.eml`).type('message/rfc822'), [source]);
  }

  @Get(':id/attachments/:index')
  @RateLimited('download')
  async attachment(
    @OpenedInbox() inbox: OpenInbox,
    @Param('id') id: string,
    @Param('index') index: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const counted = /^\d{1,5}$/.test(index) ? await this.#countReading(inbox, knownId(id, notFound), request) : null;
    if (counted === null) throw attachmentNotFound();
    const part = await this.reader.attachment(inbox, id, Number(index), networkOf(request.ip));
    if (!part) throw attachmentNotFound();
    await this.#countRest(part.content.byteLength - counted, request);
    // Not the sender's content type: a browser must have no reason to show the file on our origin.
    response.attachment(part.filename).type('application/octet-stream');
    const { buffer, byteOffset, byteLength } = part.content;
    this.answers.sendBytes(request, response, [Buffer.from(buffer, byteOffset, byteLength)]);
  }

  /** The sender's HTML under a policy that runs nothing, and loads nothing unless the caller asks for images. */
  @Get(':id/html')
  @RateLimited('download')
  async html(
    @OpenedInbox() inbox: OpenInbox,
    @Param('id') id: string,
    @Query({ schema: htmlQuerySchema }) { remote }: z.output<typeof htmlQuerySchema>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const counted = found(await this.#countReading(inbox, knownId(id, notFound), request));
    const html = await this.reader.html(inbox, id, networkOf(request.ip));
    if (html === undefined) throw notFound();
    if (html === null) throw new ContractError('html_not_found', 'This mail has no HTML that can be shown.');
    const bytes = Buffer.from(html);
    await this.#countRest(bytes.length - counted, request);
    response.set('Content-Security-Policy', htmlPolicy(remote === '1')).type('text/html; charset=utf-8');
    this.answers.sendBytes(request, response, [bytes]);
  }

  @Patch(':id')
  async setRead(
    @OpenedInbox() inbox: OpenInbox,
    @Param('id') id: string,
    @Body({ schema: readFlagSchema }) { read }: z.output<typeof readFlagSchema>,
  ): Promise<EmailDetail> {
    if (!(await this.mails.setRead(inbox.address, knownId(id, notFound), read))) throw notFound();
    return found(await this.reader.detail(inbox, id));
  }

  @Delete()
  @HttpCode(204)
  async remove(@OpenedInbox() inbox: OpenInbox, @Query('id') id: unknown): Promise<void> {
    if (typeof id !== 'string' || id === '') {
      throw new ContractError('id_malformed', 'The parameter "id" is missing or given twice.');
    }
    if (!(await this.mails.remove(inbox.address, knownId(id, notFound)))) throw notFound();
  }

  /**
   * Counts against the caller's limit a quarter of the mail that this process is about to read and parse for one of its
   * parts. Refuses a caller beyond the limit before it makes this process read megabytes.
   *
   * @returns the bytes that were counted, or null when this inbox has no such mail.
   */
  async #countReading(inbox: OpenInbox, id: string, request: Request): Promise<number | null> {
    const size = await this.reader.size(inbox, id);
    if (size === null) return null;
    const counted = Math.ceil(size * countedForPart);
    await this.limits.countBytes(counted, callerOf(request));
    return counted;
  }

  /** Counts the bytes of a part beyond those that `#countReading` has counted. */
  async #countRest(bytes: number, request: Request): Promise<void> {
    if (bytes > 0) await this.limits.countBytes(bytes, callerOf(request));
  }

  async #readListing(inbox: OpenInbox, { fields, since, ...filter }: ListQuery) {
    const read = fields === 'summary' ? this.reader.summaries(inbox, since) : this.reader.emails(inbox, since);
    const emails = (await read).filter((mail) => matchesFilter(mail, filter));
    return { chars: sizeOf(emails), texts: textsOf(emails) };
  }
}

/** The filter as part of an ETag: a digest, because a sender or subject may hold characters that no header may. */
function filterMark({ from, subject, has, tag }: MailFilter): string {
  const asked = [from, subject, has, tag];
  return asked.some((part) => part !== undefined) ? `.${digestOf(JSON.stringify(asked))}` : '';
}

/**
 * Policy for the mail's HTML, in place of the page's: no script, frame or form, no origin of ours, and no requests except,
 * where the caller asks for it, for the mail's remote images.
 */
const htmlPolicy = (loadsRemote: boolean): string =>
  `sandbox; default-src 'none'; img-src data:${loadsRemote ? ' https:' : ''}; style-src 'unsafe-inline'; font-src data:`;

const notFound = () => new ContractError('email_not_found', 'There is no such mail in this inbox.');

const attachmentNotFound = () => new ContractError('attachment_not_found', 'There is no such attachment.');

function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}
