import type { Kind, PreparedMail } from './samples.js';
import { scoresOf, type Model } from './stack.js';

/** What a model would find in a mail: the best candidate of each part (HTML, text), with its score. */
export type Verdict = { found: string; score: number }[];

export const judge = (model: Model, mail: PreparedMail, kind: Kind): Verdict =>
  mail.samples[kind].flatMap((samples) => {
    if (samples.length === 0) return [];
    const scores = scoresOf(model, samples);
    const score = Math.max(...scores);
    return { found: samples[scores.indexOf(score)]?.found ?? '', score };
  });

export const foundAbove = (threshold: number, verdict: Verdict): string | null =>
  verdict.find(({ score }) => score >= threshold)?.found ?? null;

const TEN_LANGUAGES = /^(?:pt|en|es|fr|de|it|ru|ja|ko|zh(?!-(?:TW|HK)))(?:-|$)/;
export const isOfTen = ({ language }: PreparedMail): boolean => TEN_LANGUAGES.test(language);

/** Numbers of mails; the two "…ByProject" are shares in percent, each project weighing the same. */
export interface Figures {
  /** Mails with something to find, and how many of them the model is right about. */
  wanted: number;
  right: number;
  rightByProject: number;
  /** Mails with nothing to find, and in how many of them the model finds something. */
  others: number;
  false: number;
  falseByProject: number;
}

const round = (percent: number): number => Math.round(percent * 100) / 100;
const mean = (shares: number[]): number =>
  shares.length === 0 ? 0 : round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length);

export function figuresOf(
  mails: readonly PreparedMail[],
  kind: Kind,
  verdicts: ReadonlyMap<PreparedMail, Verdict>,
  threshold: number,
): Figures {
  const projects = new Map<string, { wanted: number; right: number; others: number; false: number }>();
  for (const mail of mails) {
    const counts = projects.get(mail.project) ?? { wanted: 0, right: 0, others: 0, false: 0 };
    projects.set(mail.project, counts);
    const found = foundAbove(threshold, verdicts.get(mail) ?? []);
    if (mail[kind] === null) {
      counts.others += 1;
      if (found !== null) counts.false += 1;
    } else {
      counts.wanted += 1;
      if (found === mail[kind]) counts.right += 1;
    }
  }
  const all = [...projects.values()];
  const sum = (key: keyof (typeof all)[number]): number => all.reduce((total, counts) => total + counts[key], 0);
  return {
    wanted: sum('wanted'),
    right: sum('right'),
    rightByProject: mean(all.filter(({ wanted }) => wanted > 0).map(({ right, wanted }) => right / wanted)),
    others: sum('others'),
    false: sum('false'),
    falseByProject: mean(all.filter(({ others }) => others > 0).map((counts) => counts.false / counts.others)),
  };
}
