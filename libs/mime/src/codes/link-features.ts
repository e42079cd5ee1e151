import { Features, Zone } from './features.js';
import { firstWordFrom, type Topic } from './lexicon.js';
import type { LinkCandidate } from './link-candidates.js';
import type { MailText } from './mail-text.js';

const LEAD_CHARS = 160;
const AFTER_CHARS = 80;
const WORDS_CHARS = 120;

/** A word of the lexicon that begins within reach of a link may end this far behind it. */
const WORD_CHARS = 64;
/** Later links of a mail have no place of their own. */
const FIRST_LINKS = 4;

export interface LinkSurroundings {
  mail: MailText;
  candidates: LinkCandidate[];
  occurrences: Map<string, number>;
}

export function linkSurroundings(mail: MailText, candidates: LinkCandidate[]): LinkSurroundings {
  const occurrences = new Map<string, number>();
  for (const { href } of candidates) occurrences.set(href, (occurrences.get(href) ?? 0) + 1);
  return { mail, candidates, occurrences };
}

/**
 * All that the features of a link depend on. Newsletters repeat a link in each row, with the same text around it: such links
 * have the same key, and the same features.
 */
export function keyOfLink(link: LinkCandidate, { mail }: LinkSurroundings): string {
  const { href, start, end, isBare, isButton, isLast } = link;
  const from = Math.max(0, start - LEAD_CHARS - WORD_CHARS);
  const around = mail.folded.slice(from, end + AFTER_CHARS + WORD_CHARS);
  return [placeOf(link), start - from, end - start, isBare, isButton, isLast, href, around].join('\n');
}

const placeOf = ({ order }: LinkCandidate) => Math.min(FIRST_LINKS, order);

const SENTENCE_BREAK = /[.!?।؟]\s|[。！？\n]/g;
const TOKEN = /[?&#/=](?=[a-z0-9._%~+-]{0,200}[0-9])[a-z0-9._%~+-]{10,}/i;
const SHORT_TOKEN = /[?&#/=](?=[a-z0-9_-]{0,9}[0-9])[a-z0-9_-]{5,}/i;
const LONG_TOKEN = /[?&#/=](?=[a-z0-9._%~+-]{0,200}[0-9])[a-z0-9._%~+-]{20,}/i;

export function linkFeatures(link: LinkCandidate, around: LinkSurroundings): Features {
  const { mail } = around;
  const { folded } = mail;
  const features = new Features();

  const words = link.isBare ? '' : folded.slice(link.start, Math.min(link.end, link.start + WORDS_CHARS));
  const hasWords = !link.isBare && words.trim() !== '' && !/^(?:https?:\/\/|www\.)/.test(words.trim());
  const form = link.isBare ? 'bare' : words.trim() === '' ? 'empty' : hasWords ? 'words' : 'address';
  const lineStart = folded.lastIndexOf('\n', link.start - 1) + 1;
  const nextBreak = folded.indexOf('\n', link.end);
  const lineEnd = nextBreak < 0 ? folded.length : nextBreak;
  const isAlone =
    !/[\p{L}\p{N}]/u.test(folded.slice(Math.max(lineStart, link.start - 80), link.start)) &&
    !/[\p{L}\p{N}]/u.test(folded.slice(link.end, Math.min(lineEnd, link.end + 80)));
  const place = `${form}:${isAlone ? 'alone' : 'inline'}`;
  features.add(`place:${place}`);
  if (link.isButton) features.add(`button:${form}`);
  features.add(`order:${placeOf(link)}`, 0.7);
  if (link.isLast) features.add('last', 0.5);
  features.add(`links:${Math.min(5, around.occurrences.size)}`, 0.5);
  if ((around.occurrences.get(link.href) ?? 0) > 1) features.add('repeated');
  if (hasWords) features.add(`chars:${words.length > 60 ? 'long' : words.length > 30 ? 'some' : 'few'}`);
  addUrl(features, link, mail);

  if (hasWords) features.addPieces(Zone.linkWords, words, 1.2);
  const before = folded.slice(Math.max(0, link.start - LEAD_CHARS), link.start);
  let sentenceStart = 0;
  for (const match of before.trimEnd().matchAll(SENTENCE_BREAK)) sentenceStart = match.index + match[0].length;
  const after = folded.slice(link.end, link.end + AFTER_CHARS);
  const sentenceEnd = after.search(SENTENCE_BREAK);
  features.addPieces(Zone.linkLead, before.slice(0, sentenceStart), hasWords ? 0.5 : 0.8);
  features.addPieces(Zone.linkSentence, before.slice(sentenceStart), hasWords ? 0.7 : 1);
  features.addPieces(Zone.linkAfter, sentenceEnd < 0 ? after : after.slice(0, sentenceEnd), 0.6);
  addWords(features, link, around, form, Math.max(0, link.start - LEAD_CHARS) + sentenceStart);
  return features;
}

function addUrl(features: Features, { href }: LinkCandidate, mail: MailText): void {
  const url = href.toLowerCase();
  const hostStart = url.indexOf('//') + 2;
  const found = url.slice(hostStart).search(/[/?#]/);
  const hostEnd = found < 0 ? url.length : hostStart + found;
  const host = url.slice(hostStart, hostEnd);
  const path = url.slice(hostEnd);
  features.add(path.length <= 1 ? 'url:home' : path.includes('?') ? 'url:query' : 'url:path');
  const token = LONG_TOKEN.test(path) ? 'long' : TOKEN.test(path) ? 'some' : SHORT_TOKEN.test(path) ? 'short' : 'none';
  features.add(`token:${token}`);
  if (/\/[0-9]{1,12}\/?(?:[?#]|$)/.test(path)) features.add('path to a number');
  if (/(?:log|sign)[-_]?in\/?$/.test(path)) features.add('path ends in sign-in');
  features.add(`path:${Math.min(4, Math.floor(path.length / 25))}`, 0.5);
  const domain = host.split('.').slice(-2).join('.');
  features.add(mail.sender.includes(domain) ? 'host:sender' : 'host:other', 0.5);
  // Uses only the words of a path, which have no digits and few capitals: random tokens tell nothing of a link.
  const parts = path
    .slice(0, 400)
    .split(/[^a-z]+/)
    .filter((part) => part.length >= 2 && part.length <= 16);
  const readable = href
    .slice(hostEnd, hostEnd + 400)
    .split(/[^A-Za-z0-9]+/)
    .filter((part) => /^[A-Za-z]?[a-z]+(?:[A-Z][a-z]+){0,8}$/.test(part) && part.length <= 24)
    .flatMap((part) =>
      part
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .toLowerCase()
        .split(' '),
    );
  features.addPieces(Zone.path, readable.join(' '), 1);
  if (parts.length === 0) features.add('path without words');
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
