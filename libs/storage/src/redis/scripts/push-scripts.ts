import { replies, script } from '../script.js';

export const addSubscription = script('add-subscription', {
  keys: ['inboxKey', 'pushKey'],
  args: { keyHash: 'string', id: 'string', subscription: 'string', mostSubscriptions: 'number' },
  reply: replies.flag,
});

export const removeSubscriptions = script('remove-subscriptions', {
  keys: ['pushKey'],
  args: { id: 'string?', keyHash: 'string?' },
  reply: replies.number,
});

export const planNotices = script('plan-notices', {
  keys: ['inboxKey', 'pushKey', 'mailKey'],
  args: { mostPerMinute: 'number', mostPerHour: 'number' },
  reply: replies.list<[outcome: 'planned' | 'limited', ...ids: string[]]>(),
});

export const readSubscription = script('read-subscription', {
  keys: ['inboxKey', 'pushKey', 'mailKey'],
  args: { id: 'string' },
  reply: replies.list<[subscription?: string, lifeMs?: number]>(),
});

export const settleNotice = script('settle-notice', {
  keys: ['mailKey'],
  args: { id: 'string' },
  reply: replies.nothing,
});
