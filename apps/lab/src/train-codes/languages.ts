import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fold, toPlainForms, TOPICS, type Phrases, type Topic } from '@efemera/mime/training';

/** The headings of a language's file: below each are words of a topic, or sentences of which mails are composed. */
const HEADINGS = [
  ...TOPICS,
  'plain',
  'inline',
  'lead',
  'offer',
  'activity',
  'subject',
  'confirmlead',
  'resetlead',
  'signinlead',
  'invitelead',
] as const;
export type Heading = (typeof HEADINGS)[number];
export type Language = { tag: string } & Record<Heading, string[]>;

/** Tells whether mails can be composed in a language. A language without sentences only adds its words to the lexicon. */
export const hasSentences = ({ inline }: Language): boolean => inline.length > 0;

/** @throws Error  if a file has an unknown heading, or has sentences but lacks another heading. */
export function readLanguages(folder: string): Language[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const language: Record<string, string[]> = {};
      for (const line of readFileSync(join(folder, name), 'utf8').split('\n')) {
        if (line.trim() === '') continue;
        const colon = line.indexOf(':');
        const heading = line.slice(0, colon).trim();
        if (!(HEADINGS as readonly string[]).includes(heading))
          throw new Error(`${name}: unknown heading "${heading}"`);
        language[heading] = line
          .slice(colon + 1)
          .split('|')
          .map((phrase) => phrase.trim());
      }
      const isWhole = language['inline'] !== undefined;
      for (const heading of HEADINGS) {
        if (isWhole && !language[heading]) throw new Error(`${name}: nothing under "${heading}"`);
        language[heading] ??= [];
      }
      return { tag: name.slice(0, -'.txt'.length), ...language } as Language;
    });
}

/** Longer phrases are cut to their first words: a whole sentence would match only mails composed from it. */
const MAX_PHRASE_CHARS = 24;

/**
 * Persian joins the parts of a word by one of these characters; a mail's text is searched without them, so phrases lose
 * them.
 */
const ZERO_WIDTH = /[\u200b-\u200f]/g;

/**
 * The lexicon in the form that the product reads: for each topic, the folded phrases of all languages. A phrase of two
 * topics is listed under the first one only.
 */
export function collectPhrases(languages: Language[]): Phrases {
  const lexicon: Partial<Record<Topic, string>> = {};
  const taken = new Set<string>();
  for (const topic of TOPICS) {
    const phrases: string[] = [];
    for (const language of languages) {
      for (const phrase of language[topic]) {
        const folded = cutToWords(fold(toPlainForms(phrase.replaceAll('{app}', '').replace(ZERO_WIDTH, ''))));
        if (folded.length < 2 || taken.has(folded)) continue;
        taken.add(folded);
        phrases.push(folded);
      }
    }
    lexicon[topic] = phrases.join('|');
  }
  return lexicon as Phrases;
}

function cutToWords(phrase: string): string {
  const trimmed = phrase.replace(/[.!?:。？！：؟।|]+$/u, '').trim();
  if (trimmed.length <= MAX_PHRASE_CHARS) return trimmed;
  const space = trimmed.lastIndexOf(' ', MAX_PHRASE_CHARS);
  return trimmed.slice(0, space > 0 ? space : MAX_PHRASE_CHARS / 2);
}
