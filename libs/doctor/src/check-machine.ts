import { statfs } from 'node:fs/promises';
import type { Finding, StoreReport } from '@efemera/contract';
import { about, bytes, span } from './findings.js';

const fewBytes = 100e6;
const littleBytes = 1e9;
const clockWarnSeconds = 5;
const clockFailSeconds = 60;

export interface Space {
  freeBytes: number;
  totalBytes: number;
}

export async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** @param folder  where Redis keeps its file; null if Redis runs elsewhere. */
export async function checkDisk(folder: string | null, measure: (folder: string) => Promise<Space>): Promise<Finding> {
  const { ok, warn, fail } = about('disk', folder);
  if (folder === null) {
    return ok('Redis runs elsewhere: its disk cannot be measured from here.', 'Watch the disk of its machine there.');
  }
  const { freeBytes, totalBytes } = await measure(folder);
  const share = totalBytes > 0 ? freeBytes / totalBytes : 0;
  const found = `${bytes(freeBytes)} of ${bytes(totalBytes)} are free.`;
  const fault = {
    code: 'disk_full',
    found,
    meaning: 'When Redis cannot write its file any more, no mail is taken (451).',
    mend: 'Make room: docker system prune, old logs, or a larger disk.',
  };
  if (freeBytes < fewBytes || share < 0.02) return fail(fault);
  if (freeBytes < littleBytes || share < 0.1) return warn(fault);
  return ok(found);
}

/**
 * Compares all clocks that this process can read: its own, Redis', those of the other processes, and that of the
 * server at PUBLIC_URL.
 *
 * @param siteOffsetSeconds  how far the site's `Date` header is ahead of this clock; null if the site was not reached.
 */
export function checkClock(store: StoreReport | null, siteOffsetSeconds: number | null): Finding[] {
  const offsets: [whose: string, seconds: number][] = [];
  if (store) {
    offsets.push(["this machine's clock and Redis'", store.redis.clockOffsetSeconds]);
    for (const { role, instance, clockOffsetSeconds } of store.processes) {
      offsets.push([`the clock of ${role} ${instance.slice(0, 8)} and Redis'`, clockOffsetSeconds]);
    }
  }
  if (siteOffsetSeconds !== null) offsets.push(["this machine's clock and that of PUBLIC_URL", siteOffsetSeconds]);
  const off = offsets.filter(([, seconds]) => Math.abs(seconds) > clockWarnSeconds);
  if (off.length === 0) {
    const { ok } = about('clock');
    return offsets.length > 0 ? [ok(`${offsets.length} clocks agree.`)] : [];
  }
  return off.map(([whose, seconds]) => {
    const fault = {
      code: 'clock_off',
      found: `${whose} are ${span(seconds)} apart.`.replace(/^./, (first) => first.toUpperCase()),
      meaning: 'Times of mail are wrong, countdowns jump, and certificates may seem invalid.',
      mend: 'Let each machine keep its time: timedatectl set-ntp true, or chrony.',
    };
    return Math.abs(seconds) > clockFailSeconds ? about('clock').fail(fault) : about('clock').warn(fault);
  });
}
