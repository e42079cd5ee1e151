const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** Every bound of a call to a webhook, each named after what it limits, with the attack it stops; units stand in the names. */
export const webhookLimits = {
  /** A target that takes the connection and says nothing. */
  callMs: 10 * second,
  /** Sent from one place to the next. Each hop is checked as the first was. */
  maxRedirects: 3,
  /** Calls at a time: they wait for others, not for this process. */
  concurrency: 100,
  /** Calls of one host at a time: a slow one holds up its own calls, and its owner can't be flooded from here. */
  maxCallsPerHost: 4,
  /** Calls of one address: a hundred names of one silent machine. Half of these are for hosts that answer. */
  maxCallsPerAddress: 12,
  /** Calls of one network: a silent machine with a hundred addresses. It is of the size that somebody is given. */
  maxCallsPerNetwork: 24,
  network: { ipv4: 24, ipv6: 48 },
  /** Look-ups at a time, of all names and of those of one registered domain, whose name servers may be silent. */
  maxLookUps: 40,
  maxLookUpsPerDomain: 4,
  /** Who has answered so soon answers; and how many such hosts are remembered. */
  soonMs: 2 * second,
  maxAnsweringHosts: 10_000,
  /** How long a call waits for room: longer the more do, so that asking costs next to nothing. */
  busyMs: second,
  maxBusyMs: minute,
} as const;

/** Pauses between the attempts of a call: a day in all, and then it is given up. */
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
