import { accountTemplates } from './account-templates.js';
import { codeTemplates } from './code-templates.js';
import { decoyTemplates } from './decoy-templates.js';
import { Draft } from './draft.js';
import { hasSentences, type Heading, type Language } from './languages.js';
import { linkTemplates } from './link-templates.js';
import { Random } from './random.js';
import type { LabelledMail } from './samples.js';
import { subjectTemplates } from './subject-templates.js';

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

/**
 * Templates, and how many times as many mails are composed of each. New templates go last: the mails of the others then
 * stay the same, and the model before can be compared with the one after.
 */
const GROUPS = [
  { templates: { ...codeTemplates, ...linkTemplates, ...decoyTemplates }, times: 1 },
  // Subject and sentence vary freely: with half as many mails, the model found 53 instead of 57 of 61 codes.
  { templates: subjectTemplates, times: 2 },
  { templates: accountTemplates, times: 1 },
];

/** Mails of every template in every language; the same for the same seed. */
export function composeMails(languages: Language[], perTemplate: number, seed = 17): LabelledMail[] {
  const random = new Random(seed);
  const mails: LabelledMail[] = [];
  for (const { templates, times } of GROUPS) {
    for (const language of languages.filter(hasSentences)) {
      const parts = Array.from({ length: PHRASE_PARTS }, (_, part) => partOf(language, part));
      for (const template of Object.values(templates)) {
        for (let each = 0; each < perTemplate * times; each += 1) {
          const part = each % PHRASE_PARTS;
          mails.push({ ...template(new Draft(random, parts[part] as Language)), phrasePart: part });
        }
      }
    }
  }
  return mails;
}
