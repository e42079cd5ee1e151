import { forget, forgetOfTab, recall, recallOfTab, remember, rememberOfTab } from '../browser/remembered.js';

const lastKey = 'efemera.address';
const countdownsKey = 'efemera.countdowns';
/** How many countdowns the browser keeps: more than a visitor uses at the same time. */
const mostCountdowns = 30;

/** An address that this browser used, and when its countdown began: both survive a reload. */
export interface LastAddress {
  address: string;
  startedAtMs: number;
  /** Tells which lifetime was counted: an extension by another browser starts a new one. */
  expiresAt: string;
}

/** Keeps the countdown of an address, and the address as the one used last, in this tab and in the browser. */
export function rememberAddress(last: LastAddress): void {
  rememberOfTab(lastKey, JSON.stringify(last));
  remember(lastKey, JSON.stringify(last));
  const others = recallCountdowns().filter(({ address }) => address !== last.address);
  remember(countdownsKey, JSON.stringify([last, ...others].slice(0, mostCountdowns)));
}

/** Forgets the countdown of an address. Forgets also the address used last, unless that is another one by now. */
export function forgetAddress(address: string): void {
  if (parseLastAddress(recallOfTab(lastKey))?.address === address) forgetOfTab(lastKey);
  if (parseLastAddress(recall(lastKey))?.address === address) forget(lastKey);
  const others = recallCountdowns().filter((entry) => entry.address !== address);
  remember(countdownsKey, JSON.stringify(others));
}

/** The address that this tab used last, so that a reload shows it again; in a new tab, the one that any tab used last. */
export function recallLastAddress(): string | null {
  return parseLastAddress(recallOfTab(lastKey) ?? recall(lastKey))?.address ?? null;
}

/** When the countdown of this lifetime of an address began, if this browser stored it. */
export function recallStart({ address, expiresAt }: Omit<LastAddress, 'startedAtMs'>): number | null {
  const counted = recallCountdowns().find((entry) => entry.address === address && entry.expiresAt === expiresAt);
  return counted?.startedAtMs ?? null;
}

function recallCountdowns(): LastAddress[] {
  const stored = parseJson(recall(countdownsKey));
  return Array.isArray(stored) ? stored.map(readLastAddress).filter((entry) => entry !== null) : [];
}

/** Reads a stored value, which an older release or the visitor may have written. */
export function parseLastAddress(stored: string | null): LastAddress | null {
  return readLastAddress(parseJson(stored));
}

function readLastAddress(stored: unknown): LastAddress | null {
  const { address, startedAtMs, expiresAt } = (stored ?? {}) as Partial<LastAddress>;
  return typeof address === 'string' && Number.isFinite(startedAtMs) && typeof expiresAt === 'string'
    ? { address, startedAtMs: startedAtMs as number, expiresAt }
    : null;
}

function parseJson(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}
