import {
  claimRequestSchema,
  inboxChangeSchema,
  type ChangedInbox,
  type ClaimResponse,
  type InboxList,
} from '@efemera/contract';
import { claimNetworkOf } from '@efemera/network';
import { Body, Controller, Delete, Get, HttpCode, Inject, Patch, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { readCredentials, type Credentials } from '../access/credentials.js';
import { InboxAccessGuard, OpenedInbox, ShownCredentials } from '../access/inbox-access.guard.js';
import { holderRequired, type OpenInbox } from '../access/inbox-access.js';
import { shownApiKey } from '../access/shown-api-key.js';
import { keepVisitor } from '../access/visitor.js';
import { SETTINGS, type Settings } from '../config.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { inboxNotFound, InboxesService, type Asker } from './inboxes.service.js';

@Controller('api/inboxes')
export class InboxesController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly inboxes: InboxesService,
  ) {}

  @Post()
  async claim(
    @Body({ schema: claimRequestSchema.prefault({}) }) wish: z.output<typeof claimRequestSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ClaimResponse> {
    const apiKey = shownApiKey(request);
    if (apiKey) return this.inboxes.claim(wish, { apiKey });
    const visitorHash = await keepVisitor(request, response, this.settings, (hash) => this.inboxes.knowsVisitor(hash));
    return this.inboxes.claim(wish, { visitorHash, network: claimNetworkOf(request.ip) });
  }

  @Get()
  @RateLimited('read')
  async list(@Req() request: Request): Promise<InboxList> {
    const { keyHashes, visitorHash } = readCredentials(request, this.settings);
    return this.inboxes.list(keyHashes, askerOf(request, visitorHash));
  }

  @Patch(':address')
  @UseGuards(InboxAccessGuard)
  async change(
    @OpenedInbox() inbox: OpenInbox,
    @ShownCredentials() credentials: Credentials,
    @Body({ schema: inboxChangeSchema }) wish: z.output<typeof inboxChangeSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ChangedInbox> {
    const asker = askerOf(request, credentials.visitorHash);
    if (wish.fault !== undefined) return this.inboxes.setFault(inbox.record, wish.fault, asker);
    const key = inbox.extendingKeyHash;
    if (inbox.record.state === 'public' || key === null) throw inboxNotFound();
    // A guest extends by the lifetime that the holder has chosen: a shorter one would end the inbox for the holder, too.
    if (wish.ttlSeconds !== undefined && inbox.right === 'full') throw holderRequired();
    const extended = await this.inboxes.extend(inbox.record, wish, key, asker);
    if (key === credentials.visitorHash) {
      await keepVisitor(request, response, this.settings, () => Promise.resolve(true));
    }
    return extended;
  }

  @Delete(':address')
  @HttpCode(204)
  @UseGuards(InboxAccessGuard)
  async release(@OpenedInbox() inbox: OpenInbox): Promise<void> {
    inbox.requireWhole();
    const { record, keyHash, right } = inbox;
    // `full` is the right of guests. They may not release: it would end the inbox for its holder, too, and the guest
    // may be a phone that was lost.
    if (right === 'full') throw holderRequired();
    if (record.state === 'public' || keyHash === null) throw inboxNotFound();
    await this.inboxes.release(record, keyHash);
  }
}

function askerOf(request: Request, visitorHash: string | null): Asker {
  return { visitorHash, network: claimNetworkOf(request.ip), apiKey: shownApiKey(request) };
}
