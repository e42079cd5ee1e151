import { timers } from '@efemera/contract';
import { logFailure } from '../browser/log.js';
import { api } from '../transport/api.js';

let timer: ReturnType<typeof setTimeout> | undefined;
let isRunning = false;

/** Records this page load as a visit: once for calls in quick succession, and never two at a time. */
export function recordVisit(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void record(), timers.visitDebounceMs);
}

async function record(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  try {
    await api.recordVisit(await country());
  } catch (error) {
    logFailure('Error recording visit:', error);
  } finally {
    isRunning = false;
  }
}

/**
 * Asks the operator's lookup service, a third party, for the visitor's country. Null without one or without its answer: the
 * server then determines the country.
 */
async function country(): Promise<string | null> {
  try {
    const { geoLookupUrl } = await api.config();
    if (geoLookupUrl === null) return null;
    const { lookUpCountry } = await import('../transport/geo.js');
    return await lookUpCountry(geoLookupUrl);
  } catch (error) {
    logFailure('Error looking up country:', error);
    return null;
  }
}
