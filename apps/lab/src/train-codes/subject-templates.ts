import { fold, OTHER_BUSINESS, toPlainForms } from '@efemera/mime/training';
import { drawCode, offer, type Draft, type Template } from './draft.js';
import { CAPITALS, DIGITS, otherCode } from './numbers.js';

/** Business that a product or a test may be named after. A subject of coupons does tell that the code below is one. */
const NAMESAKES = OTHER_BUSINESS.filter((topic) => topic !== 'coupon');

const plainOf = (phrase: string): string => fold(toPlainForms(phrase));

/** Tells whether a phrase names a code itself, as "door code" does. */
function namesCode(phrase: string, { language }: Draft): boolean {
  const folded = plainOf(phrase);
  const words = new Set(folded.split(/[^\p{L}]+/u));
  // A short word must be a whole one, as in the lexicon: German "Kontostand" (balance) has "tan" (a code) in it.
  return [...language.code, ...language.name]
    .map(plainOf)
    .some((code) => (/^[a-z]{1,3}$/.test(code) ? words.has(code) : folded.includes(code)));
}

/** A product, a room or a test run with a name of other business: "Build 2026", "Ticket #55". */
function namesake(draft: Draft): string {
  const { random, language } = draft;
  const words = NAMESAKES.flatMap((topic) => language[topic]).filter((phrase) => !namesCode(phrase, draft));
  const word = draft.fill(random.pick(words));
  const number = random.pick([
    String(1 + random.below(30)),
    String(1 + random.below(999)),
    String(2020 + random.below(12)),
    random.characters(DIGITS, random.pick([4, 5, 6])),
    random.characters(CAPITALS, 1) + String(random.below(40)),
    `${random.below(9)}.${random.below(20)}`,
  ]);
  return random.pick([
    `${word} ${number}`,
    `${word} ${number}`,
    `${word} #${number}`,
    `${random.pick(['Test', 'Demo', 'QA'])} ${word} ${number}`,
    `${draft.app} ${word}`,
    word,
  ]);
}

/** A subject with a namesake beside words of signing in. */
function mixedSubject(draft: Draft): string {
  const { random } = draft;
  const name = namesake(draft);
  const words = draft.phrase(random.pick(['subject', 'subject', 'name', 'entry', 'confirm', 'signin']));
  return random.pick([
    `${name}: ${words}`,
    `[${name}] ${words}`,
    `${name} - ${words}`,
    `${name} ${words}`,
    `${words} (${name})`,
  ]);
}

/** A subject that promises a code of other business: "Order code", "Ticket 55: code", "Discount code". */
function otherCodeSubject(draft: Draft): string {
  const { random, language } = draft;
  const named = OTHER_BUSINESS.flatMap((topic) => language[topic]).filter((phrase) => namesCode(phrase, draft));
  const word = draft.phrase(random.pick(OTHER_BUSINESS));
  const code = draft.phrase('code');
  const subject = random.pick([`${word} ${code}`, `${code} ${word}`, `${namesake(draft)}: ${code}`]);
  return named.length > 0 && random.chance(0.5) ? random.pick(named) : subject;
}

/** A sentence that gives a code and names it; below a subject of sign-in, also one that only says "your code". */
function sentence(draft: Draft, isSubjectClear: boolean): string {
  const { random, language } = draft;
  if (isSubjectClear && random.chance(0.3)) return draft.phrase('plain');
  const naming = language.inline.filter((phrase) => phrase.includes('{name}'));
  // Hotels and airlines write a bare "Confirmation code: ABC123" below such subjects, and mean the booking.
  const label = isSubjectClear ? [`${draft.phrase('name')}: {c}`] : [];
  return random.pick([
    draft.phrase('inline'),
    ...label,
    ...(naming.length > 0 ? [draft.fill(random.pick(naming)), draft.fill(random.pick(naming))] : []),
  ]);
}

function otherSentence(draft: Draft): string {
  const { random } = draft;
  const topic = draft.phrase(random.pick(OTHER_BUSINESS));
  const number = otherCode(random, draft.language);
  return random.pick([offer(draft), offer(draft), `${topic}: ${number}`, `${topic} ${number}`]);
}

/**
 * Mails whose body is about something else than the subject says. Without them, training shows words of other business
 * in a subject only above decoys, and the model misses every code below such a subject.
 */
export const subjectTemplates: Record<string, Template> = {
  'code alone below other business'(draft) {
    const { code, shown } = drawCode(draft);
    const isClear = draft.random.chance(0.75);
    draft.line(sentence(draft, isClear).replaceAll('{c}', shown));
    const subject = isClear ? mixedSubject(draft) : namesake(draft);
    return draft.mail('code alone below other business', subject, { code });
  },
  'code below other business'(draft) {
    const { random } = draft;
    const { code, shown } = drawCode(draft);
    draft.greet();
    if (random.chance(0.5)) draft.line(sentence(draft, true).replaceAll('{c}', shown));
    else {
      draft.line(draft.phrase('lead'));
      draft.big(shown);
    }
    draft.maybe('until', 0.4);
    draft.maybe('ignore', 0.4);
    draft.footer();
    return draft.mail('code below other business', mixedSubject(draft), { code });
  },
  'number alone below a promised code'(draft) {
    const { random } = draft;
    draft.line(otherSentence(draft));
    const subject = random.chance(0.5) ? mixedSubject(draft) : otherCodeSubject(draft);
    return draft.mail('number alone below a promised code', subject, {});
  },
  'number below a promised code'(draft) {
    const { random } = draft;
    draft.greet();
    draft.line(otherSentence(draft));
    draft.maybe('until', 0.2);
    if (random.chance(0.4)) draft.link(draft.phrase('shop'), draft.url('other'));
    draft.footer();
    const subject = random.chance(0.5) ? mixedSubject(draft) : otherCodeSubject(draft);
    return draft.mail('number below a promised code', subject, {});
  },
};
