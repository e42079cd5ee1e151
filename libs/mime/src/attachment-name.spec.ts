import { safeContentType, safeFilename } from './attachment-name.js';

const safe = (name: string | null, type = 'application/pdf') => safeFilename(name, type, 0);

describe('safeFilename', () => {
  it.each(['\u2003', '\u2800', '\u3164', '\u00a0', '\u034f'])(
    'leaves no room between a harmless ending and the real one: %j',
    (blank) => {
      expect(safe(`Invoice.pdf${blank.repeat(60)}.exe`)).toMatch(/^Invoice\.pdf ?\.exe$/);
    },
  );

  it.each([
    ['keeps honest names', 'Rechnung März (2).pdf', 'Rechnung März (2).pdf'],
    ['keeps emoji', '📎 file.png', '📎 file.png'],
    ['takes the last component of a path', '../../etc/passwd', 'passwd'],
    ['takes the last component of a Windows path', 'C:\\Users\\me\\a.txt', 'a.txt'],
    ['shows a hidden name', '.htaccess', 'htaccess'],
    ['removes NUL and controls', 'a.txt\0.exe', 'a.txt.exe'],
    ['keeps a name on one line', 'a\r\nX-Evil: 1.txt', 'a X-Evil: 1.txt'],
    ['removes directional controls', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['replaces half of a surrogate pair', 'a\ud83d.txt', 'a\ufffd.txt'],
    ['names an attachment without a name', null, 'attachment-1.pdf'],
    ['names an attachment whose name is only dots', '../..', 'attachment-1.pdf'],
  ])('%s', (_rule, given, expected) => {
    expect(safe(given)).toBe(expected);
  });

  it('cuts to 255 bytes between characters and keeps the extension', () => {
    const name = safe(`${'日'.repeat(200)}.pdf`);
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(name).toBe(`${'日'.repeat(83)}.pdf`);
  });
});

describe('safeContentType', () => {
  it.each([
    ['IMAGE/SVG+xml', 'image/svg+xml'],
    ['text/html\r\nX: y', 'application/octet-stream'],
    ['text', 'application/octet-stream'],
    ['', 'application/octet-stream'],
    [`text/${'x'.repeat(200)}`, 'application/octet-stream'],
  ])('turns %j into %s', (given, expected) => {
    expect(safeContentType(given)).toBe(expected);
  });
});
