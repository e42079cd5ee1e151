/** Bounds of SMTP that are not settings, each named after what it limits, with the attack it stops; see also `intakeLimits`. */
export const limits = {
  /** A command line that never ends. RFC 5321 §4.5.3.1.4 wants 512 plus what extensions add. */
  maxCommandLineBytes: 2048,
  /** A flood of pipelined commands, sent faster than they are answered. */
  maxPipelinedBytes: 64 * 1024,
  /** The same flood while a message is being stored, when an honest sender waits for the reply. */
  maxPipelinedBytesBeforeReply: 8 * 1024,
  /** Commands without a mail (NOOP, RSET, MAIL again and again), faster than time ends them: room for 100 recipients and then some. */
  maxCommandsPerMail: 250,
  /** Guessing addresses or commands: most refusals without an accepted mail in between. */
  maxRefusalsPerMail: 20,
  /**
   * A client that stops before the end of a message, so that the message keeps its memory: in each window of so many
   * seconds, so many bytes must come.
   */
  messageWindowSeconds: 30,
  minMessageBytesPerSecond: 256,
  /**
   * Faults on demand with delays, which keep connections open: beyond so many at a time, replies are sent without their
   * delay.
   */
  maxRepliesHeldBack: 500,
  /** A PROXY line that never ends or never comes: its longest length without CRLF (the protocol's), and the time for it. */
  maxProxyLineBytes: 105,
  proxyLineMs: 5000,
  /** How long a peer may take to close after our side did. */
  lingerMs: 5000,
  /** As `lingerMs`, for a peer whose connection was closed to make room for another. */
  evictedLingerMs: 1000,
  /** With more than half of the connections taken, patience shrinks to this: silent peers must make room. */
  stressedIdleSeconds: 30,
  /** A sender has this many times the time for a command to send a whole message; a slower one is disconnected. */
  messagePatience: 2,
} as const;
