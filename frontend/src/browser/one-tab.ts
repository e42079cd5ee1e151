/** One tab waits this long for another: that one's network may have gone. */
const patienceMs = 5000;

/**
 * Does what two tabs of this site must not do at once, one after the other.
 *
 * Where the browser has no locks (an insecure origin), and where another tab takes too long, it is done at once.
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
