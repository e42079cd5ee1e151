import { storedReply } from '@efemera/contract';

/**
 * A whole SMTP answer: code and text with an enhanced status (RFC 3463).
 *
 * Haraka sends an object whose class has this name instead of its own code and text.
 */
export class DSN {
  constructor(
    readonly code: number,
    readonly reply: string,
  ) {}

  /** The enhanced status alone, for the log. */
  get status(): string {
    return this.reply.slice(0, this.reply.indexOf(' '));
  }
}

/** All SMTP replies of intake. */
export const replies = {
  stored: new DSN(storedReply.code, storedReply.text),
  help: new DSN(214, '2.0.0 This server takes mail for its own domains, see RFC 5321'),
  readyForTls: new DSN(220, '2.0.0 Ready to start TLS'),

  shuttingDown: new DSN(421, '4.3.2 Shutting down, try again'),
  tooManyConnections: new DSN(421, '4.7.0 Too many connections, try again later'),
  tooManyRefusedRecipients: new DSN(421, '4.7.0 Too many unknown recipients, try again later'),
  timedOut: new DSN(421, '4.4.2 Timed out'),
  tooManyCommands: new DSN(421, '4.7.0 Too many commands without a mail'),
  tooManyRefusals: new DSN(421, '4.7.0 Too many errors'),

  tryLater: new DSN(451, '4.3.0 The mail store is not available, try again later'),
  storeFull: new DSN(452, '4.3.1 The mail store is full, try again later'),
  unclaimedFull: new DSN(452, '4.3.1 No room is left for addresses that nobody holds, try again later'),
  networkShareUsed: new DSN(452, '4.3.1 Your network has stored its share of this hour, try again later'),
  busy: new DSN(452, '4.3.1 Too many messages at a time, try again later'),
  tooManyRecipients: new DSN(452, '4.5.3 Too many recipients, send them in another transaction'),

  lineTooLong: new DSN(500, '5.5.2 Line too long'),
  controlCharacters: new DSN(500, '5.5.2 Control characters in a command'),
  parameterMalformed: new DSN(501, '5.5.4 Malformed parameter'),
  noParameters: new DSN(501, '5.5.4 This command takes no parameters'),
  notImplemented: new DSN(502, '5.5.1 Not implemented'),
  afterMessage: new DSN(503, '5.5.1 Wait for the answer to the message before you go on'),
  tlsActive: new DSN(503, '5.5.1 TLS is active'),
  addressMalformed: new DSN(550, '5.1.3 Malformed address'),
  senderBlocked: new DSN(550, '5.7.1 Mail of this sender is refused here'),
  nobodyThere: new DSN(550, '5.1.1 Nobody holds this address'),
  domainRetired: new DSN(550, '5.1.2 This domain receives no more mail'),
  domainUnknown: new DSN(550, '5.1.2 This server takes no mail for that domain'),
  relayDenied: new DSN(550, '5.7.1 Relay denied'),
  tooLarge: new DSN(552, '5.3.4 The message is too large'),
  networkBlocked: new DSN(554, '5.7.1 Mail from this network is refused here'),
  notMail: new DSN(554, '5.7.0 This is not a mail conversation'),
  outOfSync: new DSN(554, '5.5.0 Wait for the answer to this command before you go on'),
  bareLineBreak: new DSN(554, '5.6.0 CR or LF alone in the message, see RFC 5321 section 2.3.8'),
  headerTooLarge: new DSN(554, '5.6.0 The header is too large'),
  parameterUnknown: new DSN(555, '5.5.4 Unknown parameter'),
} as const;

/**
 * Enhanced statuses (RFC 3463) for refusals that Haraka itself sends. The first row with the reply's code and a text that
 * matches counts; `/^/` matches any text.
 */
const protocolStatuses: readonly [code: number, text: RegExp, status: string][] = [
  [421, /^/, '4.3.0'],
  [452, /^/, '4.3.0'],
  [500, /^/, '5.5.2'],
  [501, /^Invalid MAIL FROM/, '5.1.7'],
  [501, /^Invalid RCPT TO/, '5.1.3'],
  [501, /^/, '5.5.4'],
  [503, /^/, '5.5.1'],
  [554, /^No valid recipients/, '5.5.1'],
  [555, /^/, '5.5.4'],
];

/**
 * Puts an enhanced status before a refusal of Haraka's, which has none: without it senders tell their users `5.0.0`.
 *
 * @param text  the lines of the refusal.
 */
export function refusalOfProtocol(code: number, text: readonly unknown[]): DSN {
  const line = text.map(String).join(': ');
  const [, , status] = protocolStatuses.find(([known, pattern]) => known === code && pattern.test(line)) ?? [];
  return new DSN(code, `${status ?? `${Math.floor(code / 100)}.5.0`} ${line}`);
}

/** The usual enhanced status of reply codes (RFC 3463, RFC 5248). Other codes get `4.0.0` or `5.0.0`. */
const faultStatuses: Readonly<Record<number, string>> = {
  421: '4.3.2',
  450: '4.2.1',
  451: '4.3.0',
  452: '4.2.2',
  550: '5.1.1',
  551: '5.1.6',
  552: '5.2.2',
  553: '5.1.3',
  554: '5.7.1',
  556: '5.1.10',
};
const faultReplies = new Map<number, DSN>();

/** The reply of an inbox that fails on demand. At most two hundred codes exist. */
export function faultReply(code: number): DSN {
  const status = faultStatuses[code] ?? `${Math.floor(code / 100)}.0.0`;
  const reply = faultReplies.get(code) ?? new DSN(code, `${status} This inbox fails on demand`);
  faultReplies.set(code, reply);
  return reply;
}

const listedReplies = new Map<string, DSN>();

/** The reply to a client on the block list of this zone: one object a zone, by which `reasonOf` recognises it. */
export function listedReply(zone: string): DSN {
  const reply = listedReplies.get(zone) ?? new DSN(550, `5.7.1 Your address stands on the block list ${zone}`);
  listedReplies.set(zone, reply);
  return reply;
}

const isOfList = (reply: DSN): boolean => [...listedReplies.values()].includes(reply);

const reasons = new Map<DSN, string>(
  Object.entries(replies).map(([name, reply]) => [
    reply,
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  ]),
);

/** The reason of a refusal in one word of a small set, so that it can be the label of a metric. */
export const reasonOf = (reply: DSN): string =>
  reasons.get(reply) ?? (isFault(reply) ? 'fault_on_demand' : isOfList(reply) ? 'block_listed' : 'protocol');

export const isFault = (reply: DSN): boolean => faultReplies.get(reply.code) === reply;

/** Temporary refusals because of what the sender does. All others come from the state of this service. */
const temporaryOfSender: ReadonlySet<DSN> = new Set([
  replies.tooManyConnections,
  replies.tooManyRefusedRecipients,
  replies.tooManyCommands,
  replies.tooManyRefusals,
  replies.networkShareUsed,
]);

/**
 * Tells whether a refusal says something about the sender. A fault on demand does not: the holder of the inbox wants it. Nor
 * does 503: a pipelining sender gets it for each DATA behind a refused recipient, and one mail would count twice.
 */
export const isOfSender = (reply: DSN): boolean =>
  reply.code >= 500 ? reply.code !== 503 && !isFault(reply) : temporaryOfSender.has(reply);

/**
 * How much a refused recipient counts as a guess of its sender. Statuses x.1.x are about the address (RFC 3463). A full
 * store refuses only unclaimed addresses, which reveals the held ones, too. That refusal counts a tenth: honest senders
 * of much mail get it, and must still reach held inboxes.
 */
export const guessesOf = (reply: DSN): number =>
  /^\d\.1\./.test(reply.status) ? 1 : reply === replies.unclaimedFull ? 0.1 : 0;
