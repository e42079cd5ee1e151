import { slope } from './memory.js';

const samples = (megabytes: (second: number) => number) =>
  Array.from({ length: 600 }, (_, seconds) => ({ seconds, megabytes: megabytes(seconds) }));

it('sees a leak under the saw of a heap, and none where it always comes down again', () => {
  const saw = (second: number) => 100 + (second % 30);
  expect(Math.abs(slope(samples(saw)))).toBeLessThan(0.2);
  expect(slope(samples((second) => saw(second) + second / 30))).toBeCloseTo(2, 0);
  const dip = (second: number) => saw(second) - (second > 100 && second < 200 ? 30 : 0);
  expect(Math.abs(slope(samples(dip)))).toBeLessThan(0.5);
});
