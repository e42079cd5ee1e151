import { forget, recall, remember } from '../browser/remembered.js';

const key = 'efemera.address';

/** The address that this browser used last, and when its countdown began: both survive a reload. */
export interface LastAddress {
  address: string;
  startedAtMs: number;
}

export const rememberLastAddress = (last: LastAddress) => remember(key, JSON.stringify(last));
export const forgetLastAddress = () => forget(key);

export function recallLastAddress(): LastAddress | null {
  return parseLastAddress(recall(key));
}

/** Whatever lies in storage: an older release or the visitor may have written it. */
export function parseLastAddress(stored: string | null): LastAddress | null {
  try {
    const { address, startedAtMs } = JSON.parse(stored ?? 'null') as Partial<LastAddress>;
    return typeof address === 'string' && Number.isFinite(startedAtMs)
      ? { address, startedAtMs: startedAtMs as number }
      : null;
  } catch {
    return null;
  }
}
