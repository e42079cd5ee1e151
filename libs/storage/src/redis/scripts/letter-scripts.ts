import { replies, script } from '../script.js';

export const listLetters = script('list-letters', {
  keys: ['nothingKey', 'letterKeys...'],
  args: { mailPrefix: 'string' },
  reply: replies.list<[id: string, address: string, arrivedMs: string, isAnswered: string][]>(),
});
