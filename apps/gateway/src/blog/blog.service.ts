import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import {
  ContractError,
  defaultLocale,
  languageOf,
  type Article,
  type ArticleQuery,
  type ArticleSummary,
  type Locale,
} from '@efemera/contract';
import {
  findArticles,
  joinMarkdown,
  readArticles,
  readingMinutes,
  splitMarkdown,
  type WrittenArticle,
} from '@efemera/content';
import { type StoredTranslation, TranslationStore } from '@efemera/storage';
import { Inject, Injectable } from '@nestjs/common';

import { TRANSLATOR, type Translator } from '../translation/translator.js';

const articlesFolder = fileURLToPath(new URL('../../../../content/blog', import.meta.url));

/** The articles of the blog, and their machine translations. */
@Injectable()
export class BlogService {
  readonly #written: readonly WrittenArticle[] = readArticles(articlesFolder);
  /** Translations under way: visitors who ask for the same one at the same time share one call of the translator. */
  readonly #underWay = new Map<string, Promise<WrittenArticle>>();

  constructor(
    private readonly translations: TranslationStore,
    @Inject(TRANSLATOR) private readonly translator: Translator | null,
  ) {}

  /** Every article with the languages in which it was written. */
  languagesOfWritten(): Map<string, Locale[]> {
    const languages = new Map<string, Locale[]>();
    for (const { id, language } of this.#written) languages.set(id, [...(languages.get(id) ?? []), language]);
    return languages;
  }

  async list(query: ArticleQuery): Promise<ArticleSummary[]> {
    const all = [...this.#written, ...(await this.#translations())].sort((a, b) =>
      b.publishedAt.localeCompare(a.publishedAt),
    );
    return findArticles(all, query).map(({ content: _content, ...summary }) => summary);
  }

  /**
   * An article in the given language, or else in the language of its original.
   *
   * @throws ContractError `article_not_found`
   */
  async article(id: string, language: Locale): Promise<Article> {
    const written = this.#written.filter((article) => article.id === id);
    if (written.length === 0) throw new ContractError('article_not_found', 'There is no such article.');
    const versions = [...written, ...(await this.#translations()).filter((article) => article.id === id)];
    const version = versions.find((article) => article.language === language) ?? this.#original(id);
    return { ...version, languages: versions.map((article) => article.language) };
  }

  /**
   * An article in another language, machine-translated where it was not written in that language.
   *
   * @throws ContractError `article_not_found` | `provider_limit` | `translation_failed`
   */
  async translate(id: string, target: Locale): Promise<Article> {
    const there = await this.article(id, target);
    if (there.language === target) return there;
    const key = `${id}/${target}`;
    const translation = this.#underWay.get(key) ?? this.#translate(this.#original(id), target);
    this.#underWay.set(key, translation);
    try {
      return { ...(await translation), languages: [...there.languages, target] };
    } finally {
      this.#underWay.delete(key);
    }
  }

  async #translate(original: WrittenArticle, target: Locale): Promise<WrittenArticle> {
    const { translator } = this;
    if (!translator) {
      throw new ContractError('translation_failed', 'This service has no translator.', { reason: 'off' });
    }
    const lines = splitMarkdown(original.content);
    const texts = [original.title, original.summary, ...original.tags, ...lines.flatMap(({ text }) => text || [])];
    const [title = '', summary = '', ...rest] = await translator.translate(
      texts,
      languageOf(original.language),
      languageOf(target),
    );
    const content = joinMarkdown(lines, rest.slice(original.tags.length));
    const translation: StoredTranslation = {
      ...original,
      title,
      summary,
      tags: rest.slice(0, original.tags.length),
      language: target,
      source: 'automatic',
      readingMinutes: readingMinutes(content),
      content,
      originalHash: hashOf(original),
    };
    await this.translations.save(translation);
    return withoutHash(translation);
  }

  /** The stored translations, without outdated ones (the original has changed) and those that an author replaced. */
  async #translations(): Promise<WrittenArticle[]> {
    const stored = await this.translations.list();
    return stored
      .filter(({ id, language, originalHash }) => {
        const original = this.#written.find((article) => article.id === id && article.language === defaultLocale);
        const isWritten = this.#written.some((article) => article.id === id && article.language === language);
        return original !== undefined && !isWritten && originalHash === hashOf(original);
      })
      .map(withoutHash);
  }

  #original(id: string): WrittenArticle {
    const original = this.#written.find((article) => article.id === id && article.language === defaultLocale);
    if (!original) throw new ContractError('article_not_found', 'There is no such article.');
    return original;
  }
}

const hashOf = ({ title, summary, tags, content }: WrittenArticle) =>
  createHash('sha256')
    .update(JSON.stringify([title, summary, tags, content]))
    .digest('base64url');

function withoutHash({ originalHash: _hash, ...article }: StoredTranslation): WrittenArticle {
  return article;
}
