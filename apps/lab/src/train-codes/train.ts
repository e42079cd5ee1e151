import { deflateRawSync } from 'node:zlib';
import { SLOTS, type TrainedModel } from '@efemera/mime/training';
import { Random } from './random.js';
import type { Kind, LabelledSample, PreparedMail } from './samples.js';

/** Seeds of the orders in which training takes the mails: with one order alone, its last mails would count too much. */
const ORDERS = [7, 8, 9];
const EPOCHS = 12;
const RATE = 0.1;
const DECAY = 1e-4;
/** The weights are the mean over this many last epochs, so that the last mails of one epoch do not decide too much. */
const AVERAGED_EPOCHS = 6;
/** The weight of wrong candidates: a false code does more harm than a missed one. */
export const WEIGHT_OF_OTHERS = 1.4;
/** A sample whose weighted error is smaller is skipped: it would hardly change the weights. */
const MIN_STEP = 1e-4;
const MAX_BYTE = 127;

/** One weight for each slot, and the bias at the end. */
export type Weights = Float32Array;

function scoreOf(weights: Weights, { slots, values }: LabelledSample): number {
  let sum = weights[SLOTS] as number;
  for (let at = 0; at < slots.length; at += 1) {
    sum += (weights[slots[at] as number] as number) * (values[at] as number);
  }
  return sum;
}

/**
 * Trains a logistic regression by stochastic gradient descent (AdaGrad); the same mails give the same weights. Written
 * here because the libraries for Node can't weigh a candidate by how many others its mail has: mails with many
 * candidates would outweigh the rest.
 */
function trainOnce(
  mails: readonly PreparedMail[],
  kind: Kind,
  weightOf: (mail: PreparedMail) => number,
  seed: number,
): Weights {
  const weights = new Float32Array(SLOTS + 1);
  const squares = new Float32Array(SLOTS + 1).fill(1e-3);
  const random = new Random(seed);
  const groups = mails.flatMap((mail) =>
    mail.samples[kind]
      // Skips a part (HTML or text) without the mail's code or link: all of its candidates would be taught as wrong.
      .filter((samples) => samples.length > 0 && (mail[kind] === null || samples.some(({ isRight }) => isRight)))
      .map((samples) => ({ samples, weight: weightOf(mail) })),
  );
  const step = (slot: number, gradient: number): void => {
    const slope = gradient + DECAY * (weights[slot] as number);
    squares[slot] = (squares[slot] as number) + slope * slope;
    weights[slot] = (weights[slot] as number) - (RATE / Math.sqrt(squares[slot] as number)) * slope;
  };
  const sums = new Float64Array(SLOTS + 1);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const { samples, weight } of random.shuffle(groups)) {
      const right = samples.filter(({ isRight }) => isRight).length;
      const others = samples.length - right;
      for (const sample of samples) {
        const probability = 1 / (1 + Math.exp(-scoreOf(weights, sample)));
        const share = sample.isRight ? 1 / right : WEIGHT_OF_OTHERS / Math.sqrt(others);
        const error = (probability - (sample.isRight ? 1 : 0)) * weight * share;
        if (Math.abs(error) < MIN_STEP) continue;
        for (let at = 0; at < sample.slots.length; at += 1) {
          step(sample.slots[at] as number, error * (sample.values[at] as number));
        }
        step(SLOTS, error);
      }
    }
    if (epoch < EPOCHS - AVERAGED_EPOCHS) continue;
    for (let slot = 0; slot <= SLOTS; slot += 1) sums[slot] = (sums[slot] as number) + (weights[slot] as number);
  }
  return Float32Array.from(sums, (sum) => sum / AVERAGED_EPOCHS);
}

/** The mean of weights that were trained on the mails in several orders. */
export function train(mails: readonly PreparedMail[], kind: Kind, weightOf: (mail: PreparedMail) => number): Weights {
  const all = ORDERS.map((seed) => trainOnce(mails, kind, weightOf, seed));
  return rounded(
    new Float32Array(SLOTS + 1).map((_, slot) => all.reduce((sum, one) => sum + (one[slot] as number), 0) / all.length),
  );
}

/** Rounds the weights as `pack` does, so that the judged model is the shipped one. */
function rounded(weights: Weights): Weights {
  const scale = scaleOf(weights);
  return weights.map((weight, slot) => (slot === SLOTS ? weight : Math.round(weight / scale) * scale));
}

const scaleOf = (weights: Weights): number =>
  weights.subarray(0, SLOTS).reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / MAX_BYTE;

/** The weights of the slots as the product reads them. */
export function packWeights(weights: Weights): Pick<TrainedModel, 'weights' | 'scale' | 'bias'> {
  const scale = scaleOf(weights);
  const bytes = Int8Array.from(weights.subarray(0, SLOTS), (weight) => Math.round(weight / scale));
  return {
    weights: deflateRawSync(Buffer.from(bytes.buffer), { level: 9 }).toString('base64'),
    scale,
    bias: weights[SLOTS] as number,
  };
}
