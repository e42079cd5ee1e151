import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Article, ArticleSummary } from '@efemera/contract';
import { parse } from 'yaml';

/** An article as it was written, in one language. */
export type WrittenArticle = Omit<Article, 'languages'>;

/** The front matter of an article's file; all other fields follow from its path and its text. */
type FrontMatter = Pick<ArticleSummary, 'title' | 'summary' | 'category' | 'publishedAt' | 'author' | 'tags'>;

const fileForm = /^---\n(?<head>[^]*?)\n---\n(?<content>[^]*)$/;
const wordsAMinute = 200;
const charactersAMinute = 400;

/**
 * Reads all articles below a folder: `<id>/<locale>.md`, Markdown with YAML front matter. Newest first.
 *
 * @throws Error for a file without front matter. The fields of the front matter are checked by a test, not here.
 */
export function readArticles(folder: string): WrittenArticle[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: id }) =>
      readdirSync(join(folder, id))
        .filter((file) => file.endsWith('.md'))
        .map((file) => readArticle(id, basename(file, '.md'), readFileSync(join(folder, id, file), 'utf8'))),
    )
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.id.localeCompare(b.id));
}

export function readArticle(id: string, language: string, source: string): WrittenArticle {
  const { head, content } = fileForm.exec(source)?.groups ?? {};
  if (head === undefined || content === undefined) throw new Error(`${id}/${language}.md has no front matter.`);
  const { title, summary, category, publishedAt, author, tags } = parse(head) as FrontMatter;
  return {
    id,
    title,
    summary,
    category,
    language: language as ArticleSummary['language'],
    source: 'manual',
    publishedAt,
    author,
    tags,
    readingMinutes: readingMinutes(content),
    content: content.trim(),
  };
}

/**
 * Counts 200 words a minute, or 400 characters in languages without spaces between words. Vowel signs (`\p{M}`) are
 * parts of a word: if each of them ended a word, a Devanagari text would count as several times its words.
 */
export function readingMinutes(text: string): number {
  const characters =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:['’״׳-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  const minutes = characters > words ? characters / charactersAMinute : words / wordsAMinute;
  return Math.max(1, Math.round(minutes));
}
