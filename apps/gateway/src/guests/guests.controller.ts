import {
  ContractError,
  joinLinkRequestSchema,
  joinUrl,
  limits,
  type Guest,
  type GuestList,
  type JoinLink,
} from '@efemera/contract';
import { GuestStore, type GuestRecord } from '@efemera/storage';
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, UseGuards } from '@nestjs/common';
import type { z } from 'zod';
import { InboxAccessGuard, OpenedInbox } from '../access/inbox-access.guard.js';
import { holderRequired, type OpenInbox } from '../access/inbox-access.js';
import { SETTINGS, type Settings } from '../config.js';
import { knownId } from '../http/known-id.js';
import { RateLimited } from '../http/rate-limit.guard.js';

/**
 * Lets the holder of an inbox make join links and end guests. Guests may do neither: a visitor whom a guest let in would
 * stay after the holder has ended that guest.
 */
@Controller('api/inboxes/:address')
@UseGuards(InboxAccessGuard)
export class GuestsController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly guests: GuestStore,
  ) {}

  @Post('links')
  async addLink(
    @OpenedInbox() inbox: OpenInbox,
    @Body({ schema: joinLinkRequestSchema }) { access }: z.output<typeof joinLinkRequestSchema>,
  ): Promise<JoinLink> {
    const link = await this.guests.addLink(inbox.address, inbox.holderKey(), access);
    if (link === 'not_held') throw holderRequired();
    if (link === 'full') throw tooManyGuests();
    return {
      url: joinUrl(this.settings.publicOrigin, link.secret),
      expiresAt: new Date(link.endsAtMs).toISOString(),
    };
  }

  @Get('guests')
  @RateLimited('read')
  list(@OpenedInbox() inbox: OpenInbox): GuestList {
    inbox.holderKey();
    return { guests: inbox.record.guests.map(describe) };
  }

  @Delete('guests/:id')
  @HttpCode(204)
  async end(@OpenedInbox() inbox: OpenInbox, @Param('id') id: string): Promise<void> {
    const keyHash = inbox.holderKey();
    const outcome = await this.guests.end(inbox.address, keyHash, knownId(id, guestNotFound));
    if (outcome === 'not_held') throw holderRequired();
    if (outcome === 'unknown') throw guestNotFound();
  }
}

const guestNotFound = () => new ContractError('guest_not_found', 'This inbox has no such guest.');

export const tooManyGuests = () =>
  new ContractError('too_many_guests', `An inbox has at most ${limits.maxGuestsPerInbox} guests. End one first.`);

const describe = ({ id, access, joinedAtMs, device }: GuestRecord): Guest => ({
  id,
  access,
  joinedAt: new Date(joinedAtMs).toISOString(),
  device,
});
