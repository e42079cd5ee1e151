import { replies, script } from '../script.js';

export const admitLetter = script('admit-letter', {
  keys: ['orderKey', 'answeredKey', 'notesKey', 'networksKey', 'inboxKey', 'mailsKey', 'eventsKey', 'nothingKey'],
  args: {
    id: 'string',
    address: 'string',
    mark: 'string?',
    weight: 'number',
    network: 'string',
    mostWeight: 'number',
    ttlMs: 'number',
    inboxPrefix: 'string',
    mailsPrefix: 'string',
    mailPrefix: 'string',
  },
  reply: replies.number,
});

export const forgetLetter = script('forget-letter', {
  keys: ['orderKey', 'answeredKey', 'notesKey', 'networksKey', 'mailKey'],
  args: { id: 'string' },
  reply: replies.flag,
});

export const markLetter = script('mark-letter', {
  keys: ['orderKey', 'answeredKey'],
  args: { id: 'string', isAnswered: 'flag' },
  reply: replies.flag,
});

export const listLetters = script('list-letters', {
  keys: ['orderKey', 'answeredKey', 'notesKey', 'networksKey', 'nothingKey'],
  args: { mailPrefix: 'string' },
  reply: replies.list<[id: string, address: string, arrivedMs: string, isAnswered: string][]>(),
});
