type WithRedis = typeof globalThis & { stopTestRedis?: () => Promise<void> };

/** Ends exactly the server that the set-up started. */
export default async function stopTestRedis(): Promise<void> {
  await (globalThis as WithRedis).stopTestRedis?.();
}
