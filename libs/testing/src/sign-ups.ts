import { Shop } from './shop.js';
import { signUpTest } from './sign-up-test.js';

export interface SignUps {
  passed: number;
  failures: unknown[];
  codes: Shop['typed'];
  /** Duration of each test, in the order in which they ended. */
  tookMs: number[];
}

/** Runs the ten-line test repeatedly, many at a time, against a busy shop. */
export async function runSignUps(
  system: { url: string; smtpPort: number },
  { tests, atOnce, onEnd }: { tests: number; atOnce: number; onEnd?: (ended: number) => void },
): Promise<SignUps> {
  const shop = await Shop.open(system.smtpPort, { isBusy: true });
  const result: SignUps = { passed: 0, failures: [], codes: shop.typed, tookMs: [] };
  let started = 0;
  const tester = async () => {
    while (started < tests) {
      started++;
      const began = performance.now();
      try {
        await signUpTest(shop.url, system.url);
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
