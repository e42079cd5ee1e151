import { resolve } from 'node:path';
import { articleCategories, articleSummarySchema, defaultLocale } from '@efemera/contract';
import { findArticles, readArticle, readArticles, readingMinutes } from '../src/index.js';

const articles = readArticles(resolve(import.meta.dirname, '../../../content/blog'));

describe('the articles', () => {
  it('have every field that the blog shows', () => {
    for (const { content, ...summary } of articles) {
      expect([summary.id, articleSummarySchema.safeParse(summary).error]).toEqual([summary.id, undefined]);
      expect(content).toMatch(/^[^#<]/);
      expect(content).not.toMatch(/<[a-z!/]/i);
    }
  });

  it('exist in the default language, and translations keep category and date of the original', () => {
    expect(new Set(articles.map(({ id, language }) => `${id}/${language}`)).size).toBe(articles.length);
    for (const { id, category, publishedAt } of articles) {
      const original = articles.find((other) => other.id === id && other.language === defaultLocale);
      expect([id, original?.category, original?.publishedAt]).toEqual([id, category, publishedAt]);
    }
  });

  it('link only to pages and articles of the site, or to the web over https', () => {
    for (const { id, content } of articles) {
      for (const [, target = ''] of content.matchAll(/\]\(([^)]+)\)/g)) {
        const article = /^\/blog\/(.+)$/.exec(target)?.[1];
        if (article) expect(articles.map((known) => known.id)).toContain(article);
        else expect([id, target]).toEqual([id, expect.stringMatching(/^https:\/\/|^\/[a-z-]*(?:#gerador)?$/)]);
      }
    }
  });
});

describe('readArticle', () => {
  it('refuses a file without front matter', () => {
    expect(() => readArticle('x', 'pt-BR', '# Text')).toThrow('x/pt-BR.md');
  });
});

it.each([
  ['', 1],
  ['palavra '.repeat(600), 3],
  ['漢字'.repeat(1000), 5],
  ['हिन्दी में '.repeat(300), 3],
  ['العَرَبِيَّة '.repeat(600), 3],
  ['צה״ל '.repeat(600), 3],
])('counts the minutes that reading a text takes', (text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

describe('findArticles', () => {
  const sample = readArticle(
    'sample',
    'pt-BR',
    '---\ntitle: T\nsummary: S\ncategory: guide\npublishedAt: 2025-01-01\nauthor: A\ntags: []\n---\nText',
  );
  const listed = [
    { ...sample, id: 'a', title: 'Proteção contra spam', tags: ['Ação'], category: 'spamProtection' as const },
    { ...sample, id: 'b', title: 'Other', tags: [], source: 'automatic' as const, category: 'guide' as const },
  ];
  const ids = (query: Parameters<typeof findArticles>[1]) => findArticles(listed, query).map(({ id }) => id);

  it('finds without regard to case and accents, and wants every word', () => {
    expect(ids({ q: 'PROTECAO acao' })).toEqual(['a']);
    expect(ids({ q: 'protecao nothing' })).toEqual([]);
    expect(ids({ q: '  ' })).toEqual(['a', 'b']);
  });

  it.each([
    ['खाता', 'खाते के कोड', false],
    ['फाइल', 'फ़ाइल डाउनलोड', true],
    ['إعداد', 'اعداد العنوان', true],
    ['المرسل', 'المُرسِل', true],
    ['iptal', 'İPTAL', true],
    ['IŞIK', 'ışık', true],
  ])('searches for %s in the title %s as readers of that script do; finds it: %s', (q, title, isFound) => {
    expect(findArticles([{ ...sample, title }], { q })).toHaveLength(isFound ? 1 : 0);
  });

  it('filters by category, source and language', () => {
    expect(ids({ category: 'guide' })).toEqual(['b']);
    expect(ids({ source: 'manual' })).toEqual(['a']);
    expect(ids({ lang: 'en-US' })).toEqual([]);
    expect(articleCategories).toContain('guide');
  });
});
