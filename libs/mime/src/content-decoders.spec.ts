import { Base64Decoder, LineDecoder, type ContentDecoder } from './content-decoders.js';
import { parseMessage, readAttachment } from './parse-message.js';

function decode(decoder: ContentDecoder, blocks: string[]): string {
  for (const block of blocks) decoder.update(Buffer.from(block, 'latin1'));
  return Buffer.from(decoder.finalize()).toString('latin1');
}

const quoted = { isQuotedPrintable: true, lineBreak: '\n', endsWithLineBreak: true } as const;
const file = { isQuotedPrintable: false, lineBreak: '\r\n', endsWithLineBreak: false } as const;

describe('LineDecoder', () => {
  it.each([
    ['escapes', 'Ol=E1, 1=3D1=3d1', 'Olá, 1=1=1\n'],
    ['what looks like an escape', 'a=4, =zz, =', 'a=4, =zz, '],
    ['an escape that a soft break cuts', 'a=4=\r\n1b', 'a=41b\n'],
    ['lines', 'a\r\n\r\nb\nc\r\r\nd\re', 'a\n\nb\nc\nd\re\n'],
    ['soft breaks with blanks after them', 'a = \t\r\nb= c \r\n=', 'a b= c \n'],
  ])('decodes %s of quoted-printable', (_, block, expected) => {
    expect(decode(new LineDecoder(quoted), [block])).toBe(expected);
    expect(decode(new LineDecoder(quoted), block.split('\n'))).toBe(expected);
  });

  it('ends the lines of a file by CRLF, but for the last one where a boundary follows', () => {
    const block = 'a\nb\r\n\n=41';
    expect(decode(new LineDecoder(file), [block])).toBe('a\r\nb\r\n\r\n=41');
    expect(decode(new LineDecoder(file), block.split('\n'))).toBe('a\r\nb\r\n\r\n=41');
    expect(decode(new LineDecoder({ ...file, endsWithLineBreak: true }), ['a'])).toBe('a\r\n');
    expect(decode(new LineDecoder({ ...file, endsWithLineBreak: true }), [])).toBe('');
  });
});

it.each([
  ['lines', 'YW\r\nJj\r\nZGVm', 'abcdef'],
  ['padding at each line', 'YQ==\r\nYmM=\r\n=\r\nZA', 'abcd'],
  ['characters that are none of base64', 'Y-W_J j\xe1!', 'abc'],
  ['a character too many', 'YWJjZ', 'abc'],
])('Base64Decoder decodes %s', (_, block, expected) => {
  expect(decode(new Base64Decoder(), [block])).toBe(expected);
  expect(decode(new Base64Decoder(), block.split('\n'))).toBe(expected);
});

describe('a part of several blocks', () => {
  const source = (encoding: string, content: string) =>
    Buffer.from(
      [
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Disposition: attachment',
        `Content-Transfer-Encoding: ${encoding}`,
        '',
        `${content}--b`,
        '',
        'after',
        '--b--',
        '',
      ].join('\r\n'),
    );

  it.each([
    ['base64', Buffer.from('0123456789'.repeat(20_000)).toString('base64').replace(/.{76}/g, '$&\r\n') + '\r\n'],
    ['8bit', '0123456789'.repeat(20_000) + '\r\n'],
    ['quoted-printable', '0123456789=\r\n'.repeat(20_000)],
  ])('is whole: %s', async (encoding, content) => {
    const attached = await readAttachment(source(encoding, content), 0);
    expect(Buffer.from(attached?.content ?? []).equals(Buffer.from('0123456789'.repeat(20_000)))).toBe(true);
  });

  it('ends at its boundary, wherever a block ends', async () => {
    for (let chars = 65_520; chars < 65_540; chars++) {
      const { body, attachments } = await parseMessage(source('8bit', `${'x'.repeat(chars - 9)}\r\nabcdefg\r\n`));
      expect([chars, attachments[0]?.size, body]).toEqual([chars, chars, 'after']);
    }
  });
});
