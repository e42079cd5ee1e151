/** Four times the input may take four times as long; quadratic work would take sixteen times as long. */
const maxSlowdown = 9;
/** Collecting garbage and compiling only ever add to a time: the best of some comes down to what the work takes. */
const maxRounds = 40;

/** Of the processor, not by the clock: on a busy machine only the short work is done in one turn, without waiting. */
const spentMs = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/**
 * Compares work with the same work on four times the input.
 *
 * @param roomMs what the larger one may take beside: the memory of a megabyte, or what else the process does
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
