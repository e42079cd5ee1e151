import { readdirSync, readFileSync } from 'node:fs';
import { median } from '../bench/figures.js';

export interface Sample {
  seconds: number;
  megabytes: number;
}

/** Every descendant of a process, with a short name from its command line. */
export function descendants(pid: number): { pid: number; name: string }[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        return [{ pid: Number(name), parent, command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }];
      } catch {
        // The process has ended in the meantime.
        return [];
      }
    });
  const below = (parent: number): typeof all =>
    all.filter((process) => process.parent === parent).flatMap((process) => [process, ...below(process.pid)]);
  return below(pid).map(({ pid: own, command }) => ({ pid: own, name: nameOf(command) }));
}

const nameOf = (command: string) =>
  /apps\/(\w+)\//.exec(command)?.[1] ??
  (/mail-process/.test(command) ? 'mail process' : (command.split('\0')[0] ?? ''));

/** Resident memory; null if the process has ended. */
export function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
}

/**
 * The growth of memory in megabytes a minute: the median of the slopes between any two samples, which a single dip or
 * peak does not change (Theil–Sen estimator).
 */
export function slope(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((one, index) =>
    samples.slice(index + 1).map((other) => (other.megabytes - one.megabytes) / ((other.seconds - one.seconds) / 60)),
  );
  return median(slopes.filter(Number.isFinite)) || 0;
}
