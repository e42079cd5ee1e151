import { articlePath, pageAliases, pageViewSchema, sitePages } from '@efemera/contract';
import { PageViewCounts, ProcessCounters } from '@efemera/storage';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { BlogService } from '../blog/blog.service.js';
import { RateLimited } from '../http/rate-limit.guard.js';

/** The name for paths that are no page: clients send any path, and each counted name takes memory for good. */
const otherPage = 'other';

@Controller('api/page-views')
export class PageViewsController {
  readonly #known: ReadonlySet<string>;

  constructor(
    private readonly counters: ProcessCounters,
    private readonly pageViews: PageViewCounts,
    blog: BlogService,
  ) {
    const articles = [...blog.languagesOfWritten().keys()].map(articlePath);
    this.#known = new Set([...Object.values(sitePages), ...articles]);
  }

  /** Adds one to the day's views of a page; nothing about the visitor is kept. */
  @Post()
  @RateLimited('view')
  @HttpCode(204)
  async record(@Body({ schema: pageViewSchema }) { path }: z.output<typeof pageViewSchema>): Promise<void> {
    const bare = path.replace(/(.)\/$/, '$1');
    const alias = pageAliases[bare];
    const named = alias === undefined ? bare : sitePages[alias];
    const page = this.#known.has(named) ? named : otherPage;
    this.counters.add('page:views', page);
    await this.pageViews.record(page);
  }
}
