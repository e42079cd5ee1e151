import {
  blockQuerySchema,
  blockRequestSchema,
  ContractError,
  isReserved,
  purgeRequestSchema,
  splitTag,
  type Address,
  type Block,
  type BlockListAnswer,
  type PurgeAnswer,
} from '@efemera/contract';
import { BlockStore, InboxStore, Purge } from '@efemera/storage';
import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { InboxAccess } from '../access/inbox-access.js';
import { Audit } from './audit.js';
import { OperatorGuard } from '../access/operator-access.js';

/** Lets the operator block senders, and delete mail of blocked senders. */
@Controller('api/admin')
@UseGuards(OperatorGuard)
export class BlocksController {
  constructor(
    private readonly access: InboxAccess,
    private readonly blocks: BlockStore,
    private readonly inboxes: InboxStore,
    private readonly mailPurge: Purge,
    private readonly audit: Audit,
  ) {}

  @Get('blocks')
  async list(): Promise<BlockListAnswer> {
    return { blocks: await this.blocks.list() };
  }

  @Post('blocks')
  async add(
    @Req() request: Request,
    @Body({ schema: blockRequestSchema }) { kind, value, ...options }: z.output<typeof blockRequestSchema>,
  ): Promise<Block> {
    const block = await this.blocks.add(kind, value, options);
    await this.audit.note(request, 'block.add', `${kind} ${block.value}`, block.expiresAt ?? 'for good');
    return block;
  }

  @Delete('blocks')
  @HttpCode(204)
  async remove(
    @Req() request: Request,
    @Query({ schema: blockQuerySchema }) { kind, value }: z.output<typeof blockQuerySchema>,
  ): Promise<void> {
    if (!(await this.blocks.remove(kind, value))) {
      throw new ContractError('block_not_found', 'There is no such block.');
    }
    await this.audit.note(request, 'block.remove', `${kind} ${value}`);
  }

  @Post('purge')
  @HttpCode(200)
  async purge(
    @Req() request: Request,
    @Body({ schema: purgeRequestSchema }) wish: z.output<typeof purgeRequestSchema>,
  ): Promise<PurgeAnswer> {
    const removed = await this.#purge(wish);
    const outcome = `${removed} mails${wish.end ? ', inbox ended' : ''}`;
    await this.audit.note(request, 'purge', `${wish.kind} ${wish.value}`, outcome);
    return { removed };
  }

  async #purge({ kind, value, end }: z.output<typeof purgeRequestSchema>): Promise<number> {
    if (kind !== 'inbox') {
      if (end) throw new ContractError('bad_request', 'Only an inbox can be ended.');
      return this.mailPurge.from(kind, value);
    }
    const address = this.access.parse(value);
    if (end) refuseToEnd(address);
    const removed = await this.mailPurge.inbox(address);
    if (end) await this.inboxes.close(address);
    return removed;
  }
}

/**
 * Refuses an end that an operator can't mean: of a plus address, which would end the inbox of all other tags, and of a
 * reserved name, whose mail is the operator's own.
 */
function refuseToEnd(address: Address): void {
  if (splitTag(address).tag !== null) {
    throw new ContractError('address_invalid', 'A plus address is a part of its inbox: end the inbox itself.', {
      reason: 'syntax',
    });
  }
  if (isReserved(address)) {
    throw new ContractError('address_invalid', 'This name belongs to the operator.', { reason: 'reserved' });
  }
}
