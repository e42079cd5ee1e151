import { parseUrl } from './parse-url.js';

it('parseUrl accepts valid URLs on every call, also those with letters such as ü', () => {
  const texts = ['https://münchen.example/ä', 'https://a.test/x', 'https://bücher.example/'];
  for (let call = 0; call < 30_000; call++) {
    const text = texts[call % texts.length] ?? '';
    if (!parseUrl(text)) throw new Error(`${text} was refused in call ${call}.`);
  }
  expect(parseUrl('/next', new URL('https://a.test/x'))?.href).toBe('https://a.test/next');
  expect([parseUrl(''), parseUrl('https://'), parseUrl('/next')]).toEqual([null, null, null]);
});
