import { blankAddresses, findCandidates, type CodeCandidate } from './codes/code-candidates.js';
import { findCodeNames, findLabels, namesCode, type Label, type LabelKind } from './codes/code-labels.js';
import {
  SIGNS_OF_ENTRY,
  SIGNS_OF_OTHER_BUSINESS,
  TIE_AFTER,
  TIE_BEFORE,
  UNIT_AFTER,
  VERB_AFTER,
  VERB_BEFORE,
} from './codes/code-words.js';
import { fold } from './codes/fold.js';
import { MAX_SUBJECT_CHARS, plainSubject, textOfPlain, type HtmlText, type MailText } from './codes/mail-text.js';

/** What a label says for (or, of another number, against) the candidate it stands right by. */
const LABEL_WEIGHT: Record<LabelKind, number> = { 'one-time': 10, confirmation: 7.5, any: 6, other: 10, loose: 10 };
const VERB_WEIGHT = 5.5;
/** Reached by "Your code is 1234" alone and by nothing that has less. */
const THRESHOLD = 6.6;
/** A short message says little but its code. */
const SHORT_MAIL_CHARS = 300;
/** How far from a number its name may stand; a number set apart belongs to a heading further up. */
const LABEL_REACH_BEFORE = 600;
const LABEL_REACH_IN_TEXT = 200;
const LABEL_REACH_AFTER = 140;

/**
 * Finds the one-time code of a mail (sign-up, sign-in, second factor), or null.
 *
 * Precision first: a number counts by the words it stands by, and words that name another number (order, coupon, booking,
 * ticket, phone …) win over words that name a code. Pure, and linear by
 * limits: the first 200,000 characters of HTML count, and of what they show the first 12,000.
 *
 * @returns the code as the visitor would type it: ASCII, no spaces; see `findCandidates` about hyphens.
 */
export function findCode(mail: { from: string; subject: string; text: string; html: HtmlText | null }): string | null {
  const subject = plainSubject(mail.subject);
  const fromHtml = mail.html === null ? null : bestCode(subject, mail.from, mail.html.plain);
  // A mail whose words are all in a picture often has them in the text part.
  return fromHtml ?? (mail.text === '' ? null : bestCode(subject, mail.from, textOfPlain(mail.text)));
}

interface Surroundings {
  text: string;
  folded: string;
  labels: Label[];
  subjectEnd: number;
  body: MailText;
  entrySigns: number;
  otherSigns: boolean[];
  /** The subject names a one-time code, so that a plain "code" in the body is that one. */
  isSubjectOfCode: boolean;
  /** The subject speaks of a code, and of no other number. */
  isSubjectOfAnyCode: boolean;
  isSubjectOfOtherBusiness: boolean;
  occurrences: Map<string, number>;
}

function bestCode(subject: string, from: string, body: MailText): string | null {
  const prefix = `${subject}\n\n`;
  const text = blankAddresses(prefix + body.text);
  const candidates = findCandidates(text);
  if (candidates.length === 0) return null;
  const folded = fold(text);
  const isAsked = (): boolean => candidates.some((candidate) => isAskedFor(candidate, folded));
  const names = findCodeNames(folded);
  if (names.length === 0 && !isAsked()) return null;
  const sender = fold(from.slice(0, MAX_SUBJECT_CHARS));
  const labels = findLabels(names, text, folded, sender);
  if (!labels.some(({ kind }) => namesCode(kind)) && !isAsked()) return null;
  const occurrences = new Map<string, number>();
  for (const { code } of candidates) occurrences.set(code, (occurrences.get(code) ?? 0) + 1);
  const mail: Surroundings = {
    text,
    folded,
    labels,
    subjectEnd: subject.length,
    body,
    entrySigns: SIGNS_OF_ENTRY.filter((expression) => folded.search(expression) >= 0).length,
    otherSigns: SIGNS_OF_OTHER_BUSINESS.map((expression) => folded.search(expression) >= 0),
    isSubjectOfCode: isAboutCode(labels, subject, ['one-time', 'confirmation']),
    isSubjectOfAnyCode: isAboutCode(labels, subject, ['one-time', 'confirmation', 'any']),
    isSubjectOfOtherBusiness: SIGNS_OF_OTHER_BUSINESS.some(
      (signs) => folded.slice(0, subject.length).search(signs) >= 0,
    ),
    occurrences,
  };
  let best: { code: string; score: number } | null = null;
  for (const candidate of candidates) {
    if (candidate.shape === 'letters' && sender.includes(candidate.code.toLowerCase())) continue;
    const score = scoreOf(candidate, mail);
    if (score >= THRESHOLD && (best === null || score > best.score)) best = { code: candidate.code, score };
  }
  return best?.code ?? null;
}

/** "Enter 482913 to …": a request to type it says enough without the word "code". */
function isAskedFor(candidate: CodeCandidate, folded: string): boolean {
  const lead = folded.slice(Math.max(0, candidate.start - 40), candidate.start).replaceAll('\n', ' ');
  return VERB_BEFORE.test(lead) || VERB_AFTER.test(folded.slice(candidate.end, candidate.end + 40));
}

function isAboutCode(labels: Label[], subject: string, kinds: LabelKind[]): boolean {
  const named = labels.filter(({ end }) => end <= subject.length);
  return named.some(({ kind }) => kinds.includes(kind)) && !named.some(({ kind }) => kind === 'other');
}

const [ENTRY] = SIGNS_OF_ENTRY as [RegExp];
const [COUPONS] = SIGNS_OF_OTHER_BUSINESS as [RegExp];

/** Of `SIGNS_OF_OTHER_BUSINESS`: a meeting's passcode is for signing in, too. */
const MEETING_SIGNS = 3;

/** The subject, the line of a plain "code" or that of the candidate says that it is for getting into an account. */
function saysWhatFor(label: Strength, lineStart: number, lineEnd: number, mail: Surroundings): boolean {
  if (mail.otherSigns[MEETING_SIGNS]) return false;
  if (mail.isSubjectOfCode) return true;
  if (mail.entrySigns < 2 && mail.text.length > SHORT_MAIL_CHARS) return false;
  if (mail.isSubjectOfOtherBusiness) return false;
  const labelLineStart = mail.text.lastIndexOf('\n', label.at) + 1;
  const from = Math.max(Math.min(labelLineStart, lineStart), label.at - 200, 0);
  const until = Math.min(lineEnd, Math.max(label.at, lineStart) + 400);
  if (mail.labels.some(({ kind, start }) => kind === 'other' && start >= from && start < until)) return false;
  const words = mail.folded.slice(from, until);
  return words.search(ENTRY) >= 0 && words.search(COUPONS) < 0;
}

/** Coupons; travel, events and collection; orders; meetings, doors and builds: what each takes from a label's word. */
const COST_OF_BUSINESS: Record<'one-time' | 'confirmation' | 'any', number[]> = {
  'one-time': [0.5, 0.5, 0.5, 1],
  confirmation: [4, 4.5, 2.5, 5],
  any: [5, 3.5, 3, 5],
};

function costOfOtherBusiness(kind: LabelKind, signs: boolean[]): number {
  const costs = COST_OF_BUSINESS[kind === 'confirmation' || kind === 'any' ? kind : 'one-time'];
  return costs.reduce((sum, cost, index) => sum + (signs[index] ? cost : 0), 0);
}

/** "… is your code" means the reader's, where "the code" may be any. */
const YOUR = /(?<![a-z\u0430-\u044f])(?:your|dein|ihr|votre|ton|tu|su|seu|sua|tuo|suo|ваш|твой)[ -]$|[您你]的$/;
const SENTENCE_END = /[.!?。！？](?:\s|$)|[。！？]/;
/** Ties over other numbers: "your code for the purchase of 248.19 is …". */
const COPULA_BEFORE = /(?:[:：]|(?<![a-z\u0430-\u044f])(?:is|es|e|est|ist|lautet)|[是为為はが]|[은는])\s?$/;
const OTHER_DIGITS = /[0-9]{3}/;
const ONLY_MARKS = /^[^\p{L}\p{N}]*$/u;

interface Strength {
  kind: LabelKind;
  value: number;
  factor: number;
  /** Where the label stands. */
  at: number;
  /** Only the words around made it a one-time code. */
  isInferred?: boolean;
}

function scoreOf(candidate: CodeCandidate, mail: Surroundings): number {
  const { text, folded } = mail;
  const lineStart = text.lastIndexOf('\n', candidate.start - 1) + 1;
  const nextBreak = text.indexOf('\n', candidate.end);
  const lineEnd = nextBreak < 0 ? text.length : nextBreak;
  const before = folded.slice(Math.max(lineStart, candidate.start - 200), candidate.start);
  const after = folded.slice(candidate.end, Math.min(lineEnd, candidate.end + 200));
  const cellBefore = before.slice(before.lastIndexOf('\t') + 1);
  const cellAfter = after.split('\t', 1)[0] ?? '';
  const isOwnCell = ONLY_MARKS.test(cellBefore) && ONLY_MARKS.test(cellAfter);
  const isOwnLine = isOwnCell && ONLY_MARKS.test(before) && ONLY_MARKS.test(after);

  if (candidate.shape !== 'split' && UNIT_AFTER.test(after)) return 0;

  let positive: Strength = { kind: 'any', value: 0, factor: 0, at: candidate.start };
  let negative = 0;
  let isNamedInLine = false;
  /** Of the label that stands nearest, which need not be the weightiest: the subject's may be that. */
  let surest = 0;
  const reachBefore = isOwnCell ? LABEL_REACH_BEFORE : LABEL_REACH_IN_TEXT;
  for (const label of mail.labels) {
    if (label.end <= candidate.start - reachBefore) continue;
    if (label.start > candidate.end + LABEL_REACH_AFTER) break;
    const factor = nearness(label, candidate, mail, isOwnCell, isOwnLine);
    const value = factor * LABEL_WEIGHT[label.kind];
    if (!namesCode(label.kind)) negative = Math.max(negative, value);
    else {
      surest = Math.max(surest, factor);
      if (factor >= 0.75 && label.start >= lineStart && label.end <= lineEnd) isNamedInLine = true;
      if (value > positive.value) positive = { kind: label.kind, value, factor, at: label.start };
    }
  }
  if (positive.value < VERB_WEIGHT && isAskedFor(candidate, folded))
    positive = { kind: 'any', value: VERB_WEIGHT, factor: 0.9, at: candidate.start };
  if (positive.kind === 'any' && saysWhatFor(positive, lineStart, lineEnd, mail)) {
    positive = { ...positive, kind: 'one-time', value: positive.factor * LABEL_WEIGHT.confirmation, isInferred: true };
  }
  if (positive.factor < 0.5 || negative >= positive.value) return 0;
  // A name that is no known label but ends in a colon still names something else: "Matrícula: 482913".
  if (
    !isOwnCell &&
    !isNamedInLine &&
    !isAskedFor(candidate, folded) &&
    /[a-z\u0430-\u044f\u3040-\u9fff\uac00-\ud7a3].{0,20}[:#]\s?$/.test(cellBefore)
  ) {
    return 0;
  }

  // Nothing but the word "code": enough where the mail says little else, as a short message does.
  if (
    positive.kind === 'any' &&
    mail.entrySigns < 2 &&
    (text.length > SHORT_MAIL_CHARS || !/^[0-9]+$/.test(candidate.code))
  )
    return 0;

  const isEmphasised = mail.body.emphasised.some(
    (range) => candidate.start - mail.subjectEnd - 2 >= range.start && candidate.end - mail.subjectEnd - 2 <= range.end,
  );
  const isProminent = isOwnCell || isEmphasised;
  const isSetApart = isOwnLine && mail.entrySigns > 0;
  const shape = shapeScore(
    candidate,
    { ...positive, factor: Math.max(positive.factor, surest) },
    isProminent,
    isSetApart,
  );
  if (shape === null) return 0;

  // A one-time code by its name alone, in a mail that speaks of an invoice and of nothing to enter.
  const isInOtherBusiness =
    (positive.kind === 'one-time' && mail.entrySigns === 0 && mail.otherSigns.includes(true)) ||
    (mail.entrySigns <= 1 && mail.isSubjectOfOtherBusiness && !mail.isSubjectOfAnyCode);
  return (
    positive.value -
    0.3 * negative -
    (isInOtherBusiness ? 5.5 : 0) -
    (positive.kind === 'confirmation' && mail.entrySigns === 0 && !mail.isSubjectOfCode ? 2 : 0) +
    Math.min(4, mail.entrySigns * 1.2) -
    costOfOtherBusiness(positive.kind, mail.otherSigns) +
    (mail.isSubjectOfAnyCode ? 0.7 : 0) +
    (positive.kind === 'any' && YOUR.test(folded.slice(Math.max(0, positive.at - 12), positive.at)) ? 0.7 : 0) +
    (isOwnLine ? 2 : isOwnCell ? 1.5 : 0) +
    (isEmphasised ? 1 : 0) +
    ((mail.occurrences.get(candidate.code) ?? 0) > 1 ? 1 : 0) +
    shape
  );
}

/** How surely a label belongs to a candidate, 0 to 1. */
function nearness(
  label: Label,
  candidate: CodeCandidate,
  mail: Surroundings,
  isOwnCell: boolean,
  isOwnLine: boolean,
): number {
  const { folded } = mail;
  const isNegative = !namesCode(label.kind);
  if (label.end <= candidate.start) {
    const between = folded.slice(label.end, candidate.start);
    const crossesLine = between.includes('\n');
    const crossesSubject = label.start < mail.subjectEnd && candidate.start > mail.subjectEnd;
    if (label.kind === 'loose') return looseNearness(label, between, mail, isOwnCell);
    // A label serves the first number after it; a code set apart may have the phone number it was sent to in between.
    if (OTHER_DIGITS.test(between)) {
      if (isNegative) return 0;
      return isOwnCell ? 0.65 : COPULA_BEFORE.test(between.slice(-30)) && !crossesLine ? 0.75 : 0.3;
    }
    if (label.isWarning && (between.length > 3 || crossesLine)) return 0.3;
    if (crossesLine && !(mail.body.isWrapped && !between.includes('\n\n'))) {
      if (crossesSubject && isNegative) return 0.2;
      const distance = between.length / 600;
      // A code set apart is what the heading above it spoke of, however long the words in between.
      if (isOwnCell) return 0.9 - Math.min(0.3, between.length / 900);
      return /:\s*$/.test(between) ? 0.85 - distance : 0.3;
    }
    const breaksSentence = SENTENCE_END.test(between.trimEnd().slice(0, -1)) || SENTENCE_END.test(between.trimEnd());
    if (between.length <= 3) return 1;
    const isTied = TIE_BEFORE.test(between.slice(-30)) || isOwnCell;
    const distance = between.length / 400;
    if (breaksSentence) return isOwnLine ? 0.8 - distance : isTied ? 0.6 - distance : 0.3;
    return isTied ? 0.97 - distance : Math.max(0.3, 0.55 - between.length / 100);
  }
  const between = folded.slice(candidate.end, label.start);
  if (label.kind === 'loose' || OTHER_DIGITS.test(between)) return 0;
  if (label.isWarning) return 0.3;
  if (between.includes('\n')) {
    if (isNegative) return 0.15;
    if (mail.body.isWrapped && !between.includes('\n\n') && TIE_AFTER.test(between.replaceAll('\n', ' '))) return 0.8;
    return isOwnCell && between.length <= 30 ? 0.75 - between.length / 300 : 0.2;
  }
  if (SENTENCE_END.test(between)) return isNegative ? 0.1 : 0.35;
  const isTied = TIE_AFTER.test(between);
  if (isTied && between.length <= 60) return 0.95 - between.length / 300;
  // "482913 codes were stolen": a noun after a number counts; only scripts without spaces put the name right behind.
  return /^[\s()（「【]{0,3}$/.test(between) && /[\u3040-\uffef]/.test(folded[label.start] ?? '') ? 0.8 : 0.35;
}

/** "Ticket 48291": only what follows at once is meant, and "the code of your account: 48291" is still the code. */
function looseNearness(label: Label, between: string, mail: Surroundings, isOwnCell: boolean): number {
  const isHeading =
    isOwnCell && /^[\s:#]*$/.test(between) && label.start - mail.folded.lastIndexOf('\n', label.start) <= 25;
  const isAtOnce = between.includes('\n') ? isHeading : /^[\s:.#(-]{0,4}$/.test(between);
  if (!isAtOnce) return 0;
  const clause = mail.folded.slice(Math.max(0, label.start - 60), label.start);
  const followsCode = mail.labels.some(
    ({ kind, start, end }) =>
      namesCode(kind) &&
      end <= label.start &&
      start >= label.start - 60 &&
      !/[\n\t.!?。]/.test(clause.slice(end - label.start + clause.length)),
  );
  return followsCode ? 0 : 0.95;
}

/** Six digits are what most services send; a year, a date or a word is what most mails hold. Null: cannot be a code here. */
function shapeScore(
  candidate: CodeCandidate,
  label: Strength,
  isProminent: boolean,
  isSetApart: boolean,
): number | null {
  const { code, shape } = candidate;
  const isSure = label.factor >= 0.85;
  switch (shape) {
    case 'digits':
      if (/^(?:19|20)[0-9]{2}$/.test(code)) return isSure && label.kind === 'one-time' ? 0 : -5;
      if (/^(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:[0-2][0-9]|3[01])$/.test(code)) return isSure ? -1 : -4;
      return code.length === 6 ? 2 : 1;
    case 'grouped-digits':
      return isSure || isProminent ? 1.5 : null;
    case 'grouped-mixed':
      return (isSure || isProminent) && label.kind === 'one-time' ? 0.5 : null;
    case 'split':
      return 1.5;
    case 'alphanumeric':
      // "SAVE20", "HELP25": words with a number are for shops.
      if (
        /^[A-Z]{3,}[0-9]{1,4}$/.test(code) &&
        /[AEIOU]/.test(code) &&
        !(isSure && label.kind === 'one-time' && !label.isInferred)
      )
        return null;
      return (isSure || isProminent) && (label.kind !== 'any' || isSure || isSetApart)
        ? code === code.toUpperCase()
          ? 1
          : 0
        : null;
    case 'letters':
      return label.factor >= 0.8 && (isProminent || label.factor >= 0.95) && (label.kind !== 'any' || isSetApart)
        ? 0
        : null;
  }
}
