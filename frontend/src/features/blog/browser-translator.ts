import type { Article, Locale } from '@efemera/contract';
import { joinMarkdown, splitMarkdown } from '@efemera/content/markdown-lines';

/** The translator that some browsers have built in; TypeScript's library does not know it yet. */
interface BuiltInTranslator {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(pair: LanguagePair): Promise<{ translate(text: string): Promise<string>; destroy?: () => void }>;
}
interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

const builtIn = () => (globalThis as { Translator?: BuiltInTranslator }).Translator;
const languageOf = (locale: string) => locale.split('-')[0] ?? locale;

/** Tells whether this browser can translate by itself. */
export const browserTranslates = () => builtIn() !== undefined;

/** Translates an article in the visitor's own browser: nothing leaves it. */
export async function translateInBrowser(article: Article, target: string): Promise<Article> {
  const pair = { sourceLanguage: languageOf(article.language), targetLanguage: languageOf(target) };
  const api = builtIn();
  if (!api || (await api.availability(pair)) === 'unavailable') throw new Error('The browser has no translator.');
  const translator = await api.create(pair);
  try {
    const lines = splitMarkdown(article.content);
    const texts = [article.title, article.summary, ...lines.flatMap(({ text }) => text || [])];
    const translated: string[] = [];
    for (const text of texts) translated.push(await translator.translate(text));
    const [title = '', summary = '', ...rest] = translated;
    const content = joinMarkdown(lines, rest);
    return { ...article, title, summary, content, language: target as Locale, source: 'automatic' };
  } finally {
    translator.destroy?.();
  }
}
