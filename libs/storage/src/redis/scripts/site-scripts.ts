import { replies, script } from '../script.js';

export const addComment = script('add-comment', {
  keys: ['orderKey', 'commentsKey'],
  args: { id: 'string', timeMs: 'number', comment: 'string', mostComments: 'number' },
  reply: replies.nothing,
});

export const hideComment = script('hide-comment', {
  keys: ['fromKey', 'toKey'],
  args: { id: 'string' },
  reply: replies.flag,
});
