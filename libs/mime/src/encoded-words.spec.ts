import { expectLinear } from '../test/expect-linear.js';
import { decodeEncodedWords } from './encoded-words.js';
import { parseMessage } from './parse-message.js';

it.each([
  ['with padding', '=?UTF-8?B?5bGx55Q=?= =?UTF-8?B?sOWkqumDjg==?=', '山田太郎'],
  ['with the charset in other letters', '=?UTF-8?Q?caf=C3?= =?utf-8?q?=A9_ok?=', 'café ok'],
  ['between other words', 'Re: =?utf-8?b?5bGx55Q=?=\t=?utf-8?b?sA==?= (=?iso-8859-1?q?=E1?=)', 'Re: 山田 (á)'],
  ['in Shift JIS', '=?shift_jis?B?k/qW?= =?Shift_JIS?B?e4zq?=', '日本語'],
])('joins a character that is cut between two encoded words %s', (_, field, text) => {
  expect(decodeEncodedWords(field)).toBe(text);
});

it.each([
  ['of other charsets', '=?utf-8?q?=C3?= =?iso-8859-1?q?=A9?=', '\ufffd©'],
  ['with text between them', '=?utf-8?q?=C3?= and =?utf-8?q?=A9?=', '\ufffd and \ufffd'],
  ['that are damaged', '=?UTF-8?B?5bGx55Q=?= =?UTF-8?B?5bGx?=', '山\ufffd山'],
])('keeps words apart %s', (_, field, text) => {
  expect(decodeEncodedWords(field)).toBe(text);
});

it('decodes the cut name of a sender, and of a file', async () => {
  const words = '=?UTF-8?B?5bGx55Q=?= =?UTF-8?B?sA==?=';
  const source = `From: ${words} <a@x.test>\r\nContent-Disposition: attachment; filename="${words}"\r\n\r\nx\r\n`;
  const { from, attachments } = await parseMessage(Buffer.from(source));
  expect([from, attachments[0]?.filename]).toEqual(['山田 <a@x.test>', '山田']);
});

it('takes linear time for words without end', () => {
  const text = (size: number) => ['=?utf-8?q?=C3?= '.repeat(size), `=?utf-8?q?=C3?= ${'=?a'.repeat(size)}`];
  const [small, large] = [text(10_000), text(40_000)];
  expectLinear(
    () => small.forEach(decodeEncodedWords),
    () => large.forEach(decodeEncodedWords),
    60,
  );
});
