import { codeTemplates } from './code-templates.js';
import { decoyTemplates } from './decoy-templates.js';
import { Draft } from './draft.js';
import { hasSentences, type Language } from './languages.js';
import { linkTemplates } from './link-templates.js';
import { Random } from './random.js';
import type { LabelledMail } from './samples.js';

/** Mails of every template in every language; the same for the same seed. */
export function composeMails(languages: Language[], perTemplate: number, seed = 17): LabelledMail[] {
  const random = new Random(seed);
  const mails: LabelledMail[] = [];
  for (const language of languages.filter(hasSentences)) {
    for (const templates of [codeTemplates, linkTemplates, decoyTemplates]) {
      for (const template of Object.values(templates)) {
        for (let each = 0; each < perTemplate; each += 1) mails.push(template(new Draft(random, language)));
      }
    }
  }
  return mails;
}
