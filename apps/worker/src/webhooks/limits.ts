import type { CallLimits } from '../outbound/call-limits.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Every limit of a webhook call, with the attack that it stops. Units are part of the names. */
export const webhookLimits = {
  /** Against a target that accepts the connection and never answers. */
  callMs: 10 * second,
  /** Redirects of one call. Each target is checked like the first. */
  maxRedirects: 3,
  /** Calls at a time: a call mostly waits for its target, and costs this process little. */
  concurrency: 100,
  /** Calls to one host at a time: a slow host delays only calls to itself, and nobody can flood its owner from here. */
  maxCallsPerHost: 4,
  /**
   * Calls to one address: against a hundred names of one silent machine. Half of them are reserved for hosts that
   * answer.
   */
  maxCallsPerAddress: 12,
  /**
   * Calls to one network: against a silent machine with a hundred addresses. The sizes of `network` are those that
   * providers give to one customer.
   */
  maxCallsPerNetwork: 24,
  network: { ipv4: 24, ipv6: 48 },
  /** Look-ups at a time: in total, and for one registered domain, whose name servers may be silent. */
  maxLookUps: 40,
  maxLookUpsPerDomain: 4,
  /**
   * Half of the places are for hosts whose last call was answered within this time; and how many such hosts are
   * remembered.
   */
  soonMs: 2 * second,
  maxAnsweringHosts: 10_000,
  /**
   * How long a call waits before it asks for a free slot again. The time grows with the number of waiting calls, so that
   * asking costs little.
   */
  busyMs: second,
  maxBusyMs: minute,
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
