import type { Trees } from '@efemera/mime/training';
import { Random } from './random.js';

/** One candidate: its signs, which the trees look at, whether it is right, and how much it counts. */
export interface Row {
  signs: ArrayLike<number>;
  isRight: boolean;
  weight: number;
  /** The score that the trees correct. */
  base: number;
}

export interface TreeOptions {
  count: number;
  depth: number;
  rate: number;
  /** Pulls the value of a leaf with few candidates towards 0. */
  restraint: number;
  /** The share of the signs that one tree may ask for. */
  signShare: number;
}
export const TREES: TreeOptions = { count: 150, depth: 5, rate: 0.08, restraint: 6, signShare: 0.25 };

/** `growTrees` grows one forest with each of these seeds and returns the mean of the forests. */
const SEEDS = [11, 12];
/** Leaves are rounded to this step, far below what they differ by from one forest to the next: rounded, they pack well. */
const LEAF_STEP = 2 ** -12;

const MAX_BINS = 32;
/**
 * Each tree is grown with some candidates, drawn at random. The worse the trees so far judge a candidate, the likelier
 * it is drawn: the probability grows from `LEAST_SHARE` times `MOST_SHARE` to `MOST_SHARE`.
 */
const LEAST_SHARE = 0.15;
const MOST_SHARE = 0.8;

/**
 * Up to 31 limits that divide the values of a sign into bins: of about the same number of candidates, or of one value
 * each.
 */
function limitsOf(values: Float32Array): number[] {
  const sorted = values.slice().sort();
  const distinct = [...new Set(sorted)].slice(0, -1);
  if (distinct.length < MAX_BINS) return distinct;
  const limits = new Set<number>();
  for (let bin = 1; bin < MAX_BINS; bin += 1)
    limits.add(sorted[Math.floor((bin * sorted.length) / MAX_BINS)] as number);
  limits.delete(sorted.at(-1) as number);
  return [...limits];
}

interface Column {
  limits: number[];
  /** By row: how many limits its value is above. */
  bins: Uint8Array;
}

function columnOf(rows: readonly Row[], sign: number): Column {
  const values = Float32Array.from(rows, ({ signs }) => signs[sign] as number);
  const limits = limitsOf(values);
  const bins = values.map((value) => {
    let from = 0;
    let to = limits.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (value > (limits[middle] as number)) from = middle + 1;
      else to = middle;
    }
    return from;
  });
  return { limits, bins: Uint8Array.from(bins) };
}

/** The candidates that one tree is grown with; each has its leaf so far, and the slopes of its loss. */
interface Drawn {
  rows: Int32Array;
  leaves: Uint8Array;
  slopes: Float64Array;
  curves: Float64Array;
  count: number;
}

/**
 * For each limit of a sign: what a question for it would gain, summed over all leaves that the question would split.
 */
function gainsOf({ limits, bins }: Column, drawn: Drawn, leaves: number, restraint: number): Float64Array {
  const slopes = new Float64Array(leaves * MAX_BINS);
  const curves = new Float64Array(leaves * MAX_BINS);
  for (let at = 0; at < drawn.count; at += 1) {
    const slot = (drawn.leaves[at] as number) * MAX_BINS + (bins[drawn.rows[at] as number] as number);
    slopes[slot] = (slopes[slot] as number) + (drawn.slopes[at] as number);
    curves[slot] = (curves[slot] as number) + (drawn.curves[at] as number);
  }
  const gains = new Float64Array(limits.length);
  const sum = (values: Float64Array, leaf: number): number => {
    let total = 0;
    for (let bin = 0; bin <= limits.length; bin += 1) total += values[leaf * MAX_BINS + bin] as number;
    return total;
  };
  for (let leaf = 0; leaf < leaves; leaf += 1) {
    let [slopeAbove, curveAbove] = [sum(slopes, leaf), sum(curves, leaf)];
    let [slopeBelow, curveBelow] = [0, 0];
    for (let bin = 0; bin < limits.length; bin += 1) {
      const slope = slopes[leaf * MAX_BINS + bin] as number;
      const curve = curves[leaf * MAX_BINS + bin] as number;
      slopeBelow += slope;
      slopeAbove -= slope;
      curveBelow += curve;
      curveAbove -= curve;
      gains[bin] =
        (gains[bin] as number) +
        slopeBelow ** 2 / (curveBelow + restraint) +
        slopeAbove ** 2 / (curveAbove + restraint);
    }
  }
  return gains;
}

/**
 * Grows trees one after another, each to correct those before (gradient boosting of the logistic loss); the same rows
 * give the same trees. All nodes of one depth ask the same question: such trees are small, quickly read, and learn less
 * by heart. Written here because the libraries for Node are bindings to C++, which would not give the same numbers on
 * every machine.
 */
function growForest(rows: readonly Row[], columns: readonly Column[], seed: number, options: TreeOptions): Trees {
  const { count, depth, restraint, signShare } = options;
  const random = new Random(seed);
  const useful = columns.flatMap(({ limits }, sign) => (limits.length > 0 ? [sign] : []));
  const scores = Float64Array.from(rows, ({ base }) => base);
  const slopes = new Float64Array(rows.length);
  const curves = new Float64Array(rows.length);
  const drawn: Drawn = {
    rows: new Int32Array(rows.length),
    leaves: new Uint8Array(rows.length),
    slopes: new Float64Array(rows.length),
    curves: new Float64Array(rows.length),
    count: 0,
  };
  const trees = { depth, signs: [] as number[], limits: [] as number[], leaves: [] as number[] };
  for (let tree = 0; tree < count; tree += 1) {
    drawn.count = 0;
    rows.forEach(({ isRight, weight }, row) => {
      const probability = 1 / (1 + Math.exp(-(scores[row] as number)));
      const error = probability - (isRight ? 1 : 0);
      slopes[row] = error * weight;
      curves[row] = Math.max(1e-6, probability * (1 - probability) * weight);
      const share = Math.min(1, LEAST_SHARE + 4 * Math.abs(error));
      if (random.next() >= share * MOST_SHARE) return;
      drawn.rows[drawn.count] = row;
      drawn.leaves[drawn.count] = 0;
      drawn.slopes[drawn.count] = (slopes[row] as number) / share;
      drawn.curves[drawn.count] = (curves[row] as number) / share;
      drawn.count += 1;
    });
    const asked = random.shuffle(useful.slice()).slice(0, Math.ceil(useful.length * signShare));
    const leafOf = new Uint8Array(rows.length);
    for (let level = 0; level < depth; level += 1) {
      let best = { gain: -Infinity, sign: asked[0] as number, bin: 0 };
      for (const sign of asked) {
        gainsOf(columns[sign] as Column, drawn, 1 << level, restraint).forEach((gain, bin) => {
          if (gain > best.gain) best = { gain, sign, bin };
        });
      }
      const { limits, bins } = columns[best.sign] as Column;
      trees.signs.push(best.sign);
      trees.limits.push(limits[best.bin] as number);
      for (let at = 0; at < drawn.count; at += 1)
        if ((bins[drawn.rows[at] as number] as number) > best.bin)
          drawn.leaves[at] = (drawn.leaves[at] as number) | (1 << level);
      for (let row = 0; row < rows.length; row += 1)
        if ((bins[row] as number) > best.bin) leafOf[row] = (leafOf[row] as number) | (1 << level);
    }
    const leaves = leavesOf(leafOf, slopes, curves, options);
    trees.leaves.push(...leaves);
    for (let row = 0; row < rows.length; row += 1)
      scores[row] = (scores[row] as number) + (leaves[leafOf[row] as number] as number);
  }
  return trees;
}

/**
 * Grows several forests that differ only in their random choices, and puts their mean into one: each forest alone
 * misjudges some mails, and not the same ones.
 */
export function growTrees(rows: readonly Row[], options: TreeOptions = TREES): Trees {
  const columns = Array.from({ length: rows[0]?.signs.length ?? 0 }, (_, sign) => columnOf(rows, sign));
  const forests = SEEDS.map((seed) => growForest(rows, columns, seed, options));
  const join = (part: 'signs' | 'limits' | 'leaves') => forests.flatMap((forest) => Array.from(forest[part]));
  return {
    depth: options.depth,
    signs: join('signs'),
    limits: join('limits'),
    leaves: join('leaves').map((leaf) => Math.round(leaf / forests.length / LEAF_STEP) * LEAF_STEP),
  };
}

/** What each leaf of a tree adds to a score: one step against the slope of the loss. */
function leavesOf(
  leafOf: Uint8Array,
  slopes: Float64Array,
  curves: Float64Array,
  { depth, rate, restraint }: TreeOptions,
): number[] {
  const slopeSums = new Float64Array(1 << depth);
  const curveSums = new Float64Array(1 << depth);
  leafOf.forEach((leaf, row) => {
    slopeSums[leaf] = (slopeSums[leaf] as number) + (slopes[row] as number);
    curveSums[leaf] = (curveSums[leaf] as number) + (curves[row] as number);
  });
  return Array.from(slopeSums, (slope, leaf) =>
    Math.fround((-rate * slope) / ((curveSums[leaf] as number) + restraint)),
  );
}
