import type { Place } from '@efemera/contract';
import { replies, script } from '../script.js';

export const storeMail = script('store-mail', {
  keys: [
    'inboxKey',
    'mailsKey',
    'mailKey',
    'dueKey',
    'eventsKey',
    'countsKey',
    'hoursKey',
    'unparsedKey',
    'formMailsKey',
    'settledKey',
    'piecesKey',
    'letterKeys...',
  ],
  args: {
    deadlineMs: 'number',
    isRetried: 'flag',
    id: 'string',
    address: 'string',
    ttlMs: 'number',
    mostMails: 'number',
    summary: 'string',
    source: 'bytes',
    sourceBytes: 'number',
    pieces: 'number',
    mailPrefix: 'string',
    envelope: 'string',
    domainsPrefix: 'string',
    hourCountsPrefix: 'string',
    senderDomain: 'string?',
    sizeField: 'string',
    firstMailBounds: 'string',
    isReserved: 'flag',
    times: 'string?',
    isByForm: 'flag',
    mostBytes: 'number',
    network: 'string?',
    mark: 'string?',
    letterNetwork: 'string?',
    mostLetterWeight: 'number?',
    arrivedMs: 'number?',
  },
  reply: replies.list<[held: number, apiKeyId?: string | Buffer]>(),
});

export const takeBackMail = script('take-back-mail', {
  keys: [
    'inboxKey',
    'mailsKey',
    'mailKey',
    'eventsKey',
    'countsKey',
    'formMailsKey',
    'unparsedKey',
    'settledKey',
    'letterKeys...',
  ],
  args: {
    id: 'string',
    address: 'string',
    mark: 'string?',
    domainsPrefix: 'string',
    hourCountsPrefix: 'string',
    senderDomain: 'string?',
    sizeField: 'string',
    firstMailBounds: 'string',
  },
  reply: replies.flag,
});

export const readClock = script('read-clock', { keys: ['nothingKey'], args: {}, reply: replies.number });

const listing = {
  keys: ['mailsKey', 'inboxKey', 'nothingKey'],
  args: {
    mailPrefix: 'string',
    withContent: 'flag',
    sinceId: 'string?',
    sinceMs: 'number?',
    contentBytes: 'number',
    'fieldNames...': 'string',
  },
} as const;

export const listMails = script('list-mails', {
  ...listing,
  reply:
    replies.list<
      [version: Place | null, rows: [id: string, summary: string, read: string | null, parsed: string | null][]]
    >(),
});

/** The same script with content: each row ends with the values of the fields. */
export const listMailsWithBodies = script('list-mails', {
  ...listing,
  reply: replies.list<[version: Buffer | null, rows: (Buffer | null)[][]]>(),
  repliesBytes: true,
});

export const setRead = script('set-read', {
  keys: ['inboxKey', 'mailsKey', 'mailKey', 'eventsKey', 'letterKeys...'],
  args: { id: 'string', address: 'string', isRead: 'flag' },
  reply: replies.flag,
});

export const removeMail = script('remove-mail', {
  keys: ['inboxKey', 'mailsKey', 'mailKey', 'eventsKey', 'formMailsKey', 'letterKeys...'],
  args: { id: 'string', address: 'string' },
  reply: replies.flag,
});

export const saveParsed = script('save-parsed', {
  keys: ['inboxKey', 'mailsKey', 'mailKey', 'eventsKey', 'hoursKey', 'webhooksKey', 'pushKey', 'nothingKey'],
  args: {
    id: 'string',
    address: 'string',
    announced: 'string',
    hourCountsPrefix: 'string',
    hasCode: 'flag',
    replacedFields: 'string',
    'fields...': 'value',
  },
  reply: replies.list<[hasWebhooks: number, hasSubscriptions: number]>(),
});

export const saveAuth = script('save-auth', {
  keys: ['inboxKey', 'mailsKey', 'mailKey', 'eventsKey'],
  args: { id: 'string', address: 'string', announced: 'string', summary: 'string', details: 'string' },
  reply: replies.flag,
});

export const takeUnparsed = script('take-unparsed', {
  keys: ['unparsedKey', 'nothingKey'],
  args: {
    mailsPrefix: 'string',
    mailPrefix: 'string',
    lostAfterMs: 'number',
    waitingSinceMs: 'number?',
    mostMails: 'number',
    mostTimes: 'number',
  },
  reply: replies.list<string[]>(),
});

export const countTaken = script('count-taken', {
  keys: ['mailKeys...'],
  args: {},
  reply: replies.nothing,
});

export const listDeliveries = script('list-deliveries', {
  keys: ['inboxKey', 'mailsKey', 'refusalsKey', 'nothingKey'],
  args: { mailPrefix: 'string', most: 'number', 'fieldNames...': 'string' },
  reply: replies.list<[stored: (Buffer | null)[][], refused: Buffer[], hasReceived: number, running: Buffer[]]>(),
  repliesBytes: true,
});

export const markPushed = script('mark-pushed', {
  keys: ['mailKeys...'],
  args: { 'timesMs...': 'number' },
  reply: replies.nothing,
});

export const noteRefusal = script('note-refusal', {
  keys: ['inboxKey', 'refusalsKey', 'eventsKey'],
  args: {
    refusal: 'string',
    mostRefusals: 'number',
    ttlMs: 'number',
    takesPublic: 'flag',
    address: 'string',
    isAwaited: 'flag',
  },
  reply: replies.flag,
});

export const noteRunning = script('note-running', {
  keys: ['inboxKey', 'eventsKey'],
  args: { address: 'string', id: 'string', delivery: 'string?', keptMs: 'number', mostRunning: 'number' },
  reply: replies.nothing,
});
