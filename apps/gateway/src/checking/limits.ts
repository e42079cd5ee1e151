/** Limits for following the links of a mail, and the attacks that they stop. */
export const followLimits = {
  /** A mail of a thousand links would make this service call a thousand hosts. */
  maxLinks: 25,
  /** A mail that links to one host again and again would make this service flood that host. */
  maxLinksPerHost: 5,
  atOnce: 5,
  maxRedirects: 3,
  /**
   * Hosts that accept a connection and never answer would keep a check open. One limit is for a single link, the other
   * for all links of a mail.
   */
  linkMs: 5000,
  mailMs: 15_000,
  /**
   * How many checks may follow links at the same time, in this process and for one network. A flood of checks would use
   * up all connections of this process.
   */
  maxChecks: 40,
  maxChecksPerNetwork: 4,
} as const;
