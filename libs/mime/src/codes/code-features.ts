import type { CodeCandidate } from './code-candidates.js';
import { Features, Zone } from './features.js';
import { firstWordFrom, OTHER_BUSINESS, type Topic } from './lexicon.js';
import type { MailText } from './mail-text.js';

const LINE_CHARS = 110;
const NEAR_CHARS = 14;
const AFTER_CHARS = 70;
const ABOVE_CHARS = 140;
const BELOW_CHARS = 60;
/** A word of the lexicon counts for a candidate if it stands at most this many characters before it. */
const WORD_REACH = 700;
const WORD_REACH_AFTER = 250;

const SENTENCE_END = /[.!?。！？।؟](?:\s|$)|[。！？।]/;
const OTHER_DIGITS = /[0-9]{3}/;

/** What is the same for all candidates of a mail. */
export interface CodeSurroundings {
  mail: MailText;
  candidates: CodeCandidate[];
  occurrences: Map<string, number>;
  /** Number of topics other than signing up (coupon, order, parcel …) that the mail and its subject mention. */
  business: { mail: number; subject: number };
  /** By candidate: the topic of the word of the lexicon that stands shortly before it; null if none does. */
  leads: (Topic | null)[];
  /** The codes of the candidates after such words, by the kind of word. */
  led: Record<Lead, Set<string>>;
}

/** Kinds of words before a candidate: the name of a code (the strongest evidence), signing in, or other business. */
type Lead = 'name' | 'entry' | 'business';
const ENTRY = new Set<Topic>(['code', 'enter', 'entry']);
const leadKind = (topic: Topic): Lead => (topic === 'name' ? 'name' : ENTRY.has(topic) ? 'entry' : 'business');

const otherBusiness = new Set<Topic>(OTHER_BUSINESS);
const countBusiness = (topics: Set<Topic>): number => [...topics].filter((topic) => otherBusiness.has(topic)).length;

export function codeSurroundings(mail: MailText, candidates: CodeCandidate[]): CodeSurroundings {
  const occurrences = new Map<string, number>();
  for (const { code } of candidates) occurrences.set(code, (occurrences.get(code) ?? 0) + 1);
  const { topics, subjectTopics } = mail.signs;
  const business = { mail: countBusiness(topics), subject: countBusiness(subjectTopics) };
  const leads = candidates.map((candidate) => leadOf(candidate, mail));
  const led: Record<Lead, Set<string>> = { name: new Set(), entry: new Set(), business: new Set() };
  leads.forEach((lead, index) => lead && led[leadKind(lead)].add(candidates[index]?.code ?? ''));
  return { mail, candidates, occurrences, business, leads, led };
}

/** A word of the lexicon leads to a candidate if it stands at most this many characters before it. */
const LEAD_CHARS = 60;

/** The topic of the nearest word before a candidate, if no other number and at most one line end is between them. */
function leadOf({ start }: CodeCandidate, { folded, words }: MailText): Topic | null {
  const word = words[firstWordFrom(words, start) - 1];
  if (word === undefined || word.end > start || start - word.end > LEAD_CHARS) return null;
  const between = folded.slice(word.end, start);
  return OTHER_DIGITS.test(between) || between.split(/\n+/).length > 2 ? null : word.topic;
}

/** The text above a line, in which a sender often announces the code. */
function linesBefore(folded: string, at: number): string {
  return folded.slice(Math.max(0, at - ABOVE_CHARS), at).trimEnd();
}

export function codeFeatures(candidate: CodeCandidate, around: CodeSurroundings): Features {
  const { mail } = around;
  const { folded, plain } = mail;
  const { start, end } = candidate;
  const features = new Features();
  const lineStart = folded.lastIndexOf('\n', start - 1) + 1;
  const nextBreak = folded.indexOf('\n', end);
  const lineEnd = nextBreak < 0 ? folded.length : nextBreak;
  const index = around.candidates.indexOf(candidate);
  const isInSubject = start < mail.subjectEnd;
  const place = isInSubject ? 'subject' : candidate.hasOwnLine ? 'line' : candidate.hasOwnCell ? 'cell' : 'inline';
  addShape(features, candidate, place, around.leads[index] ?? null);
  const isEmphasised = mail.emphasised.some((range) => start >= range.start && end <= range.end);
  features.add(`place:${place}`);
  if (isEmphasised) features.add(`emphasised:${place}`);
  const repeats = around.occurrences.get(candidate.code) ?? 0;
  if (repeats > 1) features.add('repeated');
  addRivals(features, index, around);
  features.add(`order:${Math.min(3, index)}`, 0.5);
  features.add(`candidates:${Math.min(5, around.candidates.length)}`, 0.5);

  const before = folded.slice(Math.max(lineStart, start - LINE_CHARS), start);
  const after = folded.slice(end, Math.min(lineEnd, end + AFTER_CHARS));
  features.add(`left:${markOf(before)}`);
  features.add(`right:${markOf(after.slice(0, 1)) + (after.length === 0 ? 'end' : '')}`);
  features.addPieces(Zone.near, before.slice(-NEAR_CHARS), 1);
  features.addPieces(Zone.before, before, 1);
  features.addPieces(Zone.after, after, 1);
  const above = linesBefore(folded, lineStart);
  features.addPieces(place === 'inline' ? Zone.aboveInline : Zone.above, above, place === 'inline' ? 0.5 : 1);
  features.addPieces(Zone.below, folded.slice(lineEnd, lineEnd + BELOW_CHARS), 0.5);
  const token = plain.slice(start, end).toLowerCase();
  if (mail.sender.includes(token)) features.add('in sender');
  // A word that the mail also writes in another case ("V2EX", "VERIFY") is hardly a code.
  if (/[a-z]/.test(token) && isSpoken(token, plain.slice(start, end), mail)) features.add('spoken');
  addWords(features, candidate, around, place, lineStart, lineEnd);
  return features;
}

/** Adds features that compare the word before this candidate with the words before the other candidates of the mail. */
function addRivals(features: Features, index: number, around: CodeSurroundings): void {
  const { mail, business, leads, led, occurrences } = around;
  const own = leads[index] ?? null;
  const code = around.candidates[index]?.code ?? '';
  const hasOther = (codes: Set<string>): boolean => codes.size > (codes.has(code) ? 1 : 0);
  const rival = (['name', 'entry', 'business'] as const).find((kind) => hasOther(led[kind])) ?? 'none';
  features.add(`lead:${own}`);
  features.add(`lead:${own === null ? 'none' : ENTRY.has(own) ? own : leadKind(own)}:rival:${rival}`);
  const { topics } = mail.signs;
  const asks = (['name', 'entry', 'code'] as const).find((topic) => topics.has(topic)) ?? 'none';
  features.add(`mail asks:${asks}:${occurrences.size === 1 ? 'alone' : 'many'}:${Math.min(3, business.mail)}`);
  for (const topic of mail.signs.subjectTopics) features.add(`subject:${topic}:lead:${own}`, 0.6);
}

/** Tells whether the mail also contains the candidate in another spelling of upper and lower case. */
function isSpoken(token: string, written: string, { folded, plain }: MailText): boolean {
  let at = folded.indexOf(token);
  for (let looks = 0; at >= 0 && looks < 4; looks += 1) {
    if (plain.slice(at, at + written.length) !== written) return true;
    at = folded.indexOf(token, at + 1);
  }
  return false;
}

function markOf(text: string): string {
  const last = text.slice(-1);
  if (last === '') return 'none';
  if (last === ' ') {
    const mark = text.slice(-2, -1);
    return /[\p{L}\p{N}]/u.test(mark) ? 'space' : mark + ' ';
  }
  return /\p{L}/u.test(last) ? 'letter' : last;
}

function addShape(features: Features, { code, shape }: CodeCandidate, place: string, lead: Topic | null): void {
  const length = code.replaceAll('-', '').length;
  const isDigits = /^[0-9-]+$/.test(code);
  features.add(`shape:${shape}:${length}`);
  features.add(`shape:${shape}:${place}`);
  features.add(`shape:${shape}:lead:${lead}`);
  if (isDigits) {
    if (/^(?:19|20)[0-9]{2}$/.test(code)) features.add(`year:${place}`);
    if (/^(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:[0-2][0-9]|3[01])$/.test(code)) features.add('date');
    if (/^(?:[0-9])0{2,}$/.test(code)) features.add('round');
    return;
  }
  const isUpper = code === code.toUpperCase();
  features.add(`case:${isUpper ? 'upper' : code === code.toLowerCase() ? 'lower' : 'mixed'}:${shape}`);
  if (/^[A-Za-z]{3,}-?[0-9]{1,4}$/.test(code)) features.add('word and number');
  if (/^(?=.*[AEIOUaeiou])[A-Za-z]{3,}[0-9]{2,3}[A-Za-z]?$/.test(code)) {
    features.add(`spoken word and number:${lead}`);
    features.add('spoken word and number', 2);
  }
  if (/^[A-Za-z]{1,3}-?[0-9]{3,}$/.test(code)) features.add('prefix and number');
  if (/^[A-Z]{2}[0-9]{3,4}$/.test(code)) features.add('flight');
  if (code.includes('-'))
    features.add(
      `hyphens:${code
        .split('-')
        .map((group) => group.length)
        .join('-')}`,
    );
  const letters = code.replace(/[^A-Za-z]/g, '').toLowerCase();
  const vowels = letters.replace(/[^aeiouy]/g, '').length;
  features.add(`vowels:${Math.round((4 * vowels) / Math.max(1, letters.length))}:${shape}`);
  if (shape === 'word' || shape === 'letters') features.addPieces(Zone.code, letters, 1);
}

/** The distance of a word of the lexicon as a step: by characters on the same line, else by lines. */
function distanceStep(between: string): string {
  const breaks = between.split('\n').length - 1;
  if (breaks === 0) return between.length <= 3 ? '0' : between.length <= 15 ? '1' : between.length <= 45 ? '2' : '3';
  const lines = between.split(/\n+/).length - 1;
  return lines <= 1 ? (between.length <= 4 ? 'l0' : 'l1') : lines <= 2 ? 'l2' : lines <= 4 ? 'l4' : 'l9';
}

function addWords(
  features: Features,
  { start, end }: CodeCandidate,
  { mail, business }: CodeSurroundings,
  place: string,
  lineStart: number,
  lineEnd: number,
): void {
  const { folded, words } = mail;
  const seenBefore = new Set<Topic>();
  const seenAfter = new Set<Topic>();
  let nearestBefore: Topic | 'none' = 'none';
  let nearestAfter: Topic | 'none' = 'none';
  const inLine = new Set<Topic>();
  const from = firstWordFrom(words, start);
  for (let at = from - 1; at >= 0; at -= 1) {
    const word = words[at] as (typeof words)[number];
    if (word.end > start) continue;
    if (start - word.end > WORD_REACH) break;
    if (word.start >= lineStart) inLine.add(word.topic);
    if (seenBefore.has(word.topic)) continue;
    seenBefore.add(word.topic);
    const between = folded.slice(word.end, start);
    const step = distanceStep(between);
    const cut = OTHER_DIGITS.test(between) ? 'd' : SENTENCE_END.test(between) ? 's' : '';
    const crosses = word.end <= mail.subjectEnd && start > mail.subjectEnd ? 'S' : '';
    const name = `${word.topic}:${crosses}${step}`;
    features.add(`b:${name}`);
    features.add(`b:${name}${cut}:${place}`);
    if (nearestBefore === 'none') {
      nearestBefore = word.topic;
      features.add(`nearest before:${word.topic}:${step.startsWith('l') ? 'l' : ''}${cut}:${place}`);
    }
  }
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] as (typeof words)[number];
    if (word.start < end) continue;
    if (word.start - end > WORD_REACH_AFTER) break;
    if (word.end <= lineEnd) inLine.add(word.topic);
    if (seenAfter.has(word.topic)) continue;
    seenAfter.add(word.topic);
    const between = folded.slice(end, word.start);
    const step = distanceStep(between);
    const cut = OTHER_DIGITS.test(between) ? 'd' : SENTENCE_END.test(between) ? 's' : '';
    features.add(`a:${word.topic}:${step}${cut}`);
    if (nearestAfter === 'none') {
      nearestAfter = word.topic;
      features.add(`nearest after:${word.topic}:${step}:${place}`);
    }
  }
  for (const topic of inLine) {
    features.add(`line:${topic}`, 0.7);
    for (const other of inLine) if (topic < other) features.add(`line:${topic}:${other}`, 0.5);
  }
  features.add(`business:${Math.min(3, business.mail)}:${nearestBefore}`);
  features.add(`business in line:${Math.min(2, countBusiness(inLine))}:${nearestBefore}`);
  features.add(`business in subject:${Math.min(2, business.subject)}:${nearestBefore}`);
  if (nearestBefore !== 'none') for (const topic of mail.signs.topics) features.add(`x:${nearestBefore}:${topic}`, 0.4);
}
