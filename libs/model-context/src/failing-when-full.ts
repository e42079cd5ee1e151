import { EfemeraError } from 'efemera';

/** Error codes with which the gateway refuses a call because too many calls are open. */
const full = new Set(['too_many_waits', 'overloaded']);

/**
 * A `fetch` that makes a refusal final where too many calls are open. The client library would repeat the call until
 * the time of its wait is up, which inside the gateway would add load exactly when there is too much. The model can
 * call again.
 */
export function failingWhenFull(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (...call) => {
    const response = await fetch(...call);
    if (response.status !== 429 && response.status !== 503) return response;
    const { error } = (await response.clone().json()) as { error?: { code: string; message: string } };
    // An error without a status is not retried.
    if (error && full.has(error.code)) throw new EfemeraError(error.code, error.message, null);
    return response;
  };
}
