import { replies, script } from '../script.js';

export const readInbox = script('read-inbox', {
  keys: ['inboxKey'],
  args: {},
  reply: replies.list<(string | null)[]>(),
});

export const claimInbox = script('claim-inbox', {
  keys: [
    'inboxKey',
    'mailsKey',
    'dueKey',
    'eventsKey',
    'countsKey',
    'hoursKey',
    'refusalsKey',
    'webhooksKey',
    'pushKey',
    'nothingKey',
  ],
  args: {
    address: 'string',
    tokenHash: 'string',
    visitorHash: 'string',
    ttlMs: 'number',
    isTtlChosen: 'flag',
    quarantineMs: 'number',
    mailPrefix: 'string',
    hourCountsPrefix: 'string',
  },
  reply: replies.flag,
});

export const extendInbox = script('extend-inbox', {
  keys: ['inboxKey', 'mailsKey', 'dueKey', 'eventsKey', 'refusalsKey', 'webhooksKey', 'pushKey', 'nothingKey'],
  args: {
    address: 'string',
    keyHash: 'string',
    ttlMs: 'number',
    isTtlChosen: 'flag',
    quarantineMs: 'number',
    mailPrefix: 'string',
  },
  reply: replies.flag,
});

export const listAddress = script('list-address', {
  keys: ['holderKey'],
  args: { address: 'string', endsMs: 'number', mostAddresses: 'number' },
  reply: replies.nothing,
});

export const releaseInbox = script('release-inbox', {
  keys: ['inboxKey', 'mailsKey', 'dueKey', 'eventsKey', 'refusalsKey', 'webhooksKey', 'pushKey', 'nothingKey'],
  args: { address: 'string', keyHash: 'string', quarantineMs: 'number', mailPrefix: 'string' },
  reply: replies.flag,
});

export const closeInbox = script('close-inbox', {
  keys: ['inboxKey', 'mailsKey', 'dueKey', 'eventsKey', 'refusalsKey', 'webhooksKey', 'pushKey', 'nothingKey'],
  args: { address: 'string', nobodysHash: 'string', closedMs: 'number', mailPrefix: 'string' },
  reply: replies.nothing,
});

export const expireDue = script('expire-due', {
  keys: ['dueKey', 'eventsKey', 'nothingKey'],
  args: {
    inboxPrefix: 'string',
    mailsPrefix: 'string',
    mailPrefix: 'string',
    defaultTtlMs: 'number',
    mostAddresses: 'number',
    refusalsPrefix: 'string',
    webhooksPrefix: 'string',
    pushPrefix: 'string',
    formMailsPrefix: 'string',
  },
  reply: replies.number,
});

export const dropUnclaimed = script('drop-unclaimed', {
  keys: ['dueKey', 'eventsKey', 'nothingKey'],
  args: {
    inboxPrefix: 'string',
    mailsPrefix: 'string',
    mailPrefix: 'string',
    formMailsPrefix: 'string',
    fromRank: 'number',
    mostAddresses: 'number',
  },
  reply: replies.list<[looked: number, dropped: number]>(),
});

export const setFault = script('set-fault', {
  keys: ['inboxKey'],
  args: { holder: 'string', fault: 'string?' },
  reply: replies.flag,
});

export const takeFault = script('take-fault', {
  keys: ['inboxKey'],
  args: { stage: 'string' },
  reply: replies.list<[] | [code: number, delayMs: number]>(),
});

export const reserveQuota = script('reserve-quota', {
  keys: ['quotaKey'],
  args: { limit: 'number', keptSeconds: 'number' },
  reply: replies.number,
});

export const refundQuota = script('refund-quota', {
  keys: ['quotaKey'],
  args: {},
  reply: replies.nothing,
});
