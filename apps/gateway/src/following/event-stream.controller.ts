import { ContractError, eventIdSchema } from '@efemera/contract';
import { networkOf } from '@efemera/network';
import type { InboxRecord } from '@efemera/storage';
import { Controller, Get, Headers, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Credentials } from '../access/credentials.js';
import { InboxAccessGuard, OpenedInbox, ShownCredentials } from '../access/inbox-access.guard.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { RateLimits } from '../http/rate-limits.js';
import { EventStreams, streamHeaders } from './event-streams.js';

@Controller('api/inboxes/:address/events')
export class EventStreamController {
  constructor(
    private readonly streams: EventStreams,
    private readonly limits: RateLimits,
  ) {}

  /** Tells what happens in an inbox as it happens (text/event-stream, WHATWG HTML §9.2). */
  @Get()
  @RateLimited('stream')
  @UseGuards(InboxAccessGuard)
  async open(
    @OpenedInbox() { address }: InboxRecord,
    @ShownCredentials() credentials: Credentials,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (lastEventId !== undefined && lastEventId !== '' && !eventIdSchema.safeParse(lastEventId).success) {
      throw new ContractError('bad_request', 'The header Last-Event-ID is none of ours.', {
        fields: ['Last-Event-ID'],
      });
    }
    // Who asks for the head alone would hold a stream that nobody reads.
    if (request.method === 'HEAD') {
      response.set(streamHeaders).end();
      return;
    }
    const caller = {
      credentials,
      network: networkOf(request.ip),
      lastEventId: lastEventId || null,
      onBytes: (bytes: number) => this.limits.countListing(bytes, request),
    };
    await this.streams.open(address, caller, response);
  }
}
