import { readMedia, writeMedia } from './media-queries.js';

it.each([
  ['', [{}]],
  ['all', [{}]],
  ['only screen and (max-width: 600px)', [{ maxWidth: 600 }]],
  ['screen and (min-width:320px) and (max-width:480.5px)', [{ minWidth: 320, maxWidth: 480.5 }]],
  ['(max-width: 40em)', [{ maxWidth: 640 }]],
  ['(width <= 600px)', [{ maxWidth: 600 }]],
  ['(prefers-color-scheme: dark)', [{ scheme: 'dark' }]],
  ['print, (max-width: 600px)', [{ maxWidth: 600 }]],
  ['print', []],
  ['not all and (max-width: 600px)', []],
  ['(max-device-width: 600px)', []],
  ['screen and (-webkit-min-device-pixel-ratio: 0)', []],
  ['(max-width: calc(1px * 600))', []],
  ['(max-width: 600px) } * { color: red', []],
])('reads the media query %j', (text, conditions) => {
  expect(readMedia(text)).toEqual(conditions);
});

it('writes conditions as a media query with widths in pixels', () => {
  expect(writeMedia([{ minWidth: 320, maxWidth: 480 }, { maxWidth: 200 }], false)).toBe(
    '(min-width:320px) and (max-width:480px),(max-width:200px)',
  );
  expect(writeMedia([{}], false)).toBe('');
});

it('applies a mail’s rules for dark only when the mail is shown in dark colours, not whenever the page is dark', () => {
  expect(writeMedia([{ scheme: 'dark' }], false)).toBeNull();
  expect(writeMedia([{ scheme: 'dark', maxWidth: 600 }], true)).toBe('(max-width:600px)');
  expect(writeMedia([{ scheme: 'light' }], false)).toBe('');
  expect(writeMedia([{ scheme: 'light' }], true)).toBeNull();
});
