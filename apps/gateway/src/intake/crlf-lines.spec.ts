import fc from 'fast-check';
import { CrlfLines } from './crlf-lines.js';

const inPieces = (text: string, cuts: readonly number[]) => {
  const lines = new CrlfLines();
  const ends = [...cuts.map((cut) => cut % (text.length + 1)), text.length].sort((a, b) => a - b);
  const written = ends.map((end, index) => lines.write(Buffer.from(text.slice(ends[index - 1] ?? 0, end), 'latin1')));
  lines.end();
  return { text: Buffer.concat(written).toString('latin1'), hasBareCr: lines.hasBareCr };
};

describe('line ends of a message', () => {
  it.each([
    ['a\nb\n', 'a\r\nb\r\n'],
    ['a\r\nb\r\n', 'a\r\nb\r\n'],
    ['\n\na\r\n\n', '\r\n\r\na\r\n\r\n'],
    ['', ''],
  ])('%j become CRLF', (text, expected) => expect(inPieces(text, []).text).toBe(expected));

  it('become CRLF wherever the message is cut into pieces', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('\r', '\n', 'a', '.'), { maxLength: 30 }).map((chars) => chars.join('')),
        fc.array(fc.nat(), { maxLength: 6 }),
        (text, cuts) => {
          expect(inPieces(text, cuts)).toEqual({
            text: text.replace(/(?<!\r)\n/g, '\r\n'),
            hasBareCr: /\r(?!\n)/.test(text),
          });
        },
      ),
    );
  });

  it('do not make a copy of a piece in which none has to change', () => {
    const piece = Buffer.from('Subject: x\r\n\r\nhello\r\n');
    expect(new CrlfLines().write(piece)).toBe(piece);
  });
});
