import type { WithRedis } from './redis-setup.js';

/** Ends exactly the servers that the set-up started. */
export default async function stopTestRedis(): Promise<void> {
  await (globalThis as WithRedis).stopTestRedis?.();
}
