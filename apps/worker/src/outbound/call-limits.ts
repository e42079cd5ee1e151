const second = 1000;
const minute = 60 * second;

/** Limits of every call to a URL that a stranger has named, with the attack that each stops. */
export const sharedLimits = {
  /** Against a target that accepts the connection and never answers: the deadline of look-up, redirects and answer. */
  callMs: 10 * second,
  /** Calls at a time: a call mostly waits for its target, and costs this process little. */
  concurrency: 100,
  /** Calls to addresses in one such network share `maxCallsPerNetwork`: providers give networks of these sizes. */
  network: { ipv4: 24, ipv6: 48 },
  /** Look-ups at a time, in all. */
  maxLookUps: 40,
  /** Half of the places are for hosts whose last call was answered within this time. */
  soonMs: 2 * second,
  /**
   * A call without a slot asks again after `busyMs` × waiting calls ÷ slots, and after `maxBusyMs` at the latest. The more
   * calls wait, the more seldom each asks, so that asking costs little.
   */
  busyMs: second,
  maxBusyMs: minute,
} as const;

/** Limits of calls of one kind: notices to push services, or webhooks. */
export type CallLimits = typeof sharedLimits & {
  /** Redirects of one call. Each target is checked like the first. */
  readonly maxRedirects: number;
  /** Calls at a time to one host, one address and one network. */
  readonly maxCallsPerHost: number;
  readonly maxCallsPerAddress: number;
  readonly maxCallsPerNetwork: number;
  /** Look-ups at a time for one registered domain, whose name servers may be silent. */
  readonly maxLookUpsPerDomain: number;
  /** How many hosts that answer soon are remembered. */
  readonly maxAnsweringHosts: number;
};
