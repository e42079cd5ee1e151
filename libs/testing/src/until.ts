/**
 * Waits for a condition; throws if it does not become true in time.
 *
 * @param what the condition in words; a function is called at the timeout, to tell what has come by then.
 */
export async function until<T>(
  what: string | (() => string),
  check: () => T | Promise<T>,
  timeoutMs = 30_000,
): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
    const value = await check();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`Timed out waiting until ${typeof what === 'string' ? what : what()}.`);
}
