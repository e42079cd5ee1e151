/**
 * How many addresses one socket may watch: enough for a page that watches all addresses of its visitor. An export of
 * its own, so that the page need not load all other limits with it.
 */
export const maxWatchesPerSocket = 50;

/** Every limit of the public contract, each named after what it limits; units are part of the names. */
export const limits = {
  /** RFC 5321 §4.5.3.1.1, in UTF-8 octets. */
  maxLocalPartBytes: 64,
  /** RFC 5321 §4.5.3.1.3, minus the angle brackets. */
  maxAddressBytes: 254,
  /** The shortest lifetime of an inbox that a visitor may choose. */
  minInboxTtlSeconds: 600,
  /** Keys for programs: each is a label in the metrics, and the operator's page lists all of them. */
  maxApiKeys: 100,
  /** Calls a second with a key to which the operator has given no rate, and the highest rate of any key. */
  keyRatePerSecond: 50,
  maxKeyRatePerSecond: 1000,
  /** The longest lifetime that the operator can set for inboxes claimed with a key. */
  maxKeyTtlSeconds: 30 * 86_400,
  /** Faults on demand: how often one inbox may fail, and how long a reply may be held back. */
  maxFaultTimes: 1000,
  maxFaultDelayMs: 10_000,
  /** The longest wait that a client may ask for. */
  maxWaitSeconds: 60,
  /** A wait of the maximum length is answered this much earlier: nginx closes a silent connection after 60 seconds. */
  waitMarginSeconds: 2,
  /** Waits at a time, per gateway and per network (an IPv4 address, an IPv6 /64): each holds a connection. */
  maxWaits: 2000,
  maxWaitsPerNetwork: 200,
  /**
   * Requests of language models at a time, per gateway, per network and per session: most wait for mail. A network may
   * have fewer of them than waits, so that its pages and programs can still wait beside its language models.
   */
  maxModelCalls: 1000,
  maxModelCallsPerNetwork: 100,
  maxModelCallsPerSession: 20,
  /**
   * Event streams at a time, per gateway and per network; and the unsent bytes of one stream whose client does not
   * read.
   */
  maxStreams: 2000,
  maxStreamsPerNetwork: 100,
  maxStreamBacklogBytes: 256 * 1024,
  /** Unsent bytes of all streams whose clients do not read: in total, and per network. */
  maxStreamBacklogsBytes: 64 * 1024 * 1024,
  maxStreamBacklogsBytesPerNetwork: 16 * 1024 * 1024,
  /** Unsent bytes of large answers (listings with bodies, sources, attachments): in total, and per network. */
  maxAnswerBacklogsBytes: 256 * 1024 * 1024,
  maxAnswerBacklogsBytesPerNetwork: 64 * 1024 * 1024,
  /**
   * A client that has read nothing for this long, while bytes wait for it, is disconnected: its TCP connection may look
   * alive.
   */
  streamPatienceSeconds: 30,
  /** Interval of the comments on a silent stream: proxies close a connection that is silent for a minute. */
  streamHeartbeatSeconds: 15,
  /** Longest sender or subject in the filters of a listing. */
  maxFilterChars: 200,
  /** Socket.IO connections at a time, per gateway and per network: each takes some tens of kilobytes of memory. */
  maxSockets: 20_000,
  maxSocketsPerNetwork: 500,
  /**
   * Messages of one socket in a window: a page sends a handful a minute, and up to fifty watches at once after
   * a reconnect. Visitors behind one proxy do not share this limit, as each page has its own socket.
   */
  maxSocketMessages: 2000,
  socketMessagesSeconds: 10,
  /** Requests of one socket that wait for earlier ones: each holds memory for its answer. */
  maxWaitingRequests: 200,
  /** Connections to the HTTP port at a time, sockets included; per network only if there is no proxy in front. */
  maxConnections: 25_000,
  maxConnectionsPerNetwork: 1000,
  /**
   * Unanswered requests of one connection: 64 KB of pipelined requests ask for a gigabyte of answers. Browsers and proxies
   * send one at a time.
   */
  maxPipelinedRequests: 10,
  /** Against requests that arrive byte by byte (Slowloris): the time for the head, and for the whole request. */
  requestHeadSeconds: 15,
  requestSeconds: 30,
  maxWatchesPerSocket,
  /**
   * Body text in one listing: a hundred mails of megabytes of text would fill the gateway's memory. The call for one
   * mail returns all of it.
   */
  maxListedBodyChars: 4 * 1024 * 1024,
  /**
   * Attachments listed per mail: a hundred mails, each with a hundred long names, would bloat every listing. The call
   * for one mail lists all of them.
   */
  maxListedAttachments: 20,
  maxListedAttachmentBytes: 4 * 1024,
  /** Size of the JSON bodies of API calls. A mail that a relay brings is no JSON: MAX_MESSAGE_BYTES bounds it. */
  maxRequestBodyBytes: 64 * 1024,
  /**
   * Nesting of JSON bodies: brackets nested tens of thousands deep would be parsed and walked before any schema rejects
   * them.
   */
  maxRequestBodyDepth: 16,
  /** Findings of a check: a mail may have a thousand faults of one kind, or one at an address of a million characters. */
  maxFindingsPerKind: 30,
  maxFindingPlaceChars: 200,
  /**
   * Refused deliveries kept for an inbox, and deliveries in a listing: a sender that repeats refused mail must not fill
   * the memory.
   */
  maxDeliveries: 50,
  /** Running deliveries of an inbox: a sender who opens thousands of connections must not fill its hash, or the page. */
  maxRunningDeliveries: 10,
  /** Webhooks of an inbox: each mail calls all of them, and a mail must not become a flood at another server. */
  maxWebhooksPerInbox: 3,
  /** Deliveries kept for a webhook. If more of them wait for a call, all that wait are kept. */
  maxWebhookDeliveries: 50,
  /** Browsers that get notices of an inbox's mail; one more replaces the one whose subscription was renewed longest ago. */
  maxPushSubscriptionsPerInbox: 5,
  /**
   * Mails of an inbox for which notices are sent: a flood of mail must not become a flood of notices. Mails without a code
   * get at most half of them: a flood of advertisements must not keep the awaited code from the lock screen.
   */
  maxPushNoticesPerMinute: 10,
  maxPushNoticesPerHour: 60,
  /** Sender and subject in a notice: push services take 4,096 bytes, encrypted. */
  maxNoticeSenderChars: 120,
  maxNoticeSubjectChars: 200,
  /**
   * Guests of an inbox: enough for a holder's own devices. The list is read with each read of the inbox, and the holder
   * must be able to see at a glance who reads it.
   */
  maxGuestsPerInbox: 5,
  /**
   * Open join links of an inbox; one more closes the oldest, so that a page which makes links without end does not fill the
   * memory.
   */
  maxJoinLinksPerInbox: 5,
  /** How long a join link is open: enough to scan its code with a phone, not to use a photo of it later. */
  joinLinkSeconds: 300,
  /** Length of the preview: two lines on a phone. */
  maxPreviewChars: 160,
  /** Subjects and senders are cut at this length: a mail with a huge header must not bloat a listing. */
  maxSubjectChars: 500,
  maxSenderChars: 320,
  /** Comments and contact messages come from strangers: long enough for people, too short to store files in. */
  maxNameChars: 100,
  maxCommentChars: 2000,
  maxContactSubjectChars: 200,
  maxContactMessageChars: 10_000,
  commentsPerPage: 10,
  /** Senders on each list of refusal rates; how many refusals, and which share of the mail, make a block proposed. */
  senderRates: 20,
  proposedRefusals: 20,
  proposedRefusedShare: 0.9,
  lettersPerPage: 20,
  /** Text of a letter on the operator's page; its source has the rest. */
  maxLetterChars: 100_000,
} as const;

/**
 * Calls of one network address in a window: of an IPv4 address or an IPv6 /64, and four times as many of a whole /48.
 * Each kind is counted separately. `change` applies to every state-changing call that names no other kind.
 */
export const rateLimits = {
  change: { calls: 300, windowSeconds: 60 },
  /** A browser reports each address that it makes and each mail that it sees arrive. */
  report: { calls: 120, windowSeconds: 60 },
  /** One call per page load: enough for an office behind one address, too few to distort a country's figures. */
  visit: { calls: 30, windowSeconds: 60 },
  /** A browser reports each page that its visitor stays on for some seconds. */
  view: { calls: 240, windowSeconds: 60 },
  /** Comments and messages to the operator: against bots that fill in forms. */
  form: { calls: 20, windowSeconds: 600 },
  /**
   * Listings, single mails and feeds. A wait counts when it begins. Forty test runs that poll every second stay below
   * the limit.
   */
  read: { calls: 3000, windowSeconds: 60 },
  /** Sources and attachments: each may be as large as a whole mail. */
  download: { calls: 600, windowSeconds: 60 },
  /**
   * Event streams, counted when they are opened: all clients of a network may reconnect at once, several times a
   * minute.
   */
  stream: { calls: 600, windowSeconds: 60 },
  /** Messages that a relay brings over HTTP, 500 a second: a faulty relay with a valid token may send without end. */
  intake: { calls: 30_000, windowSeconds: 60 },
  /** Checks of mails: each parses a whole mail, and may call the hosts that it links to. */
  check: { calls: 60, windowSeconds: 60 },
  /** Wrong operator tokens: enough for a typing error, too few for guessing. */
  guess: { calls: 10, windowSeconds: 300 },
  /**
   * Wrong keys of programs, counted apart from the operator's tokens: a job that still uses a revoked key must not lock the
   * operator out.
   */
  keyGuess: { calls: 10, windowSeconds: 300 },
  /** Redemptions of join links, right or wrong: enough for an office behind one address, too few for guessing. */
  join: { calls: 30, windowSeconds: 300 },
} as const satisfies Record<string, { calls: number; windowSeconds: number }>;
export type RateLimitName = keyof typeof rateLimits;

/**
 * Bytes of mail that one network address may download in a window, including listings with bodies: the operator pays
 * for the bandwidth. Listings below `freeBytes` are not counted.
 */
export const byteLimit = { bytes: 1024 ** 3, windowSeconds: 600, freeBytes: 64 * 1024 } as const;

/** Timers of the browser, from section 9 of the product's specification, which is not in this repository. */
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
