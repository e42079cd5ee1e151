import { replies, script } from '../script.js';

export const beat = script('beat', {
  keys: ['heartbeatKey', 'processesKey'],
  args: {
    process: 'string',
    missingAfterMs: 'number',
    clockMs: 'number',
    vitals: 'string',
    forgottenAfterMs: 'number',
  },
  reply: replies.nothing,
});

export const countCall = script('count-call', {
  keys: ['counterKey'],
  args: { windowMs: 'number', weight: 'number' },
  reply: replies.list<[weight: number, endsInMs: number]>(),
});

export const countSenders = script('count-senders', {
  keys: ['refusedKey', 'takenKey'],
  args: { mostNames: 'number', ttlMs: 'number', 'counts...': 'string' },
  reply: replies.nothing,
});

export const changeDomain = script('change-domain', {
  keys: ['mailDomainsKey', 'versionKey'],
  args: {
    domain: 'string',
    state: 'string?',
    changedAt: 'string',
    mostDomains: 'number',
    'offeredBySettings...': 'string',
  },
  reply: replies.string,
});

export const dropBlocks = script('drop-blocks', {
  keys: ['blocksKey'],
  args: { 'ended...': 'string' },
  reply: replies.number,
});

export const raiseDataForm = script('raise-data-form', {
  keys: ['dataFormKey'],
  args: { form: 'number' },
  reply: replies.number,
});

export const addApiKey = script('add-api-key', {
  keys: ['apiKeysKey'],
  args: { id: 'string', apiKey: 'string', mostKeys: 'number' },
  reply: replies.flag,
});
