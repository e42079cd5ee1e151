import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeSamples, linkSamples, readMailTexts, textOfHtml, type Lexicon, type Sample } from '@efemera/mime/training';
import { allCases } from '@efemera/testing/codes/all-cases';
import type { Random } from './random.js';

/** One mail with what must be found in it; null where nothing may be found. */
export interface LabelledMail {
  id: string;
  /** Mails of one product, one set or one template have one project: training uses all of them or none. */
  project: string;
  language: string;
  from: string;
  subject: string;
  text: string;
  html: string | null;
  code: string | null;
  link: string | null;
  /** Of a composed mail: which of the `PHRASE_PARTS` parts of the phrases it is composed of. */
  phrasePart?: number;
}

export const KINDS = ['code', 'link'] as const;
export type Kind = (typeof KINDS)[number];

/** A candidate with its features (`slots` and `values`); `isRight` if the mail's label names it. */
export interface LabelledSample {
  found: string;
  isRight: boolean;
  slots: Uint16Array;
  values: Float32Array;
  parts: Uint8Array;
  signs: Float32Array;
}

/** A mail with the candidates of each of its parts, HTML first, as the recogniser looks at them. */
export interface PreparedMail extends LabelledMail {
  samples: Record<Kind, LabelledSample[][]>;
}

const digitsAndLetters = (code: string): string => code.replace(/[^A-Za-z0-9]/g, '').toUpperCase();

export function prepare(mail: LabelledMail, lexicon: Lexicon): PreparedMail {
  const texts = readMailTexts({ ...mail, html: mail.html === null ? null : textOfHtml(mail.html) }, lexicon);
  const label = (samples: Sample[], isRight: (found: string) => boolean): LabelledSample[] =>
    samples.map(({ found, slots, values, parts, signs }) => ({
      found,
      isRight: isRight(found),
      slots: Uint16Array.from(slots),
      values: Float32Array.from(values),
      parts: Uint8Array.from(parts),
      signs,
    }));
  const wanted = mail.code === null ? null : digitsAndLetters(mail.code);
  return {
    ...mail,
    samples: {
      code: texts.map((text) => label(codeSamples(text), (found) => digitsAndLetters(found) === wanted)),
      link: texts.map((text) => label(linkSamples(text), (found) => found === mail.link)),
    },
  };
}

const LANGUAGE_TAG = /^[a-z]{2}(?:-[A-Z]{2})?(?![a-z])/;

/**
 * Mails that people wrote by hand for the tests. Other mails are grouped by the software project whose templates they come
 * from (`project`); here each set is such a group.
 */
export function readCases(): LabelledMail[] {
  return Object.entries(allCases).flatMap(([set, cases]) =>
    cases.map(({ name, from, subject, text = '', html = null, code, link }) => ({
      id: `${set}/${name}`,
      project: set,
      language: LANGUAGE_TAG.exec(set)?.[0] ?? LANGUAGE_TAG.exec(name)?.[0] ?? 'en',
      from,
      subject,
      text,
      html,
      code,
      link,
    })),
  );
}

/**
 * Labelled mails of a folder: files of lines, each a mail as JSON with the fields of `LabelledMail` (`lang` for its
 * language).
 */
export function readFolder(folder: string): LabelledMail[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => {
      const mail = JSON.parse(line) as Omit<LabelledMail, 'language'> & { lang: string };
      return { ...mail, language: mail.lang, text: mail.text || '', html: mail.html || null };
    });
}

const DIGITS = '0123456789';
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHAPES: ((random: Random) => string)[] = [
  (random) => random.characters(DIGITS, 6),
  (random) => random.characters(DIGITS, 6),
  (random) => random.characters(DIGITS, random.pick([4, 5, 8])),
  (random) => random.characters(CAPITALS + DIGITS, random.pick([6, 8])),
  (random) => `${random.characters(CAPITALS, 4)}-${random.characters(CAPITALS, 4)}`,
  (random) => `${random.characters(CAPITALS + DIGITS, 4)}-${random.characters(CAPITALS + DIGITS, 4)}`,
  (random) => [1, 2, 3].map(() => random.characters(DIGITS, 3)).join('-'),
  (random) => random.characters(CAPITALS, 6),
  (random) => `${random.characters(DIGITS, 4)}${random.pick([' ', '-'])}${random.characters(DIGITS, 4)}`,
  (random) => `${random.characters(CAPITALS + DIGITS, 3)}-${random.characters(CAPITALS + DIGITS, 3)}`,
  (random) => [1, 2, 3].map(() => random.characters(DIGITS, 2)).join(random.pick([' ', '-'])),
];
/** How many copies `varyCodes` makes of each mail. */
const COPIES = 3;

/**
 * Copies of the mails, with codes of other shapes. All codes of one product have the same shape; a model that learned
 * it would miss the codes of the next product.
 */
export function varyCodes(mails: LabelledMail[], random: Random): LabelledMail[] {
  return mails.flatMap((mail) => {
    const { code } = mail;
    if (code === null || ![mail.text, mail.html ?? '', mail.subject].some((part) => part.includes(code))) return [];
    return Array.from({ length: COPIES }, () => {
      const shown = random.pick(SHAPES)(random);
      const put = (part: string): string => part.replaceAll(code, shown);
      return {
        ...mail,
        id: `${mail.id} varied`,
        code: shown,
        subject: put(mail.subject),
        text: put(mail.text),
        html: mail.html === null ? null : put(mail.html),
      };
    });
  });
}
