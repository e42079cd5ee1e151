import { Features, Zone } from './features.js';
import { firstWordFrom, type Topic } from './lexicon.js';
import type { LinkCandidate } from './link-candidates.js';
import type { MailText } from './mail-text.js';

export const LEAD_CHARS = 160;
export const AFTER_CHARS = 80;
const WORDS_CHARS = 120;

/** A word of the lexicon that begins within reach of a link may end this far beyond that reach. */
const WORD_CHARS = 64;
/** All links after the first ones count as one place in the order of links. */
const FIRST_LINKS = 4;

export interface LinkSurroundings {
  mail: MailText;
  candidates: LinkCandidate[];
  occurrences: Map<string, number>;
  /** By address of the link. */
  urls: Map<string, LinkUrl>;
  /** How many addresses have a long token. */
  longTokens: number;
}

export function linkSurroundings(mail: MailText, candidates: LinkCandidate[]): LinkSurroundings {
  const occurrences = new Map<string, number>();
  for (const { href } of candidates) occurrences.set(href, (occurrences.get(href) ?? 0) + 1);
  const urls = new Map([...occurrences.keys()].map((href) => [href, urlOf(href, mail)]));
  const longTokens = [...urls.values()].filter(({ token }) => token === 'long').length;
  return { mail, candidates, occurrences, urls, longTokens };
}

/** How far before a link its features look. */
const REACH = LEAD_CHARS + WORD_CHARS;

/** The text that the features of a link depend on. */
export const textAround = ({ start, end }: LinkCandidate, { folded }: MailText): string =>
  folded.slice(Math.max(0, start - REACH), end + AFTER_CHARS + WORD_CHARS);

const orderOf = ({ order }: LinkCandidate) => Math.min(FIRST_LINKS, order);

const SENTENCE_BREAK = /[.!?।؟]\s|[。！？\n]/g;
const TOKEN = /[?&#/=](?=[a-z0-9._%~+-]{0,200}[0-9])[a-z0-9._%~+-]{10,}/i;
const SHORT_TOKEN = /[?&#/=](?=[a-z0-9_-]{0,9}[0-9])[a-z0-9_-]{5,}/i;
const LONG_TOKEN = /[?&#/=](?=[a-z0-9._%~+-]{0,200}[0-9])[a-z0-9._%~+-]{20,}/i;

/** How a link is written, and where: offsets are of the mail's text. */
export interface LinkPlace {
  form: 'bare' | 'empty' | 'words' | 'address';
  isAlone: boolean;
  wordCount: number;
  sentenceStart: number;
  sentenceEnd: number;
}

/**
 * Links of a mail that have the same address, and the same of all else that their features depend on. Newsletters repeat a
 * link in each row, with the same text around it: such links share their features and signs.
 */
export interface LikeLinks {
  first: LinkCandidate;
  around: string;
  /** The place of the first link. */
  place: LinkPlace;
}

/** Tells whether a link is one of these. @param around  `textAround` of the link. */
export const isLike = ({ first, around: known }: LikeLinks, link: LinkCandidate, around: string): boolean =>
  first.href === link.href &&
  orderOf(first) === orderOf(link) &&
  first.isLast === link.isLast &&
  first.isBare === link.isBare &&
  first.isButton === link.isButton &&
  first.end - first.start === link.end - link.start &&
  Math.min(first.start, REACH) === Math.min(link.start, REACH) &&
  known === around;

export function placeOf(link: LinkCandidate, { folded }: MailText): LinkPlace {
  const words = link.isBare ? '' : folded.slice(link.start, Math.min(link.end, link.start + WORDS_CHARS)).trim();
  const lineStart = folded.lastIndexOf('\n', link.start - 1) + 1;
  const nextBreak = folded.indexOf('\n', link.end);
  const lineEnd = nextBreak < 0 ? folded.length : nextBreak;
  const leadStart = Math.max(0, link.start - LEAD_CHARS);
  let sentenceStart = leadStart;
  for (const match of folded.slice(leadStart, link.start).trimEnd().matchAll(SENTENCE_BREAK))
    sentenceStart = leadStart + match.index + match[0].length;
  const after = folded.slice(link.end, link.end + AFTER_CHARS);
  const length = after.search(SENTENCE_BREAK);
  return {
    form: link.isBare ? 'bare' : words === '' ? 'empty' : /^(?:https?:\/\/|www\.)/.test(words) ? 'address' : 'words',
    isAlone:
      !/[\p{L}\p{N}]/u.test(folded.slice(Math.max(lineStart, link.start - 80), link.start)) &&
      !/[\p{L}\p{N}]/u.test(folded.slice(link.end, Math.min(lineEnd, link.end + 80))),
    wordCount: words === '' ? 0 : words.split(/\s+/).length,
    sentenceStart,
    sentenceEnd: link.end + (length < 0 ? after.length : length),
  };
}

export function linkFeatures(link: LinkCandidate, place: LinkPlace, around: LinkSurroundings): Features {
  const { mail } = around;
  const { folded } = mail;
  const features = new Features();
  const { form, isAlone, sentenceStart, sentenceEnd } = place;
  const hasWords = form === 'words';
  const words = folded.slice(link.start, Math.min(link.end, link.start + WORDS_CHARS));
  features.add(`place:${form}:${isAlone ? 'alone' : 'inline'}`);
  if (link.isButton) features.add(`button:${form}`);
  features.add(`order:${orderOf(link)}`, 0.7);
  if (link.isLast) features.add('last', 0.5);
  features.add(`links:${Math.min(5, around.occurrences.size)}`, 0.5);
  if ((around.occurrences.get(link.href) ?? 0) > 1) features.add('repeated');
  if (hasWords) features.add(`chars:${words.length > 60 ? 'long' : words.length > 30 ? 'some' : 'few'}`);
  addUrl(features, around.urls.get(link.href) as LinkUrl);

  if (hasWords) features.addPieces(Zone.linkWords, words, 1.2);
  features.addPieces(
    Zone.linkLead,
    folded.slice(Math.max(0, link.start - LEAD_CHARS), sentenceStart),
    hasWords ? 0.5 : 0.8,
  );
  features.addPieces(Zone.linkSentence, folded.slice(sentenceStart, link.start), hasWords ? 0.7 : 1);
  features.addPieces(Zone.linkAfter, folded.slice(link.end, sentenceEnd), 0.6);
  addWords(features, link, around, form, sentenceStart);
  return features;
}

/** What the address of a link tells. */
export interface LinkUrl {
  host: string;
  /** All after the host, in lower case. */
  path: string;
  token: 'none' | 'short' | 'some' | 'long';
  isNumbered: boolean;
  endsInSignIn: boolean;
  isOfSender: boolean;
  /** The words of the path, without its tokens. */
  readable: string[];
}

function urlOf(href: string, mail: MailText): LinkUrl {
  const url = href.toLowerCase();
  const hostStart = url.indexOf('//') + 2;
  const found = url.slice(hostStart).search(/[/?#]/);
  const hostEnd = found < 0 ? url.length : hostStart + found;
  const host = url.slice(hostStart, hostEnd);
  const path = url.slice(hostEnd);
  return {
    host,
    path,
    token: LONG_TOKEN.test(path) ? 'long' : TOKEN.test(path) ? 'some' : SHORT_TOKEN.test(path) ? 'short' : 'none',
    isNumbered: /\/[0-9]{1,12}\/?(?:[?#]|$)/.test(path),
    endsInSignIn: /(?:log|sign)[-_]?in\/?$/.test(path),
    isOfSender: mail.sender.includes(host.split('.').slice(-2).join('.')),
    // Uses only the words of a path, which have no digits and few capitals: random tokens tell nothing of a link.
    readable: href
      .slice(hostEnd, hostEnd + 400)
      .split(/[^A-Za-z0-9]+/)
      .filter((part) => /^[A-Za-z]?[a-z]+(?:[A-Z][a-z]+){0,8}$/.test(part) && part.length <= 24)
      .flatMap((part) =>
        part
          .replace(/([a-z])([A-Z])/g, '$1 $2')
          .toLowerCase()
          .split(' '),
      ),
  };
}

function addUrl(
  features: Features,
  { host, path, token, isNumbered, endsInSignIn, isOfSender, readable }: LinkUrl,
): void {
  features.add(path.length <= 1 ? 'url:home' : path.includes('?') ? 'url:query' : 'url:path');
  features.add(`token:${token}`);
  if (isNumbered) features.add('path to a number');
  if (endsInSignIn) features.add('path ends in sign-in');
  features.add(`path:${Math.min(4, Math.floor(path.length / 25))}`, 0.5);
  features.add(isOfSender ? 'host:sender' : 'host:other', 0.5);
  features.addPieces(Zone.path, readable.join(' '), 1);
  const parts = path.slice(0, 400).match(/[a-z]+/g) ?? [];
  if (!parts.some((part) => part.length >= 2 && part.length <= 16)) features.add('path without words');
  features.addPieces(Zone.host, host.replaceAll('.', ' '), 0.3);
}

function addWords(
  features: Features,
  link: LinkCandidate,
  { mail }: LinkSurroundings,
  form: string,
  sentenceStart: number,
): void {
  const own = new Set<Topic>();
  const sentence = new Set<Topic>();
  const lead = new Set<Topic>();
  const after = new Set<Topic>();
  for (let at = firstWordFrom(mail.words, link.start - LEAD_CHARS); at < mail.words.length; at += 1) {
    const word = mail.words[at] as (typeof mail.words)[number];
    if (word.start > link.end + AFTER_CHARS) break;
    if (word.start >= link.start && word.end <= link.end) {
      if (form === 'words') own.add(word.topic);
    } else if (word.end <= link.start) (word.start >= sentenceStart ? sentence : lead).add(word.topic);
    else after.add(word.topic);
  }
  for (const topic of own) features.add(`own:${topic}`, 1);
  for (const topic of sentence) features.add(`sentence:${topic}:${form}`, 0.8);
  for (const topic of lead) features.add(`lead:${topic}:${form}`, 0.6);
  for (const topic of after) features.add(`after:${topic}`, 0.6);
  for (const one of own) {
    for (const other of own) if (one < other) features.add(`own:${one}:${other}`, 0.8);
    for (const other of mail.signs.topics) features.add(`x:${one}:${other}`, 0.4);
  }
  if (own.size === 0 && form === 'words') features.add('own:none');
}
