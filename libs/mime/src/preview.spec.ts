import { limits } from '@efemera/contract';
import { makePreview } from './preview.js';

describe('makePreview', () => {
  it('puts the first words on one line', () => {
    expect(makePreview('Hello!\n\nYour code\tis 1234.\u00a0 Bye')).toBe('Hello! Your code is 1234. Bye');
  });

  it('cuts to the limit, never within a character', () => {
    expect(makePreview('word '.repeat(100))).toHaveLength(limits.maxPreviewChars - 1);
    expect(makePreview('😀'.repeat(200))).toBe('😀'.repeat(limits.maxPreviewChars / 2));
  });

  it('removes the padding that newsletters put after their first line', () => {
    const fillers = [
      '\u034f \u200c \u00a0',
      '\u200c\u00a0',
      '\u00ad\u034f',
      '\u2007\u200b\ufeff',
      '\u2800\u3164',
      '\u200d ',
    ];
    for (const filler of fillers) {
      expect(makePreview(`Sale today${filler.repeat(150)}View in browser`)).toMatch(/^Sale today ?View in browser$/);
    }
  });

  it('keeps joiners between two letters', () => {
    expect(makePreview('می‌خواهم 👩‍👩‍👧')).toBe('می‌خواهم 👩‍👩‍👧');
  });

  it('omits web addresses unless there is nothing else', () => {
    expect(makePreview('Confirm <https://a.example/x?y=1> now (https://b.example)')).toBe('Confirm now');
    expect(makePreview('https://a.example/x')).toBe('https://a.example/x');
  });

  it('finds words behind any amount of blanks', () => {
    expect(makePreview(`${' \t\n'.repeat(50_000)}x`)).toBe('x');
    expect(makePreview('')).toBe('');
  });
});
