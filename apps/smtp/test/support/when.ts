import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition is true; throws with the condition's source when the time is up. */
export async function when(condition: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; !(await condition()); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for: ${condition.toString()}`);
  }
}
