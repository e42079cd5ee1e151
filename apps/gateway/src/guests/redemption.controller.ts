import { ContractError, redeemRequestSchema, type JoinedInbox } from '@efemera/contract';
import { GuestStore, hashSecret, StorageUnavailableError, type Redemption } from '@efemera/storage';
import { Body, Controller, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { giveCookie, recogniseVisitor } from '../access/visitor.js';
import { SETTINGS, type Settings } from '../config.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { InboxesService } from '../inboxes/inboxes.service.js';
import { deviceOf } from './device.js';
import { tooManyGuests } from './guests.controller.js';

/**
 * How many failed attempts are remembered at most, so that visitors can't fill the memory during an outage of Redis. A
 * visitor whose attempt was forgotten hears that the link was used.
 */
const mostFailedAttempts = 1000;

/** Lets visitors in who show the secret of a join link. */
@Controller('api/links')
export class RedemptionController {
  /** Attempts (visitor and link) during which Redis became unreachable: only these visitors may redeem a used link. */
  readonly #failed = new Set<string>();

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
    const { visitorHash } = visitor;
    const attempt = `${visitorHash} ${hashSecret(secret)}`;
    const joined = await this.guests
      .redeem(secret, { visitorHash, device, isAgain: this.#failed.has(attempt) })
      .catch((error: unknown): Redemption => {
        // Redis may have used up the link all the same: with this cookie, the visitor gets in at the next try.
        if (error instanceof StorageUnavailableError) {
          giveCookie(response, this.settings, visitor.secret);
          this.#remember(attempt);
        }
        throw error;
      });
    if (joined === 'full') throw tooManyGuests();
    if (joined === 'gone') throw new ContractError('link_gone', 'This link was used, has ended, or never existed.');
    this.#failed.delete(attempt);
    giveCookie(response, this.settings, visitor.secret);
    return { address: joined.address, access: joined.access };
  }

  /** Forgets the oldest attempt where there are too many. */
  #remember(attempt: string): void {
    this.#failed.add(attempt);
    const [oldest] = this.#failed;
    if (oldest !== undefined && this.#failed.size > mostFailedAttempts) this.#failed.delete(oldest);
  }
}
