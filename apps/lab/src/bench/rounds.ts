import { cpuByProcess, cpuMicroseconds } from './processes.js';
import type { ChildProcess } from 'node:child_process';

/**
 * Measures all candidates in turn, round by round: changes in the machine's speed then affect each of them, and only
 * ratios within a round are quoted. Every other round runs in reverse order, so that no candidate always follows the
 * same one.
 */
export async function interleave<Contender, Result>(
  contenders: readonly Contender[],
  rounds: number,
  measure: (contender: Contender) => Promise<Result>,
): Promise<Map<Contender, Result[]>> {
  const results = new Map<Contender, Result[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? contenders : [...contenders].reverse();
    for (const contender of order) results.get(contender)?.push(await measure(contender));
  }
  return results;
}

export type Processes = Record<string, ChildProcess>;
export type CpuByProcess = Record<string, number>;

/** Calls `run`; returns its result and the CPU time of each process meanwhile, in microseconds. */
export async function withCpu<Result>(
  processes: Processes,
  run: () => Promise<Result>,
): Promise<{ result: Result; cpu: CpuByProcess }> {
  const all = Object.entries(processes).map(([name, child]) => ({ name, child, before: cpuByProcess(child) }));
  const result = await run();
  const cpu = Object.fromEntries(all.map(({ name, child, before }) => [name, cpuMicroseconds(child, before)]));
  return { result, cpu };
}

/** Sums the CPU time of the rounds and divides it by the work done. */
export function cpuEach(rounds: { cpu: CpuByProcess; count: number }[]): CpuByProcess {
  const count = rounds.reduce((total, round) => total + round.count, 0);
  const names = Object.keys(rounds[0]?.cpu ?? {});
  return Object.fromEntries(
    names.map((name) => [name, rounds.reduce((total, { cpu }) => total + (cpu[name] ?? 0), 0) / count]),
  );
}
