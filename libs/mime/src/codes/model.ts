import { inflateRawSync } from 'node:zlib';
import { PARTS, type Features } from './features.js';

/** A model as `npm run train-codes` writes it: a table of weights, and trees that judge by its sums and by signs. */
export interface TrainedModel {
  /** One signed byte a slot, deflated, in base 64. */
  weights: string;
  /** The score that a weight of 1 adds. */
  scale: number;
  bias: number;
  /** Numbers of four bytes, deflated, in base 64; see `readTrees`. */
  trees: string;
  /** A candidate with a score above this is a code (or a link). */
  threshold: number;
}

/** A candidate as the model judges it. */
export interface Described {
  found: string;
  features: Features;
  signs: number[];
}

/** Where `joinSigns` puts the whole sum, from the end. */
const OWN_SUM = -3;
/** The sum that stands for the rivals of a candidate without one. */
const NO_RIVAL = -20;

/**
 * What the trees look at: a candidate's signs, the parts of its sum of weights, the whole sum, the best sum of another
 * candidate of the mail, and the difference of both.
 *
 * @param sums  by candidate, the parts of its sum of weights.
 */
export function joinSigns(
  candidates: readonly { found: string; signs: ArrayLike<number> }[],
  sums: Float64Array[],
): number[][] {
  const totals = sums.map((parts) => parts.reduce((total, part) => total + part, 0));
  return candidates.map(({ found, signs }, index) => {
    const own = totals[index] as number;
    let rival = NO_RIVAL;
    for (let each = 0; each < totals.length; each += 1) {
      const total = totals[each] as number;
      if (total > rival && candidates[each]?.found !== found) rival = total;
    }
    return [...Array.from(signs), ...(sums[index] as Float64Array), own, rival, own - rival];
  });
}

/** Trees that ask the same question at all nodes of one depth, so that a leaf's number is the row of their answers. */
export interface Trees {
  depth: number;
  /** By tree and depth: which sign is compared, and with what. */
  signs: ArrayLike<number>;
  limits: ArrayLike<number>;
  /** By tree and leaf: the number that the leaf adds to the score. */
  leaves: ArrayLike<number>;
}

/** Trees correct half of the sum of weights: they could hardly correct the whole one where it is very sure. */
export const baseOf = (signs: readonly number[]): number => (signs.at(OWN_SUM) as number) / 2;

/** @param signs  as `joinSigns` made them. */
export function scoreOf({ depth, signs: asked, limits, leaves }: Trees, signs: readonly number[]): number {
  let score = baseOf(signs);
  for (let tree = 0, at = 0; at < asked.length; tree += 1) {
    let leaf = 0;
    for (let level = 0; level < depth; level += 1, at += 1) {
      // The limits have single precision, and so had the signs in training.
      if (Math.fround(signs[asked[at] as number] as number) > (limits[at] as number)) leaf |= 1 << level;
    }
    score += leaves[(tree << depth) + leaf] as number;
  }
  return score;
}

const numbers = (packed: string): Buffer => inflateRawSync(Buffer.from(packed, 'base64'));

/** The first number is the depth, the second how many trees there are; then signs, limits and leaves. */
function readTrees(packed: string): Trees {
  const bytes = numbers(packed);
  const all = new Float32Array(Uint8Array.from(bytes).buffer);
  const [depth, count] = all as unknown as [number, number];
  const asked = depth * count;
  return {
    depth,
    signs: Uint16Array.from(all.subarray(2, 2 + asked)),
    limits: all.subarray(2 + asked, 2 + 2 * asked),
    leaves: all.subarray(2 + 2 * asked),
  };
}

/** Unpacks a model; the function that it returns scores the candidates of one text. */
export function readModel({ weights, scale, bias, trees, threshold }: TrainedModel): {
  scoresOf: (ofMail: Features, candidates: Described[]) => number[];
  threshold: number;
} {
  const bytes = numbers(weights);
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const forest = readTrees(trees);
  const addTo = (sums: Float64Array, { slots, values, parts }: Features): void => {
    for (let at = 0; at < slots.length; at += 1) {
      const part = parts[at] as number;
      sums[part] = (sums[part] as number) + (table[slots[at] as number] as number) * (values[at] as number) * scale;
    }
  };
  const scoresOf = (ofMail: Features, candidates: Described[]): number[] => {
    const common = new Float64Array(PARTS);
    common[0] = bias;
    addTo(common, ofMail);
    // Links that repeat in a mail have the same features.
    const known = new Map<Features, Float64Array>();
    const sums = candidates.map(({ features }) => {
      const own = known.get(features) ?? common.slice();
      if (!known.has(features)) addTo(own, features);
      known.set(features, own);
      return own;
    });
    return joinSigns(candidates, sums).map((signs) => scoreOf(forest, signs));
  };
  return { scoresOf, threshold };
}
