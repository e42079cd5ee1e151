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
  /** A candidate with at least this score is a code (or a link). */
  threshold: number;
}

/** A candidate as the model judges it. */
export interface Described {
  found: string;
  features: Features;
  /**
   * The product calls this only for candidates that the trees judge: most candidates have a sum too low for that. The
   * array is good until the next call: links that look alike share it.
   */
  readSigns: () => number[];
}

/** The sum that stands for the rivals of a candidate without one. */
const NO_RIVAL = -20;

/** A candidate's sum of weights, by part and whole, and the best sum of another candidate of the mail. */
export interface Sums {
  parts: Float64Array;
  own: number;
  rival: number;
}

/**
 * @param found  the code or address of each candidate: candidates with the same one are no rivals.
 * @param parts  by candidate, the parts of its sum of weights.
 */
export function compareSums(found: readonly string[], parts: readonly Float64Array[]): Sums[] {
  const totals = parts.map((each) => each.reduce((total, part) => total + part, 0));
  let best = -1;
  let bestOther = -1;
  const isAbove = (at: number, other: number) => other < 0 || (totals[at] as number) > (totals[other] as number);
  for (let at = 0; at < totals.length; at += 1) {
    if (best < 0 || found[at] === found[best]) {
      if (isAbove(at, best)) best = at;
    } else if (isAbove(at, best)) {
      bestOther = best;
      best = at;
    } else if (isAbove(at, bestOther)) bestOther = at;
  }
  return parts.map((each, at) => {
    const rival = found[at] === found[best] ? bestOther : best;
    return { parts: each, own: totals[at] as number, rival: Math.max(NO_RIVAL, totals[rival] ?? NO_RIVAL) };
  });
}

/**
 * What the trees look at: a candidate's signs, its sums, the best sum of a rival, and the difference of both; of single
 * precision, as the limits of the trees are.
 *
 * @param joined  where to write it; may be longer.
 */
export function joinSigns(
  signs: ArrayLike<number>,
  { parts, own, rival }: Sums,
  joined = new Float32Array(signs.length + parts.length + 3),
): Float32Array {
  joined.set(signs);
  joined.set(parts, signs.length);
  const end = signs.length + parts.length;
  joined[end] = own;
  joined[end + 1] = rival;
  joined[end + 2] = own - rival;
  return joined;
}

/** Longer than any candidate's signs and sums. A mail of hundreds of links takes no new memory for each of them. */
const joinedSigns = new Float32Array(512);

/** Trees that ask the same question at all nodes of one depth, so that the answers, as bits, are a leaf's number. */
export interface Trees {
  depth: number;
  /** By tree and depth: which sign is compared, and with what. */
  signs: ArrayLike<number>;
  limits: ArrayLike<number>;
  /** By tree and leaf: the number that the leaf adds to the score. */
  leaves: ArrayLike<number>;
}

/** Trees correct half of a sum of weights: they could not outweigh the whole sum where it is very high or very low. */
export const baseOf = (sum: number): number => sum / 2;

/**
 * Below this base, the trees do not judge, which saves the work on more than half of the candidates. Where the trees
 * judged all candidates, no code or link that they found was below it: the lowest base of a find was -1.3 in 30,800
 * mails, most of them trained on, and above -3 in 31,500 variants of mails that were never trained on.
 */
const HOPELESS_BASE = -4;

/**
 * @param readSigns  the candidate's own signs; not called where the trees do not judge.
 * @param mostAhead  by tree, the most that this tree and all later ones can add together.
 * @param atLeast  lower scores are all alike: judging stops as soon as the trees ahead can't lift a score to this one.
 * @returns the score, or any number below `atLeast`.
 */
export function scoreOf(
  { depth, signs: asked, limits, leaves }: Trees,
  readSigns: () => ArrayLike<number>,
  sums: Sums,
  mostAhead: ArrayLike<number> = [],
  atLeast = -Infinity,
): number {
  let score = baseOf(sums.own);
  if (score < HOPELESS_BASE) return score;
  const signs = joinSigns(readSigns(), sums, joinedSigns);
  for (let tree = 0, at = 0; at < asked.length; tree += 1) {
    const most = score + (mostAhead[tree] ?? Infinity);
    if (most < atLeast) return most;
    let leaf = 0;
    for (let level = 0; level < depth; level += 1, at += 1) {
      if ((signs[asked[at] as number] as number) > (limits[at] as number)) leaf |= 1 << level;
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

/** More than the rounding error in the sum of some hundred leaves. */
const ROUNDING = 1e-6;

/** By tree, the most that this tree and all later ones can add to a score together. */
function mostAheadOf({ depth, leaves }: Trees): Float64Array {
  const most = new Float64Array(leaves.length >> depth);
  let ahead = ROUNDING;
  for (let tree = most.length - 1; tree >= 0; tree -= 1) {
    ahead += Math.max(...Array.from({ length: 1 << depth }, (_, leaf) => leaves[(tree << depth) + leaf] as number));
    most[tree] = ahead;
  }
  return most;
}

/**
 * Unpacks a model and returns a function that scores the candidates of one text. A score below the threshold is not
 * exact: judging stops as soon as a candidate can no longer reach the threshold.
 */
export function readModel({ weights, scale, bias, trees, threshold }: TrainedModel): {
  scoresOf: (ofMail: Features, candidates: Described[]) => number[];
  threshold: number;
} {
  const bytes = numbers(weights);
  const table = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const forest = readTrees(trees);
  const mostAhead = mostAheadOf(forest);
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
    const parts = candidates.map(({ features }) => {
      const own = known.get(features) ?? common.slice();
      if (!known.has(features)) addTo(own, features);
      known.set(features, own);
      return own;
    });
    const sums = compareSums(
      candidates.map(({ found }) => found),
      parts,
    );
    return candidates.map(({ readSigns }, at) => scoreOf(forest, readSigns, sums[at] as Sums, mostAhead, threshold));
  };
  return { scoresOf, threshold };
}
