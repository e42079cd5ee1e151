/** How long one tab waits for another, whose network may be gone. */
const patienceMs = 5000;

/**
 * Runs a task in one tab of this site at a time.
 *
 * If the browser has no locks (an insecure origin), or another tab keeps the lock too long, the task runs without it.
 */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Navigator | undefined)?.locks as LockManager | undefined;
  if (!locks) return work();
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, begin);
  } catch (error) {
    if (begun) throw error;
    return work();
  }
}
