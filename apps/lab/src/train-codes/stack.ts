import { deflateRawSync } from 'node:zlib';
import {
  baseOf,
  compareSums,
  joinSigns,
  PARTS,
  scoreOf,
  SLOTS,
  type Sums,
  type TrainedModel,
  type Trees,
} from '@efemera/mime/training';
import type { Kind, LabelledSample, PreparedMail } from './samples.js';
import { packWeights, train, WEIGHT_OF_OTHERS, type Weights } from './train.js';
import { growTrees, type Row } from './trees.js';

/**
 * Weights, which give a candidate its first score, and trees that correct this score. The trees look at the signs of
 * the candidate and at its sums of weights (`Sums`).
 */
export interface Model {
  weights: Weights;
  trees: Trees;
}

/**
 * How training uses the mails: how much each counts, and in which fold it is. The trees learn from each mail by sums
 * of weights that were trained without the mail's fold.
 */
export interface Plan {
  weightOf: (mail: PreparedMail) => number;
  /** How much a mail counts for the trees; at 0 they are grown without the mail. */
  treeWeightOf: (mail: PreparedMail) => number;
  foldOf: (mail: PreparedMail) => number;
  folds: number;
}

function partsOf(weights: Weights, { slots, values, parts }: LabelledSample): Float64Array {
  const sums = new Float64Array(PARTS);
  sums[0] = weights[SLOTS] as number;
  for (let at = 0; at < slots.length; at += 1) {
    const part = parts[at] as number;
    sums[part] = (sums[part] as number) + (weights[slots[at] as number] as number) * (values[at] as number);
  }
  return sums;
}

const sumsOf = (weights: Weights, samples: LabelledSample[]): Sums[] =>
  compareSums(
    samples.map(({ found }) => found),
    samples.map((sample) => partsOf(weights, sample)),
  );

export function scoresOf({ weights, trees }: Model, samples: LabelledSample[]): number[] {
  const sums = sumsOf(weights, samples);
  return samples.map(({ signs }, index) => scoreOf(trees, () => signs, sums[index] as Sums));
}

function rowsOf(weights: Weights, mail: PreparedMail, kind: Kind, weight: number): Row[] {
  return mail.samples[kind]
    .filter((samples) => samples.length > 0 && (mail[kind] === null || samples.some(({ isRight }) => isRight)))
    .flatMap((samples) => {
      const right = samples.filter(({ isRight }) => isRight).length;
      const sums = sumsOf(weights, samples);
      return samples.map(({ signs, isRight }, index) => ({
        signs: joinSigns(signs, sums[index] as Sums),
        isRight,
        base: baseOf((sums[index] as Sums).own),
        weight: weight * (isRight ? 1 / right : WEIGHT_OF_OTHERS / Math.sqrt(samples.length - right)),
      }));
    });
}

/**
 * Trains weights, then trees upon them. The trees are grown with the sums that each mail gets from weights trained
 * without its fold. Weights are nearly always right about mails that they were trained on: trees grown with such sums
 * would rely on the weights more than new mails allow.
 */
export function trainModel(mails: readonly PreparedMail[], kind: Kind, plan: Plan): Model {
  const { weightOf, treeWeightOf, foldOf, folds } = plan;
  const rows: Row[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const others = mails.filter((mail) => foldOf(mail) !== fold);
    const weights = train(others, kind, weightOf);
    for (const mail of mails) {
      const weight = treeWeightOf(mail);
      if (weight > 0 && foldOf(mail) === fold) rows.push(...rowsOf(weights, mail, kind, weight));
    }
  }
  return { weights: train(mails, kind, weightOf), trees: growTrees(rows) };
}

export function pack({ weights, trees }: Model, threshold: number): TrainedModel {
  const { depth, signs, limits, leaves } = trees;
  const numbers = [depth, signs.length / depth, ...Array.from(signs), ...Array.from(limits), ...Array.from(leaves)];
  const bytes = Buffer.from(Float32Array.from(numbers).buffer);
  return { ...packWeights(weights), trees: deflateRawSync(bytes, { level: 9 }).toString('base64'), threshold };
}
