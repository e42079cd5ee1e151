import { ContractError, eventIdSchema } from '@efemera/contract';
import { Controller, Get, Headers, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { InboxAccessGuard, OpenedInbox } from '../access/inbox-access.guard.js';
import type { OpenInbox } from '../access/inbox-access.js';
import { callerOf } from '../http/caller.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { RateLimits } from '../http/rate-limits.js';
import { EventStreams, streamHeaders } from './event-streams.js';

@Controller('api/inboxes/:address/events')
export class EventStreamController {
  constructor(
    private readonly streams: EventStreams,
    private readonly limits: RateLimits,
  ) {}

  /** Streams what happens in an inbox (text/event-stream, WHATWG HTML §9.2). */
  @Get()
  @RateLimited('stream')
  @UseGuards(InboxAccessGuard)
  async open(
    @OpenedInbox() inbox: OpenInbox,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const lastPlace = lastEventId ? eventIdSchema.safeParse(lastEventId) : null;
    if (lastPlace?.success === false) {
      throw new ContractError('bad_request', 'The header Last-Event-ID was not given out by this service.', {
        fields: ['Last-Event-ID'],
      });
    }
    // A HEAD request would keep a stream open that nobody reads.
    if (request.method === 'HEAD') {
      response.set(streamHeaders).end();
      return;
    }
    const networks = callerOf(request);
    const caller = {
      networks,
      lastPlace: lastPlace?.data ?? null,
      onBytes: (bytes: number) => this.limits.countListing(bytes, networks),
    };
    await this.streams.open(inbox, caller, response);
  }
}
