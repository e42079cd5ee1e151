/** Every bound of the intake that is not a setting, each named after what it limits, with the attack it stops. */
export const limits = {
  /** One upload copied into thousands of inboxes. RFC 5321 §4.5.3.1.8: at least 100 must be taken. */
  maxRecipients: 100,
  /** A header block that never ends is scanned in this process; the largest honest ones are a few dozen KB. */
  maxHeaderBlockBytes: 256 * 1024,
  /** A command line that never ends. RFC 5321 §4.5.3.1.4 wants 512 plus what extensions add. */
  maxCommandLineBytes: 2048,
  /** A greeting of kilobytes, stored with every copy of a mail; a domain name has at most 253 (RFC 1035 §2.3.4). */
  maxHeloChars: 255,
  /** A flood of pipelined commands, sent faster than they are answered. */
  maxPipelinedBytes: 64 * 1024,
  /** The same flood while a message is being stored, when an honest sender waits for the reply. */
  maxPipelinedBytesBeforeReply: 8 * 1024,
  /** Commands without a mail (NOOP, RSET, MAIL again and again), faster than time ends them: room for 100 recipients and then some. */
  maxCommandsPerMail: 250,
  /** Guessing addresses or commands: so many refusals without an accepted mail in between. */
  maxRefusalsPerMail: 20,
  /** Many senders that each upload a huge message: what they may fill together. At least four messages, see below. */
  maxBufferedBytes: 256 * 1024 * 1024,
  minBufferedMessages: 4,
  /** A message held back before its end mark, to keep its memory: in so many seconds, so many bytes must have come. */
  messageWindowSeconds: 30,
  minMessageBytesPerSecond: 256,
  /** Names tried out, to find the claimed ones: refused recipients of a network. Honest lists have a few old addresses. */
  maxRefusedRecipientsPerHour: 300,
  /** One upload of 10 MB to 25 recipients, three times, fills a store of 1 GB: what a network may store of it in an hour. */
  storeShareOfNetwork: 0.1,
  /** A flood of refusals, each of which is written to Redis: beyond so many at a time, they are not recorded. */
  maxRefusalsBeingNoted: 200,
  /** Copies of one message on their way to Redis at a time: each one is a buffer of its own there. */
  maxBytesBeingStored: 16 * 1024 * 1024,
  /** Storing all copies of one message: time for a failover of Redis. After 30 s Haraka would answer by itself. */
  maxStoringMs: 20_000,
  /** A PROXY line that never ends, or never comes: its length without CRLF, which the protocol limits, and its time. */
  maxProxyLineBytes: 105,
  proxyLineMs: 5000,
  /** How long a peer may take to close after our side did. */
  lingerMs: 5000,
  /** The same for a peer whose connection was closed to make room for another. */
  evictedLingerMs: 1000,
  /** With more than half of the connections taken, patience shrinks to this: silent peers must make room. */
  stressedIdleSeconds: 30,
  /** A sender has this many times the time for a command to send a whole message; a slower one is disconnected. */
  messagePatience: 2,
} as const;
