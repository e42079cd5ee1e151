import { jest } from '@jest/globals';
import { addTexts, hasText, onTextLocale, setTextLocale, t, textLocale } from './texts.js';

const say = t as unknown as (key: string, values?: Record<string, unknown>) => string;

describe('the texts of the page', () => {
  beforeAll(() => {
    addTexts('en-US', 'common', { close: 'Close', nested: { deep: 'Deep' }, greeting: 'Hello {{name}}, {{name}}!' });
    addTexts('en-US', 'inbox', { mails_one: '{{count}} mail', mails_other: '{{count}} mails', mails_zero: 'No mail' });
    addTexts('ru-RU', 'inbox', {
      mails_one: '{{count}} письмо',
      mails_few: '{{count}} письма',
      mails_many: '{{count}} писем',
    });
    addTexts('he', 'common', { greeting: 'שלום {{name}}' });
    addTexts('he', 'inbox', { mails: 'דואר' });
  });
  beforeEach(() => setTextLocale('en-US'));

  it('are found by key, below other keys, and in a namespace', () => {
    expect([say('close'), say('nested.deep'), say('inbox:mails', { count: 2 })]).toEqual(['Close', 'Deep', '2 mails']);
    expect([hasText('common', 'nested.deep'), hasText('common', 'nested'), hasText('common', 'none')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['en-US', ['No mail', '1 mail', '2 mails', '5 mails', '21 mails']],
    ['ru-RU', ['0 писем', '1 письмо', '2 письма', '5 писем', '21 письмо']],
  ] as const)('have the plural of %s', (locale, expected) => {
    setTextLocale(locale);
    expect([0, 1, 2, 5, 21].map((count) => say('inbox:mails', { count }))).toEqual(expected);
  });

  it('take a text without forms where a language has no plural of it', () => {
    setTextLocale('he');
    expect(say('inbox:mails', { count: 3 })).toBe('דואר');
  });

  it('put values in as they are: not as keys, patterns or texts with values of their own', () => {
    const hostile = '$& {{name}} $t(close) <b>';
    expect(say('greeting', { name: hostile })).toBe(`Hello ${hostile}, ${hostile}!`);
  });

  it('isolate values in languages written from right to left', () => {
    setTextLocale('he');
    expect(say('greeting', { name: '1a@b.test' })).toBe('שלום \u20681a@b.test\u2069');
  });

  it.each(['missing', 'nested', 'constructor', '__proto__.x', 'nobody:close', 'nested.deep.length'])(
    'show the key %s, which has no text, and report it',
    (key) => {
      const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect(say(key)).toBe(key);
      expect(reported).toHaveBeenCalledTimes(1);
      reported.mockRestore();
    },
  );

  it('tell when the language has changed, until nobody listens', () => {
    const seen: unknown[] = [];
    const stop = onTextLocale(() => seen.push(textLocale()));
    setTextLocale('he');
    setTextLocale('he');
    stop();
    setTextLocale('en-US');
    expect(seen).toEqual(['he']);
  });
});
