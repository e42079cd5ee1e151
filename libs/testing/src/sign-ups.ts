import { setTimeout as pause } from 'node:timers/promises';
import { Shop } from './shop.js';
import { signUpTest } from './sign-up-test.js';

export interface SignUps {
  passed: number;
  failures: unknown[];
  codes: Shop['typed'];
  /** Duration of each test, in the order in which they ended. */
  tookMs: number[];
}

interface Plan {
  tests: number;
  atOnce: number;
  /** How many tests start in an hour, evenly; null: each starts as soon as fewer than `atOnce` run. */
  perHour?: number | null;
  /** A key of the operator, which all tests use. */
  key?: string | undefined;
  onEnd?: (ended: number) => void;
}

/** Runs the ten-line test repeatedly, many at a time, against a busy shop. */
export async function runSignUps(
  system: { url: string; smtpPort: number },
  { tests, atOnce, perHour = null, key, onEnd }: Plan,
): Promise<SignUps> {
  const shop = await Shop.open(system.smtpPort, { isBusy: true });
  const result: SignUps = { passed: 0, failures: [], codes: shop.typed, tookMs: [] };
  const everyMs = perHour === null ? 0 : 3_600_000 / perHour;
  const firstAt = performance.now();
  let started = 0;
  const tester = async () => {
    while (started < tests) {
      const turnAt = firstAt + started++ * everyMs;
      await pause(Math.max(0, turnAt - performance.now()));
      const began = performance.now();
      try {
        await signUpTest(shop.url, system.url, key);
        result.passed++;
      } catch (error) {
        result.failures.push(error);
      }
      result.tookMs.push(performance.now() - began);
      onEnd?.(result.tookMs.length);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, tester));
  } finally {
    await shop.close();
  }
  result.failures.push(...shop.unsent);
  return result;
}
