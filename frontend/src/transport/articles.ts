import { articleApiPath, paths, type Article, type ArticleList } from '@efemera/contract';
import { request } from './http.js';

/** Longer than usual, because a translation server takes long for a long article. */
const translationTimeoutMs = 120_000;

/** The calls for articles. Every call throws `RefusedError` or `UnreachableError`. */
export const articleApi = {
  /** Every article in every language, without the texts. */
  list: async () => (await request<ArticleList>(paths.articles)).articles,

  /** An article in this language, or in its original one if it has no such version. */
  read: (id: string, lang: string) => request<Article>(articleApiPath(id, lang)),

  /** An article translated by a machine, in a language that it was not written in. */
  translate: (articleId: string, target: string) =>
    request<Article>(paths.translate, { method: 'POST', body: { articleId, target }, timeoutMs: translationTimeoutMs }),
};
