import { firstWordFrom, OTHER_BUSINESS, type Topic } from './lexicon.js';
import type { LinkCandidate } from './link-candidates.js';
import { AFTER_CHARS, LEAD_CHARS, type LikeLinks, type LinkSurroundings, type LinkUrl } from './link-features.js';
import type { MailText } from './mail-text.js';
import { Signs } from './signs.js';

const isBusiness = (topic: Topic): boolean => (OTHER_BUSINESS as readonly Topic[]).includes(topic);
const businessOf = (topics: ReadonlySet<Topic>): number => [...topics].filter(isBusiness).length;

/** Adds the signs that all links of a mail share. */
function addMail(signs: Signs, { signs: { topics, subjectTopics } }: MailText): void {
  signs.add(businessOf(topics), businessOf(subjectTopics));
  signs.addTopics(topics);
  signs.addTopics(subjectTopics);
}

const TOKENS = ['none', 'short', 'some', 'long'];

/** How far down its mail a link stands: the signs that like links do not share. */
const depthSigns = (
  { order, start }: LinkCandidate,
  { mail, candidates }: LinkSurroundings,
): [number, number, number] => [
  order,
  candidates.length - order,
  (start - mail.subjectEnd) / Math.max(1, mail.folded.length - mail.subjectEnd),
];
/** Where the depth signs stand among a link's signs. */
const DEPTH_AT = [6, 7, 14] as const;

/**
 * Describes the links of a mail one after the other; what like links share is found once. Their signs are in one array,
 * which the next call changes.
 */
export function linkSignsIn(around: LinkSurroundings): (link: LinkCandidate, like: LikeLinks) => number[] {
  const buttons = around.candidates.filter(({ isButton }) => isButton).length;
  const known = new Map<LikeLinks, number[]>();
  return (link, like) => {
    let signs = known.get(like);
    if (!signs) known.set(like, (signs = linkSigns(like, around, buttons)));
    [signs[DEPTH_AT[0]], signs[DEPTH_AT[1]], signs[DEPTH_AT[2]]] = depthSigns(link, around);
    return signs;
  };
}

function linkSigns({ first: link, place }: LikeLinks, around: LinkSurroundings, buttons: number): number[] {
  const { mail, occurrences, urls, longTokens } = around;
  const { folded, words, subjectEnd } = mail;
  const signs = new Signs();
  const { form, isAlone, wordCount, sentenceStart, sentenceEnd } = place;
  signs.addChoice(['bare', 'empty', 'words', 'address'], form);
  signs.add(
    isAlone,
    link.isButton,
    // These two zeros and the last are placeholders: `linkSignsIn` writes there how far down the mail each link stands.
    0,
    0,
    occurrences.size,
    buttons,
    occurrences.get(link.href) ?? 0,
    wordCount,
    mail.part === 'html',
    Math.log2(1 + folded.length - subjectEnd),
    0,
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
  addMail(signs, mail);
  return signs.values;
}
