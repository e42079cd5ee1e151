import {
  articleIdSchema,
  articleQuerySchema,
  ContractError,
  defaultLocale,
  matchLocale,
  translateRequestSchema,
  type Article,
  type ArticleList,
  type ArticleQuery,
  type TranslateRequest,
} from '@efemera/contract';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { BlogService } from './blog.service.js';

@Controller('api')
export class BlogController {
  constructor(private readonly blog: BlogService) {}

  @Get('blog/articles')
  async list(@Query({ schema: articleQuerySchema }) query: ArticleQuery): Promise<ArticleList> {
    return { articles: await this.blog.list(query) };
  }

  @Get('blog/articles/:id')
  async one(@Param('id') id: string, @Query('lang') lang: unknown): Promise<Article> {
    if (!articleIdSchema.safeParse(id).success) {
      throw new ContractError('article_not_found', 'There is no such article.');
    }
    return this.blog.article(id, matchLocale(typeof lang === 'string' ? lang : null) ?? defaultLocale);
  }

  @Post('translate')
  @HttpCode(200)
  async translate(@Body({ schema: translateRequestSchema }) { articleId, target }: TranslateRequest): Promise<Article> {
    return this.blog.translate(articleId, target);
  }
}
