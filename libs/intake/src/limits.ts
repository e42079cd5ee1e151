/** Bounds of every intake that are not settings, each named after what it limits, with the attack it stops. */
export const intakeLimits = {
  /** One upload copied into thousands of inboxes. RFC 5321 §4.5.3.1.8: at least 100 must be taken. */
  maxRecipients: 100,
  /** A header block that never ends is scanned in this process; the largest honest ones are a few dozen KB. */
  maxHeaderBlockBytes: 256 * 1024,
  /** A greeting of kilobytes, stored with every copy of a mail; a domain name has at most 253 (RFC 1035 §2.3.4). */
  maxHeloChars: 255,
  /**
   * Many senders that each upload a huge message: how much all messages under way may take together, at least
   * room for this many of the largest size.
   */
  maxBufferedBytes: 256 * 1024 * 1024,
  minBufferedMessages: 4,
  /** 10 MB to 25 recipients, sent three times, fill a store of 1 GB: the part that one network may fill in an hour. */
  storeShareOfNetwork: 0.1,
  /** A relay that brings the same mail again and again: the part that the relays of one network may fill in an hour. */
  storeShareOfRelay: 0.5,
  /**
   * A flood of mail to the sender's own held inboxes, whose parsing would delay the codes and webhooks of all others: the
   * bytes of a network in a period that are parsed beside the mail of others. The slowest known mail of 1 MiB takes half a
   * second to parse.
   */
  busyNetworkBytes: 1024 * 1024,
  busyNetworkMs: 10_000,
  /** A small mail counts as this many bytes, because each mail costs a few commands and jobs, however small it is. */
  busyNetworkMailBytes: 16 * 1024,
  /** A sender who guesses names to find held ones: refused recipients of a network. Honest lists have few dead ones. */
  maxRefusedRecipientsPerHour: 300,
  /** A flood of refusals, each of which is written to Redis: beyond this many at a time, they are not recorded. */
  maxRefusalsBeingNoted: 200,
  /**
   * A sender who gets refused at ever new addresses: each record takes a kilobyte that no share of the store counts.
   * How many refusals at unclaimed addresses intake records in an hour, by network and in all. Testers read a few.
   */
  maxRefusalsNotedPerHour: 300,
  maxRefusalsNotedPerHourInAll: 20_000,
  /** Bytes of one message's copies on their way to Redis at a time: each copy takes a buffer of its own. */
  maxBytesBeingStored: 16 * 1024 * 1024,
  /**
   * Time to store all copies of one message, long enough for a failover of Redis. After 30 s Haraka would answer by itself.
   */
  maxStoringMs: 20_000,
  /** How long a client's first mail waits for block lists at most: a name server may never answer. */
  blockListMs: 2000,
  /** After this time without an answer, the query goes to the next resolver, or to the only one again. */
  blockListTryMs: 500,
  /** A flood of clients, each with a query to every list: beyond this rate, clients are not looked up. */
  maxBlockListQueriesPerSecond: 200,
  /** Networks whose listing is remembered: a further one replaces the oldest. */
  maxBlockListNetworks: 10_000,
  /** How long a listing is remembered: as long as the list says, within these bounds. */
  minBlockListSeconds: 60,
  maxBlockListSeconds: 3600,
  notListedSeconds: 300,
  /** A list that is shut down begins to list every address: how long it is believed after it was found not to. */
  blockListTrustMs: 10_000,
  /** After this many failures in a row, a list is not asked during the pause, so that no mail waits for it. */
  mostBlockListFailures: 5,
  blockListPauseMs: 30_000,
} as const;
