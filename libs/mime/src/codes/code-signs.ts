import { CODE_SHAPES, type CodeCandidate } from './code-candidates.js';
import type { CodeSurroundings } from './code-features.js';
import { firstWordFrom, OTHER_BUSINESS, TOPICS, type FoundWord, type Topic } from './lexicon.js';
import { Signs } from './signs.js';

/** The distance of a topic that does not stand near a candidate. */
const FAR = 999;
const REACH = 900;
const REACH_AFTER = 400;
/** A line end separates a word from a number as much as this many characters do. */
const LINE_END_CHARS = 25;
/** How often a candidate is looked for in addresses, and how much of an address before it is searched. */
const MAX_LOOKS = 8;
const ADDRESS_CHARS = 300;

const SENTENCE_END = /[.!?।؟]\s|[。！？।]/;

/** What a topic tells of a number beside it. The trees of the model compare these kinds as numbers. */
const Kind = { none: 0, name: 1, entry: 2, business: 3, other: 4 } as const;
type Kind = (typeof Kind)[keyof typeof Kind];
const KINDS = [Kind.name, Kind.entry, Kind.business];

const otherBusiness = new Set<Topic>(OTHER_BUSINESS);
const ENTRY: readonly Topic[] = ['code', 'entry', 'enter'];

function kindOf(topic: Topic | null): Kind {
  if (topic === null) return Kind.none;
  if (topic === 'name') return Kind.name;
  if (ENTRY.includes(topic)) return Kind.entry;
  return otherBusiness.has(topic) ? Kind.business : Kind.other;
}

/** Describes a candidate for the trees: above all, whether a name of a code or a word of other business is nearer. */
export function codeSigns(candidate: CodeCandidate, index: number, around: CodeSurroundings): number[] {
  const { mail, business } = around;
  const lineStart = mail.folded.lastIndexOf('\n', candidate.start - 1) + 1;
  const nextBreak = mail.folded.indexOf('\n', candidate.end);
  const line = { start: lineStart, end: nextBreak < 0 ? mail.folded.length : nextBreak };
  const signs = new Signs();
  addShape(signs, candidate);
  addPlace(signs, candidate, index, line, around);
  addOthers(signs, candidate, around);
  addMarks(signs, candidate, line, mail.plain);
  addDistances(signs, candidate, line, around);
  const leads = around.leads.map((lead) => kindOf(lead));
  signs.add(leads[index] as number);
  for (const kind of KINDS)
    signs.add(around.candidates.filter(({ code }, at) => code !== candidate.code && leads[at] === kind).length);
  signs.add(business.mail, business.subject);
  signs.addTopics(mail.signs.topics);
  signs.addTopics(mail.signs.subjectTopics);
  return signs.values;
}

interface Line {
  start: number;
  end: number;
}

function addShape(signs: Signs, { code, shape }: CodeCandidate): void {
  const letters = code.replace(/[^A-Za-z]/g, '');
  signs.addChoice(CODE_SHAPES, shape);
  signs.add(
    code.replaceAll('-', '').length,
    letters.length,
    code === code.toUpperCase(),
    code.split('-').length,
    letters.replace(/[^aeiouy]/gi, '').length / Math.max(1, letters.length),
    /^[A-Za-z]{3,}-?[0-9]{1,4}$/.test(code),
    /^[A-Za-z]{1,3}-?[0-9]{3,}$/.test(code),
    /^(?:19|20)[0-9]{2}$/.test(code),
    /^(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:[0-2][0-9]|3[01])$/.test(code),
    code.endsWith('000'),
  );
}

function addPlace(
  signs: Signs,
  { code, start, end, hasOwnLine, hasOwnCell }: CodeCandidate,
  index: number,
  line: Line,
  { mail, occurrences }: CodeSurroundings,
): void {
  const bodyChars = mail.folded.length - mail.subjectEnd;
  signs.add(
    start < mail.subjectEnd,
    hasOwnLine,
    hasOwnCell,
    mail.emphasised.some((range) => start >= range.start && end <= range.end),
    mail.links.some((link) => start >= link.start && end <= link.end),
    Math.min(4, occurrences.get(code) ?? 0),
    index,
    occurrences.size,
    mail.part === 'html',
    mail.sender.includes(code.toLowerCase()),
    start - line.start,
    line.end - end,
    Math.log2(1 + bodyChars),
    (start - mail.subjectEnd) / Math.max(1, bodyChars),
  );
}

/** Counts other candidates: those of the same form, as in a list of spare codes, and those alone in a line or cell. */
function addOthers(signs: Signs, candidate: CodeCandidate, { mail, candidates }: CodeSurroundings): void {
  const { code, shape, hasOwnLine } = candidate;
  const others = candidates.filter((other) => other.code !== code);
  const alike = others.filter((other) => other.shape === shape && other.code.length === code.length);
  signs.add(
    alike.length,
    others.filter((other) => other.hasOwnLine || other.hasOwnCell).length,
    alike.filter((other) => other.hasOwnLine === hasOwnLine).length,
    others.filter((other) => other.start < mail.subjectEnd).length,
    isPartOfAddress(code, mail),
  );
}

/** Tells whether an address of the mail contains the candidate: newsletters and shops print tokens of their links. */
function isPartOfAddress(code: string, { text, links }: CodeSurroundings['mail']): boolean {
  if (links.some(({ href }) => href.includes(code))) return true;
  let at = text.indexOf(code);
  for (let looks = 0; at >= 0 && looks < MAX_LOOKS; looks += 1) {
    const before = text.slice(Math.max(0, at - ADDRESS_CHARS), at);
    const scheme = before.lastIndexOf('://');
    if (scheme >= 0 && !/\s/.test(before.slice(scheme))) return true;
    at = text.indexOf(code, at + 1);
  }
  return false;
}

/** Characters before and after a candidate. A missing character is 0, an unlisted one gets the highest number. */
const LEFT_MARKS = [/[:：]/, /\p{L}/u, /[#№]/, /[([{（【「"'“«]/];
const RIGHT_MARKS = [/[.。।!]/, /[,，、;]/, /\p{L}/u, / /];
const markOf = (mark: string, marks: readonly RegExp[]): number => {
  if (mark === '') return 0;
  const found = marks.findIndex((each) => each.test(mark));
  return 1 + (found < 0 ? marks.length : found);
};

function addMarks(signs: Signs, { start, end }: CodeCandidate, line: Line, plain: string): void {
  const left = plain
    .slice(Math.max(line.start, start - 3), start)
    .trimEnd()
    .slice(-1);
  signs.add(markOf(left, LEFT_MARKS), markOf(plain.slice(end, Math.min(line.end, end + 1)), RIGHT_MARKS));
}

/** Adds how far each topic is, and compares the names of codes with other business. */
function addDistances(signs: Signs, { start, end }: CodeCandidate, line: Line, { mail }: CodeSurroundings): void {
  const { folded, words } = mail;
  const before = new Map<Topic, number>();
  const after = new Map<Topic, number>();
  const inLine = new Set<Topic>();
  const inSentence = new Set<Topic>();
  const from = firstWordFrom(words, start);
  for (let at = from - 1; at >= 0; at -= 1) {
    const word = words[at] as FoundWord;
    if (word.end > start) continue;
    if (start - word.end > REACH) break;
    if (word.start >= line.start) inLine.add(word.topic);
    if (before.has(word.topic)) continue;
    const between = folded.slice(word.end, start);
    before.set(word.topic, distance(between));
    if (!SENTENCE_END.test(between)) inSentence.add(word.topic);
  }
  for (let at = from; at < words.length; at += 1) {
    const word = words[at] as FoundWord;
    if (word.start < end) continue;
    if (word.start - end > REACH_AFTER) break;
    if (word.end <= line.end) inLine.add(word.topic);
    if (!after.has(word.topic)) after.set(word.topic, distance(folded.slice(end, word.start)));
  }
  const nearest = (distances: Map<Topic, number>, topics: readonly Topic[]): number =>
    Math.min(...topics.map((topic) => distances.get(topic) ?? FAR));
  for (const distances of [before, after]) signs.add(...TOPICS.map((topic) => distances.get(topic) ?? FAR));
  const name = { before: nearest(before, ['name']), after: nearest(after, ['name']) };
  const business = { before: nearest(before, OTHER_BUSINESS), after: nearest(after, OTHER_BUSINESS) };
  const entry = nearest(before, ENTRY);
  // A map keeps the order of insertion: its first topic is the nearest one.
  const [first = null] = before.keys();
  const [firstAfter = null] = after.keys();
  signs.add(
    business.before,
    business.after,
    entry,
    name.before - business.before,
    Math.min(name.before, name.after) - Math.min(business.before, business.after),
    Math.min(name.before, entry) - business.before,
    kindOf(first),
    kindOf(firstAfter),
  );
  for (const topics of [inSentence, inLine]) {
    const kinds = [...topics].map((topic) => kindOf(topic));
    signs.add(...KINDS.map((kind) => kinds.filter((each) => each === kind).length));
  }
}

function distance(between: string): number {
  const lineEnds = between.split('\n').length - 1;
  return Math.min(FAR - 1, between.length + lineEnds * LINE_END_CHARS);
}
