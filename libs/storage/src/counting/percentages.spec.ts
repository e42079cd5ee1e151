import { percentages } from './percentages.js';

describe('percentages', () => {
  const sum = (shares: number[]) => Math.round(shares.reduce((a, b) => a + b, 0) * 100) / 100;

  it.each([1, 3, 7, 96, 99])('add up to 100 over %i equal shares', (count) => {
    const shares = percentages(
      Array.from({ length: count }, () => 5),
      5 * count,
    );
    expect(sum(shares)).toBe(100);
    for (const share of shares) expect(Math.abs(share - 100 / count)).toBeLessThan(0.01);
  });

  it('leave a share over for counts that are not in the list', () => {
    expect(percentages([600, 300], 1000)).toEqual([60, 30]);
    expect(percentages([1, 1], 3)).toEqual([33.34, 33.33]);
  });

  it('are 0 where the total is 0', () => {
    expect(percentages([], 0)).toEqual([]);
    expect(percentages([0], 0)).toEqual([0]);
  });
});
