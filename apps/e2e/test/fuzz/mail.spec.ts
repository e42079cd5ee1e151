import { limits, parseUrl } from '@efemera/contract';
import { mimeLimits, parseMessage, readEnvelope } from '@efemera/mime';
import { readMailTexts, textOfHtml } from '../../../../libs/mime/src/codes/mail-text.js';
import { findCodes } from '../../../../libs/mime/src/find-code.js';
import { findLinks } from '../../../../libs/mime/src/find-link.js';
import { fuzz, fuzzTimeoutMs, madeOf } from './fuzz.js';

// eslint-disable-next-line no-control-regex -- it looks for control characters
const unfitForALine = /[\0-\x1f\x7f\u202a-\u202e\u2066-\u2069]/;

const mime = madeOf([
  '\r\n', '\n', '\r\n\r\n', ' ', '\t', ';', '"', '--b', '\r\n--b\r\n', '\r\n--b--\r\n', '--',
  'From: ', 'Subject: ', 'from:', 'To: ', 'a@b.test', '<a@b.test>', '"Ana, B" <a@b.test>', '(', ')', ':', ',',
  '=?utf-8?B?', '=?utf-8?Q?', '?=', '=?x-unknown?q?=00?=', '=0D=0A', 'w6M=', '=E3', '\x00', 'é',
  'Content-Type: multipart/mixed; boundary=b\r\n', 'Content-Type: multipart/alternative; boundary="b"\r\n',
  'Content-Type: message/rfc822\r\n', 'Content-Type: text/html; charset=utf-8\r\n', 'Content-Type: text/plain; charset=utf-16\r\n',
  'Content-Type: text/plain; format=flowed; delsp=yes\r\n', 'Content-Disposition: attachment; filename="../../a\\"b.exe"\r\n',
  "filename*0*=utf-8''%0D%0A; filename*1=x", 'Content-Transfer-Encoding: base64\r\n', 'Content-Transfer-Encoding: quoted-printable\r\n',
  'Content-ID: <x@y>\r\n', '<p>Your code is <b>', '482913', '</b>', '<a href="https://x.test/verify?token=', '">', '&#x0;', '<!--', '<style>',
]); // prettier-ignore

const words = madeOf([
  'Your verification code is ', 'código de verificação: ', '認証コード', '인증번호 ', 'code', 'PIN', '482913', '482 913', 'G-123456', 'ABC-DEF', '4 8 2 9',
  '\n', '\t', ' ', '.', ':', '-', '•', '$', 'http://x.test/', 'https://x.test/confirm?token=abcdef123456', 'www.', '@', '%', 'order ', 'cupom ',
  '<b>', '</b>', '<td>', '<a href="', '">', '</a>', '<div style="display:none">', '&nbsp;', '&#48;', '<script>', '<!--', '-->', 'ﬁ', '٤', '４', '\u200b', 'İ',
]); // prettier-ignore

it(
  'parses any input within the limits, with the same result each time',
  async () => {
    await fuzz([mime], async (text) => {
      const source = Buffer.from(text, 'utf8');
      const mail = await parseMessage(source);
      expect(unfitForALine.test(mail.subject + mail.from)).toBe(false);
      expect(mail.subject.length).toBeLessThanOrEqual(limits.maxSubjectChars);
      expect(mail.from.length).toBeLessThanOrEqual(limits.maxSenderChars);
      expect(mail.preview.length).toBeLessThanOrEqual(limits.maxPreviewChars);
      expect(mail.body.length).toBeLessThanOrEqual(mimeLimits.maxBodyChars);
      expect(mail.headers.length).toBeLessThanOrEqual(mimeLimits.maxHeaderFields);
      for (const { filename, contentType } of mail.attachments) {
        expect(unfitForALine.test(filename + contentType)).toBe(false);
        expect(filename).not.toMatch(/[/\\]|^\.*$/);
      }
      expect(readEnvelope(source)).toEqual({ from: mail.from, subject: mail.subject });
      expect(await parseMessage(source)).toEqual(mail);
    });
  },
  fuzzTimeoutMs,
);

it(
  'reads from random, also malformed headers a sender without line breaks',
  async () => {
    const senders = madeOf([
      '"',
      '\\',
      '(',
      ')',
      '<',
      '>',
      '@',
      ',',
      ':',
      ';',
      ' ',
      '\r\n ',
      'a@b.test',
      'Ana',
      '=?utf-8?q?',
      '=3Cx@y=3E',
      '?=',
    ]);
    await fuzz(
      [senders],
      (text) => {
        const { from } = readEnvelope(Buffer.from(`From: ${text}\r\n\r\n`));
        expect(unfitForALine.test(from)).toBe(false);
        expect(from.length).toBeLessThanOrEqual(limits.maxSenderChars);
        // Angle brackets surround only one address, the last.
        expect(from.replace(/<[^<>]*>$/, '')).not.toMatch(/<[^<>]*@[^<>]*>/);
      },
      [['=3Cx@y=3E>"?=']],
    );
  },
  fuzzTimeoutMs,
);

it(
  'finds only codes and links that a visitor could type and follow',
  async () => {
    await fuzz([words, words, words], (subject, text, html) => {
      const texts = readMailTexts({ from: 'Shop <a@shop.test>', subject, text, html: textOfHtml(html) });
      for (const { code } of findCodes(texts)) expect(code).toMatch(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/);
      const { link, links } = findLinks(texts);
      for (const { href } of links) expect(href).toMatch(/^https?:\/\//i);
      if (link !== null) {
        expect(links.map(({ href }) => href)).toContain(link);
        expect(parseUrl(link)).not.toBeNull();
      }
    });
  },
  fuzzTimeoutMs,
);
