import { firstWordFrom, OTHER_BUSINESS, type Topic } from './lexicon.js';
import type { LinkCandidate } from './link-candidates.js';
import { LEAD_CHARS, AFTER_CHARS, placeOf, type LinkSurroundings, type LinkUrl } from './link-features.js';
import type { MailText } from './mail-text.js';
import { Signs } from './signs.js';

const isBusiness = (topic: Topic): boolean => (OTHER_BUSINESS as readonly Topic[]).includes(topic);
const businessOf = (topics: ReadonlySet<Topic>): number => [...topics].filter(isBusiness).length;

/** The signs that all links of a mail share. */
function signsOfMail({ signs: { topics, subjectTopics } }: MailText): number[] {
  const signs = new Signs();
  signs.add(businessOf(topics), businessOf(subjectTopics));
  signs.addTopics(topics);
  signs.addTopics(subjectTopics);
  return signs.values;
}

const TOKENS = ['none', 'short', 'some', 'long'];

/** Describes the links of a mail one after the other; what they share is found once. */
export function linkSignsIn(around: LinkSurroundings): (link: LinkCandidate) => number[] {
  const ofMail = signsOfMail(around.mail);
  const buttons = around.candidates.filter(({ isButton }) => isButton).length;
  return (link) => linkSigns(link, around, buttons).concat(ofMail);
}

function linkSigns(link: LinkCandidate, around: LinkSurroundings, buttons: number): number[] {
  const { mail, candidates, occurrences, urls, longTokens } = around;
  const { folded, words, subjectEnd } = mail;
  const signs = new Signs();
  const { form, isAlone, wordCount, sentenceStart, sentenceEnd } = placeOf(link, mail);
  signs.addChoice(['bare', 'empty', 'words', 'address'], form);
  signs.add(
    isAlone,
    link.isButton,
    link.order,
    candidates.length - link.order,
    occurrences.size,
    buttons,
    occurrences.get(link.href) ?? 0,
    wordCount,
    mail.part === 'html',
    Math.log2(1 + folded.length - subjectEnd),
    (link.start - subjectEnd) / Math.max(1, folded.length - subjectEnd),
  );
  const url = urls.get(link.href) as LinkUrl;
  signs.add(
    url.path.length,
    url.path.includes('?'),
    TOKENS.indexOf(url.token),
    url.isNumbered,
    url.endsInSignIn,
    url.isOfSender,
    url.readable.length,
    longTokens - (url.token === 'long' ? 1 : 0),
  );
  const own = new Set<Topic>();
  const sentence = new Set<Topic>();
  const lead = new Set<Topic>();
  const after = new Set<Topic>();
  const following = new Set<Topic>();
  for (let at = firstWordFrom(words, link.start - LEAD_CHARS); at < words.length; at += 1) {
    const word = words[at] as (typeof words)[number];
    if (word.start > link.end + AFTER_CHARS) break;
    if (word.start >= link.start && word.end <= link.end) {
      if (form === 'words') own.add(word.topic);
    } else if (word.end <= link.start) (word.start >= sentenceStart ? sentence : lead).add(word.topic);
    else (word.start < sentenceEnd ? after : following).add(word.topic);
  }
  for (const topics of [own, sentence, lead, after, following]) signs.addTopics(topics);
  signs.add(businessOf(own), businessOf(sentence));
  return signs.values;
}
