import { z } from 'zod';
import { articleCategories, articleSources } from './blog-filters.js';
import { locales } from './locales.js';
import { articleIdPattern } from './site.js';

export const articleIdSchema = z.string().regex(articleIdPattern);

export const articleSummarySchema = z.object({
  id: articleIdSchema,
  title: z.string(),
  summary: z.string(),
  category: z.enum(articleCategories),
  language: z.enum(locales),
  source: z.enum(articleSources),
  publishedAt: z.iso.date(),
  author: z.string(),
  tags: z.array(z.string()),
  /** At 200 words a minute, or 400 characters in languages without spaces between words; at least 1. */
  readingMinutes: z.int().positive(),
});
export type ArticleSummary = z.infer<typeof articleSummarySchema>;

export const articleSchema = articleSummarySchema.extend({
  /** Markdown without HTML. */
  content: z.string(),
  /** The languages in which the article can be read now. */
  languages: z.array(z.enum(locales)),
});
export type Article = z.infer<typeof articleSchema>;

/** A form sends its empty fields, too: an empty filter is one that was not given. */
const filter = <Names extends readonly string[]>(names: Names) =>
  z
    .enum(['', ...names] as ['', ...Names])
    .transform((name) => (name === '' ? undefined : (name as Names[number])))
    .optional();

export const articleQuerySchema = z.object({
  lang: filter(locales),
  category: filter(articleCategories),
  source: filter(articleSources),
  q: z.string().max(200).optional(),
});
export type ArticleQuery = z.infer<typeof articleQuerySchema>;

export const articleListSchema = z.object({ articles: z.array(articleSummarySchema) });
export type ArticleList = z.infer<typeof articleListSchema>;

export const translateRequestSchema = z.object({ articleId: articleIdSchema, target: z.enum(locales) });
export type TranslateRequest = z.infer<typeof translateRequestSchema>;
