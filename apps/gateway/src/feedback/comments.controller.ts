import {
  commentPageSchema,
  commentRequestSchema,
  ContractError,
  type Comment,
  type CommentList,
} from '@efemera/contract';
import { CommentStore, newMailId, type StoredComment } from '@efemera/storage';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { RateLimited } from '../http/rate-limit.guard.js';
import { readForm } from './read-form.js';

@Controller('api/comments')
export class CommentsController {
  constructor(private readonly comments: CommentStore) {}

  @Get()
  async list(@Query('page') asked: unknown): Promise<CommentList> {
    const page = commentPageSchema.safeParse(asked);
    if (!page.success) throw new ContractError('bad_request', 'The page is a number from 1 on.', { fields: ['page'] });
    const { comments, pages, total } = await this.comments.list(page.data);
    return { comments: comments.map(withoutEmail), page: page.data, pages, total };
  }

  @Post()
  @RateLimited('form')
  async add(@Body() body: unknown): Promise<Comment> {
    const { name, email, rating, comment, website } = readForm(commentRequestSchema, body);
    // A bot has filled in the hidden field. Answers as if the comment was stored, so that the bot does not try again.
    if (website) return { id: newMailId(), name, rating, comment, createdAt: new Date().toISOString() };
    return withoutEmail(await this.comments.add({ name, email: email || null, rating, comment }));
  }
}

function withoutEmail({ email: _email, ...comment }: StoredComment): Comment {
  return comment;
}
