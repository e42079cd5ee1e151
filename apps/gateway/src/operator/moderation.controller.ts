import {
  ContractError,
  moderationQuerySchema,
  moderationRequestSchema,
  type ModeratedComment,
  type ModeratedCommentList,
} from '@efemera/contract';
import { CommentStore } from '@efemera/storage';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import type { z } from 'zod';
import { Audit } from './audit.js';
import { OperatorGuard } from '../access/operator-access.js';
import { knownId } from '../http/known-id.js';

/** Comments for the operator: with their authors' e-mail addresses, hidden ones included. */
@Controller('api/admin/comments')
@UseGuards(OperatorGuard)
export class ModerationController {
  constructor(
    private readonly comments: CommentStore,
    private readonly audit: Audit,
  ) {}

  @Get()
  async list(
    @Query({ schema: moderationQuerySchema }) { page, ...query }: z.output<typeof moderationQuerySchema>,
  ): Promise<ModeratedCommentList> {
    const hidden = query.hidden === 'true';
    const { comments, pages, total } = await this.comments.list(page, { hidden });
    return { comments: comments.map((comment) => ({ ...comment, hidden })), page, pages, total };
  }

  @Patch(':id')
  async moderate(
    @Req() request: Request,
    @Param('id') id: string,
    @Body({ schema: moderationRequestSchema }) { hidden }: z.output<typeof moderationRequestSchema>,
  ): Promise<ModeratedComment> {
    const comment = await this.comments.setHidden(knownId(id, notFound), hidden);
    if (!comment) throw notFound();
    await this.audit.note(request, hidden ? 'comment.hide' : 'comment.show', id);
    return { ...comment, hidden };
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Req() request: Request, @Param('id') id: string): Promise<void> {
    if (!(await this.comments.remove(knownId(id, notFound)))) throw notFound();
    await this.audit.note(request, 'comment.delete', id);
  }
}

const notFound = () => new ContractError('comment_not_found', 'There is no such comment.');
