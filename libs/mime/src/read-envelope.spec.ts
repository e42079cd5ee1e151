import { limits } from '@efemera/contract';
import { mimeLimits } from './limits.js';
import { readEnvelope, readSenderAddresses } from './read-envelope.js';

const crlf = (...lines: string[]) => lines.join('\r\n') + '\r\n';
const read = (...lines: string[]) => readEnvelope(Buffer.from(crlf(...lines, '', 'body')));
const from = (value: string) => read(`From: ${value}`).from;
const subject = (value: string) => read(`Subject: ${value}`).subject;

describe('readEnvelope', () => {
  it('reads sender and subject, whatever other fields surround them', () => {
    expect(read('Received: by mx', 'SUBJECT : Hello', 'not a field', 'from: Ana <ana@example.org>', 'To: x@y')).toEqual(
      {
        from: 'Ana <ana@example.org>',
        subject: 'Hello',
      },
    );
  });

  it('keeps the first of duplicated fields', () => {
    expect(read('From: a@example.org', 'From: b@example.org', 'Subject: one', 'Subject: two')).toEqual({
      from: 'a@example.org',
      subject: 'one',
    });
  });

  it('is empty if there is nothing to read', () => {
    const nothing = { from: '', subject: '' };
    expect(readEnvelope(new Uint8Array())).toEqual(nothing);
    expect(readEnvelope(Buffer.from('\r\nFrom: body@example.org\r\n'))).toEqual(nothing);
    expect(read('From:', 'Subject:')).toEqual(nothing);
    expect(readEnvelope(Buffer.from('no colon anywhere'))).toEqual(nothing);
  });

  it('never reads the body', () => {
    expect(read('To: x@y', '', 'From: body@example.org', 'Subject: body')).toEqual({ from: '', subject: '' });
  });

  it('reads a view into a larger buffer without the bytes around it', () => {
    const whole = Buffer.from(crlf('From: before@example.org', 'From: mine@example.org', '', ''));
    const start = whole.indexOf('From: mine');
    expect(readEnvelope(new Uint8Array(whole.buffer, whole.byteOffset + start, 24)).from).toBe('mine@example.org');
  });

  it('unfolds values of several lines', () => {
    expect(read('Subject: one', ' two', '\tthree', 'From:', ' a@example.org')).toEqual({
      from: 'a@example.org',
      subject: 'one two three',
    });
  });

  describe('decodes encoded words', () => {
    it.each([
      [
        'of several charsets, one after the other',
        '=?iso-8859-1?Q?A=E7=E3o?= =?koi8-r?B?1MXT1A==?= =?utf-8?B?5pel5pys?=',
        'Açãoтест日本',
      ],
      ['with text between them', 'Re: =?utf-8?q?caf=C3=A9?= and =?utf-8?q?ch=C3=A1?=', 'Re: café and chá'],
      ['that split a character', '=?utf-8?Q?caf=C3?= =?utf-8?Q?=A9?=', 'café'],
      ['in windows-1252, or windows-1252 labelled as Latin-1', '=?iso-8859-1?Q?=93ok=94_=80?=', '“ok” €'],
      ['with a language', '=?utf-8*pt?Q?=C3=A3?=', 'ã'],
      ['of an unknown charset, as UTF-8 or windows-1252', '=?x-none?Q?plain?=', 'plain'],
    ])('%s', (_name, value, expected) => {
      expect(subject(value)).toBe(expected);
    });

    it('over folded lines', () => {
      expect(read('Subject: =?utf-8?Q?parte_um,?=', ' =?utf-8?Q?_parte_dois?=').subject).toBe('parte um, parte dois');
    });

    it('except broken ones, which it keeps as they are', () => {
      expect(subject('=?utf-8?X?broken?= =?utf-8?Q?open')).toBe('=?utf-8?X?broken?= =?utf-8?Q?open');
    });
  });

  it('decodes raw bytes as UTF-8, or else as windows-1252', () => {
    const mail = (encoding: BufferEncoding) =>
      Buffer.from(crlf('From: José <jose@example.org>', 'Subject: Olá', ''), encoding);
    expect(readEnvelope(mail('utf8'))).toEqual({ from: 'José <jose@example.org>', subject: 'Olá' });
    expect(readEnvelope(mail('latin1'))).toEqual({ from: 'José <jose@example.org>', subject: 'Olá' });
    expect(readEnvelope(Buffer.from('Subject: 5 \x80 \x93x\x94\r\n\r\n', 'latin1')).subject).toBe('5 € “x”');
  });

  describe('reads senders', () => {
    it.each([
      ['a bare address', 'ana@example.org', 'ana@example.org'],
      ['an address in brackets', '<ana@example.org>', 'ana@example.org'],
      ['a quoted name', '"Doe, \\"Jane\\"" <jane@example.org>', 'Doe, "Jane" <jane@example.org>'],
      [
        'an encoded name with syntax in it',
        '=?utf-8?Q?Doe,_Jane_(caf=C3=A9)?= <j@example.org>',
        'Doe, Jane (café) <j@example.org>',
      ],
      ['a name with a comma that lacks its quotes', 'Doe, Jane <jane@example.org>', 'Doe, Jane <jane@example.org>'],
      ['a name in a comment', 'jane@example.org (Jane Doe)', 'Jane Doe <jane@example.org>'],
      ['comments anywhere', 'Pete(A nice \\) chap) <pete(his account)@silly.test(his host)>', 'Pete <pete@silly.test>'],
      ['the first of several', 'a@example.org, B <b@example.org>', 'a@example.org'],
      ['the first member of a group', 'Team: Ana <ana@example.org>, b@example.org;', 'Ana <ana@example.org>'],
      ['the name of an empty group', 'undisclosed-recipients:;', 'undisclosed-recipients'],
      ['a name alone', 'Mailer', 'Mailer'],
      ['an international address', 'Jöhn <jöhn@exämple.org>', 'Jöhn <jöhn@exämple.org>'],
      ['an address given as its own name', '"ana@example.org" <ana@example.org>', 'ana@example.org'],
    ])('%s', (_name, value, expected) => {
      expect(from(value)).toBe(expected);
    });

    it('does not let a name show another address in brackets', () => {
      expect(from('=?utf-8?Q?Bank_<info@bank.example>?= <thief@example.org>')).toBe(
        'Bank info@bank.example <thief@example.org>',
      );
    });

    it('does not let a long name push the address out', () => {
      const sender = from(`"${'x'.repeat(1000)}" <ana@example.org>`);
      expect(sender).toHaveLength(limits.maxSenderChars);
      expect(sender.endsWith('x <ana@example.org>')).toBe(true);
    });
  });

  describe('returns one clean line', () => {
    it.each([
      ['line breaks', '=?utf-8?Q?a=0D=0ABcc:_x@y=00?=', 'a Bcc: x@y'],
      ['tabs and runs of blanks', 'a \t  b', 'a b'],
      ['controls', '=?utf-8?Q?a=1B[31mb=7F?=', 'a[31mb'],
      ['separators of lines and paragraphs', '=?utf-8?Q?a=E2=80=A8b=E2=80=A9c?=', 'a b c'],
      ['directional overrides and isolates', 'invoice\u202efdp.exe\u2066\u2069', 'invoicefdp.exe'],
    ])('without %s', (_name, value, expected) => {
      expect(subject(value)).toBe(expected);
      expect(from(`${value} <a@example.org>`)).toBe(`${expected} <a@example.org>`);
    });

    it('cut to the limits, never within a character', () => {
      expect(subject('x'.repeat(2000))).toHaveLength(limits.maxSubjectChars);
      const emoji = subject(`x${'😀'.repeat(400)}`);
      expect(emoji).toBe(`x${'😀'.repeat((limits.maxSubjectChars - 2) / 2)}`);
    });
  });

  // Some parser needed quadratic time, that is minutes, for each of these; this one needs a few milliseconds.
  it.each([
    ['brackets', '('],
    ['angles', '<'],
    ['quotes', '"'],
    ['groups', 'a:'],
    ['commas', ','],
    ['addresses', '"a" <b@c>, '],
    ['blanks', '  '],
    ['open encoded words', '=?utf-8?Q?'],
    ['encoded words that do not decode', '=?utf-8?B?/w==?= '],
    ['folds', '\r\n a'],
    ['lines without a colon', '\r\na'],
    ['empty values', '\r\na:'],
  ])('stays fast with a megabyte of %s', (_name, unit) => {
    const megabyte = unit.repeat(2 ** 20 / unit.length);
    for (const name of ['From', 'Subject']) {
      const source = Buffer.from(`${name}: ${megabyte}\r\n\r\n`);
      const spent = Array.from({ length: 5 }, () => {
        const started = performance.now();
        readEnvelope(source);
        return performance.now() - started;
      });
      expect(Math.min(...spent)).toBeLessThan(250);
    }
  });
});

describe('readSenderAddresses', () => {
  it('reads every address of every From field, within the size limit', () => {
    const senders = (...fields: string[]) => readSenderAddresses(Buffer.from(crlf(...fields, '', 'body')));
    expect(senders('From: A <a@x.test>, b@x.test', 'To: c@x.test', 'FROM : d@x.test')).toEqual([
      'a@x.test',
      'b@x.test',
      'd@x.test',
    ]);
    // Mail programs skip control characters; with them, an address would escape a block.
    expect(senders('From: x <s@ev\x01il.test>', 'From: s\x1fpam@evil.test')).toEqual(['s@evil.test', 'spam@evil.test']);
    const long = (length: number) => `From: ${'x'.repeat(length - 13)} <a@x.test>`;
    const half = mimeLimits.maxFromBytes / 2;
    expect(senders(long(half), 'From: b@x.test')).toEqual(['a@x.test', 'b@x.test']);
    expect(senders(long(half), long(half), long(half), 'From: b@x.test')).toEqual(['a@x.test', 'a@x.test']);
  });

  it('finds the address behind a name or blanks longer than the size limit, which would escape a block', () => {
    const senders = (field: string) => readSenderAddresses(Buffer.from(crlf(field, '', 'body')));
    expect(senders(`From: "${'A'.repeat(5000)}" <bad@x.test>`)).toContain('bad@x.test');
    expect(senders(`From:${`\r\n ${' '.repeat(900)}`.repeat(6)} <bad@x.test>`)).toContain('bad@x.test');
    expect(senders(`From: ${'A'.repeat(5000)}`)).toEqual([]);
  });

  it('takes no longer for many From fields of nested groups than for one', () => {
    const source = Buffer.from(`From: ${'a:'.repeat(2000)}\r\n`.repeat(60) + '\r\n');
    const spent = Array.from({ length: 5 }, () => {
      const started = performance.now();
      readSenderAddresses(source);
      return performance.now() - started;
    });
    expect(Math.min(...spent)).toBeLessThan(100);
  });
});
