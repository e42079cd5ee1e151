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
  /** How long a call waits for its host to have room: longer the more do, so that asking costs next to nothing. */
  busyHostMs: second,
  maxBusyHostMs: minute,
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
