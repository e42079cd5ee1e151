/**
 * Bounds of SMTP that are not settings, each named after what it limits, with the attack it stops; see also
 * `intakeLimits`.
 */
export const limits = {
  /** A command line that never ends. RFC 5321 §4.5.3.1.4 wants 512 plus what extensions add. */
  maxCommandLineBytes: 2048,
  /** A flood of pipelined commands, sent faster than they are answered. */
  maxPipelinedBytes: 64 * 1024,
  /** The same flood while a message is being stored, when an honest sender waits for the reply. */
  maxPipelinedBytesBeforeReply: 8 * 1024,
  /** A flood of commands without a mail (NOOP, RSET, MAIL again and again). A mail to 100 recipients needs 103. */
  maxCommandsPerMail: 250,
  /**
   * How many commands more a client may send whose mail has as many recipients as one delivery takes: it hears of each
   * further one that another delivery must bring it (RFC 5321 §4.5.3.1.10).
   */
  maxSurplusRecipients: 1000,
  /** Guessing addresses or commands: how many refusals at most without an accepted mail in between. */
  maxRefusalsPerMail: 20,
  /**
   * A client that stops before the end of a message, which then stays in memory: in each window of this many seconds,
   * the message must grow by this many bytes a second on average.
   */
  messageWindowSeconds: 30,
  minMessageBytesPerSecond: 256,
  /**
   * Faults on demand with delays, which keep connections open: beyond this many delayed replies at a time, the server
   * sends further ones without their delay.
   */
  maxRepliesHeldBack: 500,
  /**
   * A PROXY header that never ends or never comes: how many bytes may stand before the CRLF of version 1 (by the protocol),
   * how many a header of version 2 may have with all its values, and how long the server waits for it.
   */
  maxProxyLineBytes: 105,
  maxProxyHeaderBytes: 4096,
  proxyHeaderMs: 5000,
  /** How long a peer may take to close after our side did. */
  lingerMs: 5000,
  /** As `lingerMs`, for a peer whose connection was closed to make room for another. */
  evictedLingerMs: 1000,
  /** How long a client may be silent while more than half of all connections are open: silent ones must make room. */
  stressedIdleSeconds: 30,
  /** A sender may take this many times the allowed silence for a whole message; the server disconnects slower ones. */
  messagePatience: 2,
  /**
   * How long SMTP tells of the deliveries to an inbox after a page or program has read them. A page that waits reads them every
   * 30 s at least; for one that was closed, SMTP would call Redis without end.
   */
  awaitedMs: 60_000,
  /**
   * A visitor who reads the deliveries of ever new inboxes would fill the memory of SMTP: one more replaces the inbox that was read
   * longest ago.
   */
  maxAwaitedInboxes: 20_000,
  /**
   * A sender who holds connections to awaited inboxes, each told once a second: how many running deliveries this process
   * tells of at a time, in all and from one network, and the same of one inbox.
   */
  maxRunningTold: 200,
  maxRunningToldOfNetwork: 40,
  maxRunningToldToInbox: 5,
  maxRunningToldToInboxOfNetwork: 2,
  /** How long Redis keeps a running delivery, and after which time one that stands still is told again. */
  runningKeptMs: 15_000,
  runningRenewedMs: 5000,
  /** How long the page shows that a server has broken off. */
  brokenOffKeptMs: 60_000,
  /** A flood of refusals to an awaited inbox, each of which makes the page ask: the pause between two that are announced. */
  refusalToldPauseMs: 200,
} as const;
