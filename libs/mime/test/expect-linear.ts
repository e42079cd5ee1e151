/** Input four times as long may take four times as long; quadratic work would take sixteen times as long. */
const maxSlowdown = 9;
/**
 * Garbage collection and compilation only add time, so the fastest of several runs shows the time of the work itself.
 */
const maxRounds = 40;

/** Measures processor time: on a busy machine, elapsed time includes waiting for a processor. */
const spentMs = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

/**
 * Compares the time of work with the time of the same work on four times the input.
 *
 * @param roomMs allowance for the larger input: allocating a megabyte, or other work of the process
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
