import { limits, parseAddress, splitAddress } from '@efemera/contract';
import { textToHtml } from '../../../../frontend/src/features/mail-reader/frame-document.js';
import { linkify } from '../../../../frontend/src/features/mail-reader/linkify.js';
import { linkTarget } from '../../../../frontend/src/features/mail-reader/link-target.js';
import { fuzz, fuzzTimeoutMs, madeOf } from './fuzz.js';

const texts = madeOf([
  'http://', 'https://', 'HTTPS://', 'www.', 'mailto:', 'javascript:', 'data:text/html,', 'a@b.test', 'x.test', '/path', '?q=', '#', '%0d%0a', '%',
  '(', ')', '[', ']', '[::1]', '<', '>', '"', "'", '&', '&amp;', '\n', '\r', ' ', '.', ',', 'é', 'xn--', 'пример.рф', '。', '\u202e', '\u200b', ':', '@', ':80', '\\',
]); // prettier-ignore

it(
  'splits a text into parts that join to the same text, with links to web and mail addresses only',
  async () => {
    await fuzz([texts], (text) => {
      const parts = linkify(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const { href, text: shown } of parts) {
        if (href === undefined) continue;
        expect(new URL(href).protocol).toMatch(/^(?:https?|mailto):$/);
        expect(linkTarget(href, shown).address).not.toMatch(/[\n\r\u202a-\u202e]/);
      }
    });
  },
  fuzzTimeoutMs,
);

it(
  'writes a text as HTML with breaks and links only',
  async () => {
    await fuzz([texts], (text) => {
      const html = textToHtml(text);
      const bare = html.replace(/<br>|<a (?:[a-z-]+="[^"<>]*" ?)+>|<\/a>/g, '');
      expect(bare).not.toMatch(/[<>"]/);
      expect(html).not.toMatch(/<a [^>]*\bon\w+=/);
    });
  },
  fuzzTimeoutMs,
);

it(
  'gives each address one form, which fits into a key',
  async () => {
    const addresses = madeOf([
      'a',
      'A',
      '.',
      '@',
      '+',
      '-',
      '_',
      ' ',
      '\r\n',
      '\0',
      '"',
      '{',
      '}',
      ':',
      '*',
      'İ',
      'ß',
      'é',
      'e\u0301',
      'efemera.test',
      '@efemera.test',
      '\u202e',
    ]);
    await fuzz([addresses], (raw) => {
      const split = splitAddress(raw);
      if (!split) return;
      const canonical = `${split.localPart}@${split.domain}`;
      expect(splitAddress(canonical)).toEqual(split);
      expect(Buffer.byteLength(canonical)).toBeLessThanOrEqual(limits.maxAddressBytes);
      expect(canonical).not.toMatch(/[\s\p{C}]/u);
      expect(canonical.split('@')).toHaveLength(2);
      if (split.domain === 'efemera.test')
        expect(parseAddress(raw, (domain) => domain === 'efemera.test')).toBe(canonical);
    });
  },
  fuzzTimeoutMs,
);
