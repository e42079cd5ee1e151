import { languageOf, locales, type Article, type Locale } from '@efemera/contract';
import { joinMarkdown, splitMarkdown } from '@efemera/content/markdown-lines';

/** The built-in translator of some browsers, which TypeScript's library does not declare yet. */
interface BuiltInTranslator {
  availability(pair: LanguagePair): Promise<'unavailable' | 'downloadable' | 'downloading' | 'available'>;
  create(pair: LanguagePair): Promise<{ translate(text: string): Promise<string>; destroy?: () => void }>;
}
interface LanguagePair {
  sourceLanguage: string;
  targetLanguage: string;
}

const builtIn = () => (globalThis as { Translator?: BuiltInTranslator }).Translator;

/**
 * The languages that this browser can translate into without a download. For another language, the browser would first
 * fetch megabytes from a third party, and might still fail.
 */
export async function browserTargets(from: string): Promise<Locale[]> {
  const api = builtIn();
  if (!api) return [];
  const able = await Promise.all(
    locales.map(async (target) => {
      // Browsers throw if both languages are the same.
      if (languageOf(target) === languageOf(from)) return false;
      const pair = { sourceLanguage: languageOf(from), targetLanguage: languageOf(target) };
      const availability = await api.availability(pair).catch(() => 'unavailable');
      return availability === 'available';
    }),
  );
  return locales.filter((_, index) => able[index]);
}

/** Translates an article in the visitor's browser, which sends no text to a server. */
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
