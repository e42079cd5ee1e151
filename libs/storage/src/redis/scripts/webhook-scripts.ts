import { replies, script } from '../script.js';

export const addWebhook = script('add-webhook', {
  keys: ['inboxKey', 'webhooksKey'],
  args: { keyHash: 'string', id: 'string', webhook: 'string', mostWebhooks: 'number' },
  reply: replies.string,
});

export const removeWebhook = script('remove-webhook', {
  keys: ['webhooksKey'],
  args: { id: 'string' },
  reply: replies.flag,
});

export const planWebhooks = script('plan-webhooks', {
  keys: ['inboxKey', 'webhooksKey', 'mailsKey', 'mailKey'],
  args: { event: 'string', mailId: 'string', idEnd: 'string', delivery: 'string', mostDeliveries: 'number' },
  reply: replies.list<string[]>(),
});

export const readWebhook = script('read-webhook', {
  keys: ['inboxKey', 'webhooksKey'],
  args: { webhookId: 'string', deliveryId: 'string' },
  reply: replies.list<[webhook?: string, delivery?: string, lifeMs?: number]>(),
});

export const saveWebhookDelivery = script('save-webhook-delivery', {
  keys: ['webhooksKey'],
  args: { id: 'string', run: 'number', attempts: 'number?', delivery: 'string' },
  reply: replies.flag,
});
