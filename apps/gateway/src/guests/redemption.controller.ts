import { ContractError, redeemRequestSchema, type JoinedInbox } from '@efemera/contract';
import { GuestStore, StorageUnavailableError, type Redemption } from '@efemera/storage';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { giveCookie, recogniseVisitor } from '../access/visitor.js';
import { SETTINGS, type Settings } from '../config.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { InboxesService } from '../inboxes/inboxes.service.js';
import { deviceOf } from './device.js';
import { tooManyGuests } from './guests.controller.js';

/** Lets visitors in who show the secret of a join link. */
@Controller('api/links')
export class RedemptionController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly guests: GuestStore,
    private readonly inboxes: InboxesService,
  ) {}

  @Post('redeem')
  @HttpCode(200)
  @RateLimited('join')
  async redeem(
    @Body({ schema: redeemRequestSchema }) { secret }: z.output<typeof redeemRequestSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<JoinedInbox> {
    const visitor = await recogniseVisitor(
      request,
      this.settings,
      async (hash) => (await this.inboxes.knowsVisitor(hash)) || this.guests.hasJoined(secret, hash),
    );
    const device = deviceOf(request.headers['user-agent']);
    const joined = await this.guests
      .redeem(secret, { visitorHash: visitor.visitorHash, device })
      .catch((error: unknown): Redemption => {
        // The link may be used up all the same: with the cookie, the visitor who tries again gets in.
        if (error instanceof StorageUnavailableError) giveCookie(response, this.settings, visitor.secret);
        throw error;
      });
    if (joined === 'full') throw tooManyGuests();
    if (joined === 'gone') throw new ContractError('link_gone', 'This link was used, has ended, or never existed.');
    giveCookie(response, this.settings, visitor.secret);
    return { address: joined.address, access: joined.access };
  }
}
