/** Every bound of the outside contract, each named after what it limits; units stand in the names. */
export const limits = {
  /** RFC 5321 §4.5.3.1.1, in UTF-8 octets. */
  maxLocalPartBytes: 64,
  /** RFC 5321 §4.5.3.1.3 less the angle brackets. */
  maxAddressBytes: 254,
  /** Longest long-poll a client may ask for. */
  maxWaitSeconds: 60,
  /** A wait of the longest kind is answered this early: nginx gives a silent server up after 60 seconds. */
  waitMarginSeconds: 2,
  /** Waits at a time, in one gateway and of one network (an IPv4 address, an IPv6 /64): each holds a connection. */
  maxWaits: 2000,
  maxWaitsPerNetwork: 200,
  /** Event streams at a time, as with waits; and what one may owe a reader who does not read. */
  maxStreams: 2000,
  maxStreamsPerNetwork: 100,
  maxStreamBacklogBytes: 256 * 1024,
  /** What all streams together may owe to readers who do not read, and those of one network. */
  maxStreamBacklogsBytes: 64 * 1024 * 1024,
  maxStreamBacklogsBytesPerNetwork: 16 * 1024 * 1024,
  /** The same of large answers: listings with bodies, sources, attachments. */
  maxAnswerBacklogsBytes: 256 * 1024 * 1024,
  maxAnswerBacklogsBytesPerNetwork: 64 * 1024 * 1024,
  /** Who has taken nothing for so long of what is theirs is gone, whatever the connection says. */
  streamPatienceSeconds: 30,
  /** Silence on a stream ends with a comment: proxies close what says nothing for a minute. */
  streamHeartbeatSeconds: 15,
  /** Senders and subjects that a listing is filtered by. */
  maxFilterChars: 200,
  /** Socket.IO connections at a time, as with waits: each is some tens of kilobytes, and told of what it watches. */
  maxSockets: 20_000,
  maxSocketsPerNetwork: 500,
  /** Messages of one socket: a page sends a handful a minute, and fifty watches at once when it comes back. */
  maxSocketMessages: 2000,
  socketMessagesSeconds: 10,
  /** Requests of one socket that wait for those before them: each takes its time, and an answer its room. */
  maxWaitingRequests: 200,
  /** Connections to the HTTP port at a time, sockets included; per network where no proxy stands in between. */
  maxConnections: 25_000,
  maxConnectionsPerNetwork: 1000,
  /** A request that trickles in: its head, and all of it. */
  requestHeadSeconds: 15,
  requestSeconds: 30,
  /** One visitor may hold many addresses; one socket needs few of them at once. */
  maxWatchesPerSocket: 50,
  /** A hundred mails of megabytes of text in one listing would fill the gateway; the call for one mail has it all. */
  maxListedBodyChars: 4 * 1024 * 1024,
  /** A hundred mails, each with a hundred long names, in every listing; the call for one mail tells of all its files. */
  maxListedAttachments: 20,
  maxListedAttachmentBytes: 4 * 1024,
  /** Bodies of API calls; mail never comes this way. */
  maxRequestBodyBytes: 64 * 1024,
  /** Brackets in brackets, tens of thousands deep: a body is parsed and walked through before any schema sees it. */
  maxRequestBodyDepth: 16,
  /** Attempts to deliver that are told of an inbox: a sender that tries again and again must not fill the memory. */
  maxDeliveries: 50,
  /** Each mail calls each of them: a mail must not become a flood somewhere else. */
  maxWebhooksPerInbox: 3,
  /** The last ones are known; older ones that still wait are given up. */
  maxWebhookDeliveries: 50,
  /** A preview fills two lines of a phone. */
  maxPreviewChars: 160,
  /** Subjects and senders longer than this are cut: a header bomb must not fill a list. */
  maxSubjectChars: 500,
  maxSenderChars: 320,
  /** Comments and contact messages come from strangers: long enough for people, too short for an archive. */
  maxNameChars: 100,
  maxCommentChars: 2000,
  maxContactSubjectChars: 200,
  maxContactMessageChars: 10_000,
  commentsPerPage: 10,
} as const;

/**
 * Calls of one network address (an IPv4 address, an IPv6 /64) within a window; each name has a counter of its own.
 * `change` holds for every state-changing call that names no other.
 */
export const rateLimits = {
  change: { calls: 300, windowSeconds: 60 },
  /** A browser reports each address it makes and each mail that it sees arrive. */
  report: { calls: 120, windowSeconds: 60 },
  /** A page load each: enough for an office behind one address, too few to make a country of one's own. */
  visit: { calls: 30, windowSeconds: 60 },
  /** A browser reports each page that its visitor stays on for some seconds. */
  view: { calls: 240, windowSeconds: 60 },
  /** Comments and messages to the operator: a machine that fills in forms. */
  form: { calls: 20, windowSeconds: 600 },
  /** Listings, single mails and feeds; a wait counts as it begins. Forty test runs that ask each second pass. */
  read: { calls: 3000, windowSeconds: 60 },
  /** Sources and attachments, up to a whole mail each. */
  download: { calls: 600, windowSeconds: 60 },
  /** Event streams as they are opened: all of a network may come back at once, some times a minute. */
  stream: { calls: 600, windowSeconds: 60 },
  /** Wrong operator's tokens: room for a slip of the hand, none for guessing. */
  guess: { calls: 10, windowSeconds: 300 },
} as const satisfies Record<string, { calls: number; windowSeconds: number }>;
export type RateLimitName = keyof typeof rateLimits;

/**
 * What one network address may be sent of mail within a window, by downloads and by listings with bodies: the connection
 * is the operator's. Listings below `freeBytes` are not counted.
 */
export const byteLimit = { bytes: 1024 ** 3, windowSeconds: 600, freeBytes: 64 * 1024 } as const;

/** Timers of the browser, from the specification's section 9. */
export const timers = {
  inboxRefreshSeconds: 30,
  statsRefreshSeconds: 30,
  generatorCountdownSeconds: 300,
  refreshingIndicatorMs: 2000,
  copiedStateMs: 2000,
  toastMs: 5000,
  visitDebounceMs: 1000,
  pageViewDebounceMs: 5000,
} as const;

/** An address longer than `maxChars` is shown as its first `cutToChars` and an ellipsis. */
export const addressDisplay = { maxChars: 40, cutToChars: 37 } as const;
