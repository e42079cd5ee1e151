import type { InboxRecord } from '@efemera/storage';
import { Controller, Get, Inject, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Credentials } from '../access/credentials.js';
import { FeedAccessGuard, OpenedInbox, ShownCredentials } from '../access/inbox-access.guard.js';
import { InboxAccess } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { matchesEtag } from '../http/etag.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { RateLimits } from '../http/rate-limits.js';
import { atomFeed } from './atom-feed.js';
import { LargeAnswers } from '../sending/large-answers.js';
import { sizeOf } from './listing-text.js';
import { MailReader } from './mail-reader.js';

@Controller('api/inboxes/:address/feed.atom')
export class AtomFeedController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly reader: MailReader,
    private readonly access: InboxAccess,
    private readonly limits: RateLimits,
    private readonly answers: LargeAnswers,
  ) {}

  @Get()
  @RateLimited('read')
  @UseGuards(FeedAccessGuard)
  async read(
    @OpenedInbox() inbox: InboxRecord,
    @ShownCredentials() credentials: Credentials,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    // As with the listing: older than what is read next, at worst a reader reads once more than needed.
    const etag = `"${inbox.version ?? 'empty'}.atom"`;
    response.set('ETag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      response.status(304).end();
      return;
    }
    const emails = await this.reader.emails(inbox.address);
    // A claim wipes what lay there, so what was read before an inbox that is open now is the caller's to see.
    await this.access.open(inbox.address, credentials);
    await this.limits.countListing(sizeOf(emails), request);
    response.type('application/atom+xml; charset=utf-8');
    await this.answers.sendText(request, response, atomFeed(inbox, emails, this.settings.publicOrigin));
  }
}
