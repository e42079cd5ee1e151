import {
  ContractError,
  listQuerySchema,
  matchesFilter,
  messageIdSchema,
  readFlagSchema,
  type Address,
  type EmailDetail,
  type MailFilter,
} from '@efemera/contract';
import { networkOf } from '@efemera/network';
import { Storage, type InboxRecord } from '@efemera/storage';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { Credentials } from '../access/credentials.js';
import { InboxAccessGuard, OpenedInbox, ShownCredentials } from '../access/inbox-access.guard.js';
import { InboxAccess } from '../access/inbox-access.js';
import { clientGone } from '../http/client-gone.js';
import { digestOf, matchesEtag } from '../http/etag.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { RateLimits } from '../http/rate-limits.js';
import { LargeAnswers } from '../sending/large-answers.js';
import { listingText, sizeOf, textsOf } from './listing-text.js';
import { MailReader } from './mail-reader.js';
import { MailWaits, type ListQuery } from '../following/mail-waits.js';

const json = 'application/json; charset=utf-8';

@Controller('api/emails')
@UseGuards(InboxAccessGuard)
export class EmailsController {
  constructor(
    private readonly storage: Storage,
    private readonly reader: MailReader,
    private readonly access: InboxAccess,
    private readonly waits: MailWaits,
    private readonly limits: RateLimits,
    private readonly answers: LargeAnswers,
  ) {}

  @Get()
  @RateLimited('read')
  async list(
    @OpenedInbox() inbox: InboxRecord,
    @ShownCredentials() credentials: Credentials,
    @Query({ schema: listQuerySchema }) query: ListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (query.wait) {
      const network = networkOf(request.ip);
      const answer = await this.waits.wait(inbox.address, query, { credentials, network, gone: clientGone(response) });
      await this.limits.countListing(sizeOf(answer.emails), request);
      const text = listingText(textsOf(answer.emails), answer.timedOut);
      await this.answers.sendText(request, response.type(json), text);
      return;
    }
    // The version is older than the listing read next: at worst a client reads once more than needed.
    const { fields = 'full', since = '' } = query;
    const etag = `"${inbox.version ?? 'empty'}.${fields}.${since}${filterMark(query)}"`;
    response.set('ETag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.status(304).end();
      return;
    }
    const { chars, texts } = await this.#readOpen(inbox, credentials, query);
    await this.limits.countListing(chars, request);
    await this.answers.sendText(request, response.type(json), listingText(texts));
  }

  @Get(':id')
  @RateLimited('read')
  async one(
    @OpenedInbox() inbox: InboxRecord,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const mail = found(await this.reader.detail(inbox.address, knownForm(id)));
    await this.answers.sendText(request, response.type(json), mailText(mail));
  }

  @Get(':id/raw')
  @RateLimited('download')
  async raw(
    @OpenedInbox() inbox: InboxRecord,
    @Param('id') id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const source = found(await this.storage.mails.source(inbox.address, knownForm(id)));
    await this.limits.countBytes(source.length, request);
    this.answers.sendBytes(request, response.attachment(`${id}.eml`).type('message/rfc822'), [source]);
  }

  @Get(':id/attachments/:index')
  @RateLimited('download')
  async attachment(
    @OpenedInbox() inbox: InboxRecord,
    @Param('id') id: string,
    @Param('index') index: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const part = /^\d{1,5}$/.test(index)
      ? await this.reader.attachment(inbox.address, knownForm(id), Number(index))
      : null;
    if (!part) throw new ContractError('attachment_not_found', 'There is no such attachment.');
    await this.limits.countBytes(part.content.byteLength, request);
    // Never the sender's content type: a browser must have no reason to show it on our origin.
    response.attachment(part.filename).type('application/octet-stream');
    const { buffer, byteOffset, byteLength } = part.content;
    this.answers.sendBytes(request, response, [Buffer.from(buffer, byteOffset, byteLength)]);
  }

  @Patch(':id')
  async setRead(
    @OpenedInbox() inbox: InboxRecord,
    @Param('id') id: string,
    @Body({ schema: readFlagSchema }) { read }: z.output<typeof readFlagSchema>,
  ): Promise<EmailDetail> {
    if (!(await this.storage.mails.setRead(inbox.address, knownForm(id), read))) throw notFound();
    return found(await this.reader.detail(inbox.address, id));
  }

  @Delete()
  @HttpCode(204)
  async remove(@OpenedInbox() inbox: InboxRecord, @Query('id') id: unknown): Promise<void> {
    if (typeof id !== 'string' || id === '') {
      throw new ContractError('id_malformed', 'The parameter "id" is missing or given twice.');
    }
    if (!(await this.storage.mails.remove(inbox.address, knownForm(id)))) throw notFound();
  }

  /**
   * Reads, then asks again whether it may: somebody may have claimed the address since the guard looked. A claim wipes
   * what lay there, so what was read before an inbox that is open now is the caller's to see.
   */
  async #readOpen({ address }: InboxRecord, credentials: Credentials, query: ListQuery) {
    const listing = await this.#read(address, query);
    await this.access.open(address, credentials);
    return listing;
  }

  async #read(address: Address, { fields, since, ...filter }: ListQuery) {
    if (fields === 'summary' && !filterMark(filter)) {
      const texts = await this.reader.summaryTexts(address, since);
      return { chars: texts.reduce((sum, text) => sum + text.length, 0), texts };
    }
    const read = fields === 'summary' ? this.reader.summaries(address, since) : this.reader.emails(address, since);
    const emails = (await read).filter((mail) => matchesFilter(mail, filter));
    return { chars: sizeOf(emails), texts: textsOf(emails) };
  }
}

/** What is asked of senders and subjects is no text for a header. */
function filterMark({ from, subject, has }: MailFilter): string {
  const asked = [from, subject, has];
  return asked.some((part) => part !== undefined) ? `.${digestOf(JSON.stringify(asked))}` : '';
}

/** Made when it is its turn. */
function* mailText(mail: EmailDetail) {
  yield JSON.stringify(mail);
}

const notFound = () => new ContractError('email_not_found', 'There is no such mail in this inbox.');

/** An id that we could never have given out names no mail; it must not reach a key. */
function knownForm(id: string): string {
  if (!messageIdSchema.safeParse(id).success) throw notFound();
  return id;
}

function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}
