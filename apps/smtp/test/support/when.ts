import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition holds; fails loudly when it never does. */
export async function when(condition: () => boolean | Promise<boolean>, timeoutMs = 30_000): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; !(await condition()); await sleep(20)) {
    if (Date.now() > deadline) throw new Error(`Never came true: ${condition.toString()}`);
  }
}
