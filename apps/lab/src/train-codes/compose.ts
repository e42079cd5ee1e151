import { codeTemplates } from './code-templates.js';
import { decoyTemplates } from './decoy-templates.js';
import { Draft } from './draft.js';
import { hasSentences, type Heading, type Language } from './languages.js';
import { linkTemplates } from './link-templates.js';
import { Random } from './random.js';
import type { LabelledMail } from './samples.js';

/**
 * Into how many parts the phrases are divided. A mail is composed of the phrases of one part, so that a model can be
 * tried on phrases that it has not seen.
 */
export const PHRASE_PARTS = 3;

/** The language with a third of the phrases of each heading that has enough; `part` says which third. */
function partOf(language: Language, part: number): Language {
  const own = { ...language };
  for (const [heading, phrases] of Object.entries(language) as [Heading, string[]][]) {
    if (Array.isArray(phrases) && phrases.length >= PHRASE_PARTS)
      own[heading] = phrases.filter((_, index) => index % PHRASE_PARTS === part);
  }
  return own;
}

/** Mails of every template in every language; the same for the same seed. */
export function composeMails(languages: Language[], perTemplate: number, seed = 17): LabelledMail[] {
  const random = new Random(seed);
  const mails: LabelledMail[] = [];
  for (const language of languages.filter(hasSentences)) {
    const parts = Array.from({ length: PHRASE_PARTS }, (_, part) => partOf(language, part));
    for (const templates of [codeTemplates, linkTemplates, decoyTemplates]) {
      for (const template of Object.values(templates)) {
        for (let each = 0; each < perTemplate; each += 1) {
          const part = each % PHRASE_PARTS;
          mails.push({ ...template(new Draft(random, parts[part] as Language)), phrasePart: part });
        }
      }
    }
  }
  return mails;
}
