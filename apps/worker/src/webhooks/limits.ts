import { sharedLimits, type CallLimits } from '../outbound/call-limits.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Limits of webhook calls, with the attack that each stops. */
export const webhookLimits = {
  ...sharedLimits,
  maxRedirects: 3,
  /** A slow host delays only calls to itself, and a stranger can't make the worker flood the host's owner. */
  maxCallsPerHost: 4,
  /** Against a hundred names of one silent machine. Half of them are reserved for hosts that answer. */
  maxCallsPerAddress: 12,
  /** Against a silent machine with a hundred addresses. */
  maxCallsPerNetwork: 24,
  maxLookUpsPerDomain: 4,
  maxAnsweringHosts: 10_000,
} as const satisfies CallLimits;

/** Pauses between the attempts of a call. After a day in all, the delivery is given up. */
export const retryDelaysMs: readonly number[] = [
  10 * second,
  30 * second,
  2 * minute,
  8 * minute,
  20 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
];
