/** Every limit of following the links of a mail, with the attack that it stops. */
export const followLimits = {
  /** A mail of a thousand links would make this service call a thousand hosts. */
  maxLinks: 25,
  /** A mail that links to one host again and again: a flood of that host, sent from here. */
  maxLinksPerHost: 5,
  atOnce: 5,
  maxRedirects: 3,
  /** Hosts that accept a connection and never answer: for one link, and for all of a mail. */
  linkMs: 5000,
  mailMs: 15_000,
  /** Checks that follow links at a time: in this process, and of one network. */
  maxChecks: 40,
  maxChecksPerNetwork: 4,
} as const;
