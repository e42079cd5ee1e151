import { deflateRawSync } from 'node:zlib';
import { Features, PARTS, SLOTS } from './features.js';
import { compareSums, readModel, scoreOf } from './model.js';

const parts = (sum: number): Float64Array => Float64Array.from({ length: PARTS }, (_, part) => (part === 1 ? sum : 0));

describe('compareSums', () => {
  it.each([
    { found: ['a', 'b', 'c'], sums: [1, 5, 3], rivals: [5, 3, 5] },
    // Two candidates that find the same code are no rivals.
    { found: ['a', 'b', 'a', 'b'], sums: [1, 7, 9, 8], rivals: [8, 9, 8, 9] },
    { found: ['a', 'a', 'b'], sums: [4, 6, 2], rivals: [2, 2, 6] },
    { found: ['a', 'a'], sums: [1, 2], rivals: [-20, -20] },
  ])('finds the best rival of each of $found with the sums $sums', ({ found, sums, rivals }) => {
    const compared = compareSums(found, sums.map(parts));
    expect(compared.map(({ own }) => own)).toEqual(sums);
    expect(compared.map(({ rival }) => rival)).toEqual(rivals);
  });
});

describe('a model', () => {
  const packed = (bytes: Uint8Array) => deflateRawSync(bytes).toString('base64');
  const noWeights = { weights: packed(new Uint8Array(SLOTS)), scale: 1, bias: 0 };
  /** In this model, each named feature weighs one, and the only tree adds 10 to every candidate. */
  const { scoresOf } = readModel({
    ...noWeights,
    weights: packed(new Uint8Array(SLOTS).fill(1)),
    trees: packed(new Uint8Array(Float32Array.from([1, 1, 0, 0, 10, 10]).buffer)),
    threshold: 0,
  });
  const score = (sum: number, readSigns: () => number[]) => {
    const features = new Features();
    features.add('of the mail', sum);
    return scoresOf(features, [{ found: 'a', features: new Features(), readSigns }]);
  };

  it('scores a candidate by half of its sum of weights, plus what the trees add', () => {
    expect(score(-3, () => [0])).toEqual([-1.5 + 10]);
  });

  it('neither reads the signs of a hopeless candidate nor asks the trees about it', () => {
    const readSigns = () => {
      throw new Error('Signs are read.');
    };
    expect(score(-9, readSigns)).toEqual([-4.5]);
  });

  it('tells exactly which candidates reach the threshold, and their scores', () => {
    let drawn = 0;
    /** From 0 up to 1, the same on every run. */
    const draw = () => Math.abs(Math.sin((drawn += 1)) * 1e4) % 1;
    const depth = 2;
    const count = 40;
    const signs = Array.from({ length: depth * count }, () => Math.floor(draw() * 8));
    const limits = signs.map(() => Math.fround(draw()));
    const leaves = Array.from({ length: count << depth }, () => Math.fround(draw() - 0.5));
    const forest = Float32Array.from([depth, count, ...signs, ...limits, ...leaves]);
    const trees = { depth, signs, limits, leaves };
    const judge = readModel({ ...noWeights, trees: packed(new Uint8Array(forest.buffer)), threshold: 2 });
    const candidates = Array.from({ length: 300 }, () => {
      const own = Array.from({ length: 8 }, () => draw());
      return { found: 'a', features: new Features(), readSigns: () => own };
    });
    const scores = judge.scoresOf(new Features(), candidates);
    const sums = { parts: new Float64Array(PARTS), own: 0, rival: -20 };
    const whole = candidates.map(({ readSigns }) => scoreOf(trees, readSigns, sums));
    expect(scores.map((each) => (each >= 2 ? each : null))).toEqual(whole.map((each) => (each >= 2 ? each : null)));
    const above = whole.filter((each) => each >= 2).length;
    expect(above).toBeGreaterThan(10);
    // For many of the others, the model has stopped early, so their scores are not exact.
    expect(scores.filter((each, at) => each < 2 && each !== whole[at]).length).toBeGreaterThan(100);
  });
});
