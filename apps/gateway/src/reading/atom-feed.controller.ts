import { Controller, Get, Inject, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { FeedAccessGuard, OpenedInbox } from '../access/inbox-access.guard.js';
import type { OpenInbox } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { callerOf } from '../http/caller.js';
import { sendsUnchanged } from '../http/etag.js';
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
    private readonly limits: RateLimits,
    private readonly answers: LargeAnswers,
  ) {}

  @Get()
  @RateLimited('read')
  @UseGuards(FeedAccessGuard)
  async read(@OpenedInbox() inbox: OpenInbox, @Req() request: Request, @Res() response: Response): Promise<void> {
    // The version was read before the listing, so it may be older than the listing, never newer: at worst a client reads
    // once more than needed.
    const etag = `"${inbox.record.version ?? 'empty'}.atom"`;
    if (sendsUnchanged(request, response, etag)) return;
    const emails = (await this.reader.emails(inbox)).filter(({ tag }) => inbox.tag === null || tag === inbox.tag);
    await this.limits.countListing(sizeOf(emails), callerOf(request));
    response.type('application/atom+xml; charset=utf-8');
    await this.answers.sendText(request, response, atomFeed(inbox, emails, this.settings.publicOrigin));
  }
}
