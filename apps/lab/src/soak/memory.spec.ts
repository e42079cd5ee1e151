import { slope } from './memory.js';

const samples = (megabytes: (second: number) => number) =>
  Array.from({ length: 60 }, (_, index) => ({ seconds: index * 10, megabytes: megabytes(index * 10) }));

it('detects a leak in fluctuating memory, and none where memory is stable', () => {
  const noise = (second: number) => 100 + ((second * 7919) % 30) / 10;
  expect(Math.abs(slope(samples(noise)))).toBeLessThan(0.2);
  expect(slope(samples((second) => noise(second) + second / 30))).toBeCloseTo(2, 0);
  const dip = (second: number) => noise(second) - (second > 100 && second < 200 ? 30 : 0);
  expect(Math.abs(slope(samples(dip)))).toBeLessThan(0.5);
});
