import {
  claimRequestSchema,
  extendRequestSchema,
  type ClaimResponse,
  type Inbox,
  type InboxList,
} from '@efemera/contract';
import { claimNetworkOf } from '@efemera/network';
import { Body, Controller, Delete, Get, HttpCode, Inject, Patch, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { readCredentials, type Credentials } from '../access/credentials.js';
import { InboxAccessGuard, OpenedInbox, ShownCredentials } from '../access/inbox-access.guard.js';
import type { OpenInbox } from '../access/inbox-access.js';
import { keepVisitor } from '../access/visitor.js';
import { SETTINGS, type Settings } from '../config.js';
import { inboxNotFound, InboxesService } from './inboxes.service.js';

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
    const visitorHash = await keepVisitor(request, response, this.settings, (hash) => this.inboxes.knowsVisitor(hash));
    return this.inboxes.claim(wish, { visitorHash, network: claimNetworkOf(request.ip) });
  }

  @Get()
  async list(@Req() request: Request): Promise<InboxList> {
    const { keyHashes, visitorHash } = readCredentials(request, this.settings);
    return this.inboxes.list(keyHashes, { visitorHash, network: claimNetworkOf(request.ip) });
  }

  @Patch(':address')
  @UseGuards(InboxAccessGuard)
  async extend(
    @OpenedInbox() inbox: OpenInbox,
    @ShownCredentials() credentials: Credentials,
    @Body({ schema: extendRequestSchema }) wish: z.output<typeof extendRequestSchema>,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Inbox> {
    const key = keyOf(inbox);
    const extended = await this.inboxes.extend(inbox.record, wish, key, {
      visitorHash: credentials.visitorHash,
      network: claimNetworkOf(request.ip),
    });
    if (key === credentials.visitorHash) {
      await keepVisitor(request, response, this.settings, () => Promise.resolve(true));
    }
    return extended;
  }

  @Delete(':address')
  @HttpCode(204)
  @UseGuards(InboxAccessGuard)
  async release(@OpenedInbox() inbox: OpenInbox): Promise<void> {
    await this.inboxes.release(inbox.record, keyOf(inbox));
  }
}

function keyOf({ record, keyHash }: OpenInbox): string {
  if (record.state === 'public' || keyHash === null) throw inboxNotFound();
  return keyHash;
}
