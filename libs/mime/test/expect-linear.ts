/** Four times the input may take four times as long; quadratic work would take sixteen times as long. */
const maxSlowdown = 9;
/** Whatever else runs here only ever adds to a time: the best of some comes down to what the work takes. */
const maxRounds = 40;

const spentMs = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

/**
 * Compares work with the same work on four times the input.
 *
 * @param roomMs what the larger one may take beside: a pause of the machine, or the memory of a megabyte
 */
export function expectLinear(small: () => void, large: () => void, roomMs: number): void {
  const best = { small: Infinity, large: Infinity };
  const isWithin = () => best.large < best.small * maxSlowdown + roomMs;
  for (let round = 0; round < maxRounds && (round < 2 || !isWithin()); round++) {
    best.small = Math.min(best.small, spentMs(small));
    best.large = Math.min(best.large, spentMs(large));
  }
  expect(best.large).toBeLessThan(best.small * maxSlowdown + roomMs);
}
