import { fold, toPlainForms } from './codes/fold.js';
import type { TextLink } from './codes/html-text.js';
import {
  ACCOUNT_OBJECT,
  ACTION_IN_URL,
  CONFIRM_VERB,
  IF_NOT_YOU,
  LINK_LETS_IN,
  NEUTRAL_LINK_WORDS,
  NEVER_HOST,
  NEVER_IN_URL,
  NEVER_LINK_WORDS,
  NOTICE,
  OTHER_OBJECT,
  RESET_PASSWORD,
  SIGN_IN,
  TOKEN_IN_URL,
} from './codes/link-words.js';
import { MAX_SUBJECT_CHARS, MAX_TEXT_CHARS, type HtmlText } from './codes/mail-text.js';

/** More links than any mail that wants one pressed; a page of a million must not cost a look around each. */
const MAX_LINKS = 300;
const MAX_URL_CHARS = 4000;
const THRESHOLD = 6;

/**
 * Finds the link by which a mail asks to confirm an address, activate an account, sign in or reset a password, or null.
 *
 * A link counts by its own words, by the words around it where it has none ("here"), and by its path. Links that undo, inform
 * or sell never count, nor those for "if this was not you". Invitations and confirmations of orders are other business.
 *
 * @returns an absolute http(s) address as written in the mail, entities decoded.
 */
export function findLink(mail: { subject: string; text: string; html: HtmlText | null }): string | null {
  const subject = fold(toPlainForms(mail.subject.slice(0, MAX_SUBJECT_CHARS)));
  if (mail.html !== null) {
    const { text, links } = mail.html.written;
    const found = bestLink(subject, text.slice(0, MAX_TEXT_CHARS), links);
    if (found !== null) return found;
  }
  return mail.text === '' ? null : bestLink(subject, mail.text.slice(0, MAX_TEXT_CHARS).replace(/\r\n?/g, '\n'), []);
}

const HTTP = /^https?:\/\/[^\s/?#]/i;
const BARE_URL = /https?:\/\/[^\s<>"'\u3000-\u9fff\uac00-\ud7af\uff00-\uffef]{1,4000}/gi;

/** Addresses written out in the text; what closes a sentence or a bracket is no part of them. */
function bareLinks(text: string, anchored: TextLink[]): TextLink[] {
  const found: TextLink[] = [];
  let nextAnchored = 0;
  for (const match of text.matchAll(BARE_URL)) {
    if (found.length >= MAX_LINKS) break;
    const start = match.index;
    while (nextAnchored < anchored.length && (anchored[nextAnchored] as TextLink).end <= start) nextAnchored += 1;
    if (((anchored[nextAnchored]?.start ?? Infinity) as number) <= start) continue;
    const href = trimUrl(match[0]);
    found.push({ href, start, end: start + href.length });
  }
  return found;
}

function trimUrl(url: string): string {
  let end = url.length;
  while (end > 0) {
    const last = url[end - 1] as string;
    if (/[.,;:!?*_|\]}»”’]/.test(last)) end -= 1;
    else if (last === ')' && !url.slice(0, end).includes('(')) end -= 1;
    else break;
  }
  return url.slice(0, end);
}

interface LinkSurroundings {
  subject: string;
  text: string;
  isNotice: boolean;
  letsIn: boolean;
  /** The subject asks to confirm an account or to set its password. */
  confirmsAccount: boolean;
}

function bestLink(subject: string, text: string, anchored: TextLink[]): string | null {
  const links = [...anchored.slice(0, MAX_LINKS), ...bareLinks(text, anchored)].filter(
    ({ href }) => href.length <= MAX_URL_CHARS && HTTP.test(href),
  );
  if (links.length === 0) return null;
  const whole = `${subject}\n${fold(toPlainForms(text.slice(0, 6000)))}`;
  const mail: LinkSurroundings = {
    subject,
    text,
    isNotice: has(NOTICE, whole),
    letsIn: has(LINK_LETS_IN, whole),
    confirmsAccount:
      (has(CONFIRM_VERB, subject) && has(ACCOUNT_OBJECT, subject) && !has(OTHER_OBJECT, subject)) ||
      (has(RESET_PASSWORD, subject) && !has(NOTICE, whole)),
  };
  let best: { href: string; score: number } | null = null;
  for (const link of links) {
    const score = scoreOf(link, mail);
    if (score >= THRESHOLD && (best === null || score > best.score)) best = { href: link.href, score };
  }
  return best?.href ?? null;
}

/** For global expressions: `search` keeps no place between calls. */
function has(expression: RegExp, folded: string): boolean {
  return folded.search(expression) >= 0;
}

const SENTENCE_BREAK = /[.!?。！？]\s|[。！？\n]/g;
const CONTEXT_BEFORE = 260;
const CONTEXT_AFTER = 120;

/** The words before and after a link that belong to it: its sentence, and before it the lines that lead to it. */
function around(link: TextLink, text: string): { lead: string; sentence: string } {
  const before = fold(toPlainForms(text.slice(Math.max(0, link.start - CONTEXT_BEFORE), link.start)));
  const after = fold(toPlainForms(text.slice(link.end, link.end + CONTEXT_AFTER)));
  let sentenceStart = 0;
  for (const match of before.matchAll(SENTENCE_BREAK)) sentenceStart = match.index + match[0].length;
  const endOfSentence = after.search(SENTENCE_BREAK);
  return {
    lead: before,
    sentence: before.slice(sentenceStart) + ' ' + (endOfSentence < 0 ? after : after.slice(0, endOfSentence)),
  };
}

function scoreOf(link: TextLink, mail: LinkSurroundings): number {
  const url = link.href.toLowerCase();
  const path = url.slice(url.indexOf('/', 8) + 1 || url.length);
  if (has(NEVER_IN_URL, path) || NEVER_HOST.test(url)) return 0;
  const words = fold(toPlainForms(mail.text.slice(link.start, Math.min(link.end, link.start + 200)))).trim();
  const isBare = /^(?:https?:\/\/|www\.)/.test(words) || words === '';
  if (!isBare && (has(NEVER_LINK_WORDS, words) || words.length > 120)) return 0;

  const { lead, sentence } = around(link, mail.text);
  if (has(IF_NOT_YOU, sentence)) return 0;
  const action = ACTION_IN_URL.test(path) ? 2 : 0;
  const token = TOKEN_IN_URL.test(url) ? 1.5 : 0;
  // A picture without words is a logo more often than a button.
  if (words === '' && action === 0) return 0;

  let meaning = isBare ? 0 : meaningOf(words, mail);
  // "To get the newsletter, confirm your subscription: confirm": the verb alone takes its object from the sentence.
  if (meaning === 4) {
    meaning = Math.max(4, 0.85 * meaningOf(sentence, mail), 0.8 * meaningOf(lastLines(lead), mail));
  }
  if (meaning === 0 && (isBare || isNeutral(words))) {
    // The sentence of the link first; a bare address often stands a line below the words that ask for it.
    meaning =
      0.75 *
      Math.max(
        meaningOf(sentence, mail),
        has(NEVER_LINK_WORDS, sentence) ? 0 : 0.95 * meaningOf(lastLines(lead), mail),
      );
  }
  // The subject asks to confirm the account, and this is where it is done: "Yes, it's me", "Let's go".
  if (meaning === 0 && mail.confirmsAccount && action + token >= 2 && !isAboutOther(words)) meaning = 3;
  if (meaning === 0) return 0;
  return meaning + action + token + (mail.confirmsAccount ? 1 : 0);
}

const isAboutOther = (words: string): boolean => has(OTHER_OBJECT, words);

function isNeutral(words: string): boolean {
  return words.length <= 60 && has(NEUTRAL_LINK_WORDS, words) && !has(OTHER_OBJECT, words);
}

/** The last two lines with words in them. */
function lastLines(lead: string): string {
  return lead
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-2)
    .join(' ');
}

/** How clearly some words ask for the press of a confirming link. */
function meaningOf(words: string, mail: LinkSurroundings): number {
  if (has(RESET_PASSWORD, words)) return mail.isNotice ? 0 : 7;
  const isAboutOther = has(OTHER_OBJECT, words);
  if (has(CONFIRM_VERB, words)) {
    if (has(ACCOUNT_OBJECT, words)) return isAboutOther ? 2 : 7;
    if (isAboutOther) return 0;
    return mail.confirmsAccount ? 6 : 4;
  }
  if (isAboutOther || mail.isNotice) return 0;
  if (has(LINK_LETS_IN, words)) return 6.5;
  if (has(SIGN_IN, words)) return mail.letsIn ? 5 : 2;
  return 0;
}
