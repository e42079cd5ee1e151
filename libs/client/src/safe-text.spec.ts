import { jsonLine, oneLine, safeText } from './safe-text.js';

/**
 * Characters that a terminal executes or hides: titles, colours, clipboard, cursor moves, 8-bit CSI, direction marks,
 * invisible characters.
 */
const hostile =
  'a\u001b]0;pwned\u0007b\u001b[2Jc\u009b31md\u001b]52;c;cHduZWQ=\u001b\\e\rf\u0008g\u202eh\u2066i\u200bj\u{e0041}k\u007fl\u2028m\ud800n';
// eslint-disable-next-line no-control-regex
const obeyed = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ud800]|\u{e0041}/u;

describe('text by strangers', () => {
  it('is printed on one line without control characters', () => {
    expect(oneLine(`${hostile}\n\t x`)).not.toMatch(obeyed);
    expect(oneLine('Olá,\n\t\u00a0 “mundo” 🎉 日本語')).toBe('Olá, “mundo” 🎉 日本語');
  });

  it('keeps its lines and tabs in output of several lines', () => {
    expect(safeText(hostile)).not.toMatch(obeyed);
    expect(safeText('one\r\n\ttwo\rthree\u2028four — é 日本語')).toBe('one\n\ttwo\nthree\nfour — é 日本語');
  });

  it('is escaped in JSON, and is unchanged after parsing', () => {
    const line = jsonLine({ subject: hostile });
    expect(line.slice(0, -1)).not.toMatch(obeyed);
    expect(line.endsWith('}\n')).toBe(true);
    expect(JSON.parse(line)).toEqual({ subject: hostile });
  });
});
