import { sharedLimits, type CallLimits } from '../outbound/call-limits.js';

const second = 1000;
const minute = 60 * second;

/** Limits of calls to push services. Few hosts serve all browsers, so one host gets more slots than with webhooks. */
export const pushLimits = {
  ...sharedLimits,
  /** RFC 8030 has no redirects, and following one would let a stranger choose where the call goes. */
  maxRedirects: 0,
  /**
   * A stranger's host that never answers can hold this many calls at most; half of all calls stay for hosts that answer.
   */
  maxCallsPerHost: 32,
  maxCallsPerAddress: 48,
  maxCallsPerNetwork: 64,
  maxLookUpsPerDomain: 8,
  maxAnsweringHosts: 1000,
} as const satisfies CallLimits;

/** Pauses between the attempts of a notice. After a quarter of an hour a code has expired, and the notice is given up. */
export const pushRetryDelaysMs: readonly number[] = [
  2 * second,
  10 * second,
  30 * second,
  2 * minute,
  4 * minute,
  8 * minute,
];
