import { checkQuerySchema, ContractError, judgeFindings, type MailCheck } from '@efemera/contract';
import { countedNetworks, networkOf } from '@efemera/network';
import { Controller, Get, Inject, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { InboxAccessGuard, OpenedInbox } from '../access/inbox-access.guard.js';
import type { OpenInbox } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { clientGone } from '../http/client-gone.js';
import { knownId } from '../http/known-id.js';
import { OpenCalls } from '../http/open-calls.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { MailReader } from '../reading/mail-reader.js';
import { followLimits } from './limits.js';
import { LinkFollower } from './link-follower.js';

/** Reports the faults that mail programs and spam filters will find in a mail. */
@Controller('api/emails/:id/check')
@UseGuards(InboxAccessGuard)
export class MailCheckController {
  readonly #following: OpenCalls;

  constructor(
    @Inject(SETTINGS) { RATE_LIMITS }: Settings,
    private readonly reader: MailReader,
    private readonly follower: LinkFollower,
  ) {
    this.#following = new OpenCalls({
      most: followLimits.maxChecks,
      mostOfNetwork: RATE_LIMITS ? followLimits.maxChecksPerNetwork : Infinity,
      refusal: { code: 'too_many_checks', message: 'Too many checks of this network follow links. Please try again.' },
    });
  }

  @Get()
  @RateLimited('check')
  async check(
    @OpenedInbox() inbox: OpenInbox,
    @Param('id') id: string,
    @Query({ schema: checkQuerySchema }) query: z.output<typeof checkQuerySchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<MailCheck> {
    const checked = await this.reader.check(inbox, knownId(id, notFound), networkOf(request.ip));
    if (!checked) throw notFound();
    if (!query.links) return judgeFindings(checked.findings);
    const leave = this.#following.enter(countedNetworks(request.ip));
    try {
      const followed = await this.follower.follow(checked.links, clientGone(response));
      return judgeFindings([...checked.findings, ...followed]);
    } finally {
      leave();
    }
  }
}

const notFound = () => new ContractError('email_not_found', 'There is no such mail in this inbox.');
