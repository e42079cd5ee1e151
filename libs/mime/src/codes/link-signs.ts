import { firstWordFrom, OTHER_BUSINESS, type Topic } from './lexicon.js';
import type { LinkCandidate } from './link-candidates.js';
import { LEAD_CHARS, AFTER_CHARS, placeOf, type LinkSurroundings, type LinkUrl } from './link-features.js';
import { Signs } from './signs.js';

const TOKENS = ['none', 'short', 'some', 'long'];

export function linkSigns(link: LinkCandidate, around: LinkSurroundings): number[] {
  const { mail, candidates, occurrences, urls, longTokens } = around;
  const { folded, words, subjectEnd, signs: ofMail } = mail;
  const signs = new Signs();
  const { form, isAlone, wordCount, sentenceStart, sentenceEnd } = placeOf(link, mail);
  signs.addChoice(['bare', 'empty', 'words', 'address'], form);
  signs.add(
    isAlone,
    link.isButton,
    link.order,
    candidates.length - link.order,
    occurrences.size,
    candidates.filter(({ isButton }) => isButton).length,
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
  const isBusiness = (topic: Topic): boolean => (OTHER_BUSINESS as readonly Topic[]).includes(topic);
  for (const topics of [own, sentence, ofMail.topics, ofMail.subjectTopics])
    signs.add([...topics].filter(isBusiness).length);
  signs.addTopics(ofMail.topics);
  signs.addTopics(ofMail.subjectTopics);
  return signs.values;
}
