import { readdirSync, readFileSync } from 'node:fs';
import { mimeLimits } from './limits.js';
import { parseMessage, readAttachment, showUnparsed } from './parse-message.js';
import { readEnvelope } from './read-envelope.js';

const fixtures = new URL('../test/fixtures/', import.meta.url);
const names = readdirSync(fixtures).flatMap((file) => (file.endsWith('.eml') ? file.slice(0, -4) : []));

/** Restores the line ends of SMTP, which a git checkout may have changed. */
const readFixture = (name: string) =>
  Buffer.from(readFileSync(new URL(`${name}.eml`, fixtures), 'latin1').replace(/\r?\n/g, '\r\n'), 'latin1');
const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n') + '\r\n');
const multipart = (parts: string[], subtype = 'mixed') =>
  mail(
    'From: a@example.org',
    'Subject: parts',
    `Content-Type: multipart/${subtype}; boundary=b`,
    '',
    ...parts.flatMap((part) => ['--b', part]),
    '--b--',
  );
const attached = (name: string, content = 'x') =>
  `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}`;

describe('parseMessage', () => {
  it.each(names)('reads %s.eml as the golden file says', async (name) => {
    const golden = JSON.parse(readFileSync(new URL(`${name}.json`, fixtures), 'utf8')) as unknown;
    expect(await parseMessage(readFixture(name))).toEqual(golden);
  });

  it.each(names)('reads the same sender and subject of %s.eml as SMTP does when it accepts the mail', async (name) => {
    const source = readFixture(name);
    const { from, subject } = await parseMessage(source);
    expect({ from, subject }).toEqual(readEnvelope(source));
  });

  it('reads an empty mail, and one of headers only', async () => {
    const nothing = { body: '', bodyHtml: null, preview: '', attachments: [], truncated: false };
    expect(await parseMessage(new Uint8Array())).toMatchObject({ ...nothing, from: '', subject: '', headers: [] });
    expect(await parseMessage(mail('Subject: alone'))).toMatchObject({ ...nothing, subject: 'alone' });
  });

  it('rejects input that is not bytes', async () => {
    await expect(parseMessage('From: a@b' as unknown as Uint8Array)).rejects.toThrow(TypeError);
  });

  it('makes text from the HTML if the text part is empty', async () => {
    const source = multipart(
      ['Content-Type: text/plain\r\n\r\n \r\n', 'Content-Type: text/html\r\n\r\n<p>Words</p>'],
      'alternative',
    );
    expect((await parseMessage(source)).body).toBe('Words');
  });

  it('keeps HTML as it was sent', async () => {
    const html = '<p onclick="x()">Hi</p><script>y()</script>';
    expect((await parseMessage(mail('Content-Type: text/html', '', html))).bodyHtml?.trim()).toBe(html);
  });

  it('reads text without a charset as windows-1252 where it is not UTF-8', async () => {
    const read = async (...bytes: Buffer[]) => {
      const { body, bodyHtml } = await parseMessage(Buffer.concat(bytes));
      return { body, bodyHtml: bodyHtml?.trim() };
    };
    const latin1 = (text: string) => Buffer.from(text, 'latin1');
    expect(await read(latin1('Subject: old\r\n\r\nOl\xe1 \x80 5\r\n'))).toMatchObject({ body: 'Olá € 5' });
    expect(await read(mail('Subject: new', '', 'Olá € 5'))).toMatchObject({ body: 'Olá € 5' });
    expect(
      await read(
        latin1('Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>\xe1'),
      ),
    ).toEqual({ body: 'á', bodyHtml: '<p>á' });
    const damaged = Buffer.concat([Buffer.from('Subject: cut\r\n\r\n您的验证码是 482913 '), Buffer.of(0xe2, 0x80)]);
    expect(await parseMessage(damaged)).toMatchObject({ body: '您的验证码是 482913 \ufffd', code: '482913' });
    const named = 'Content-Type: text/plain; charset=utf-8\r\n\r\n\xe1\r\n';
    expect(await read(latin1(named))).toMatchObject({ body: '\ufffd' });
  });

  it('decodes headers, one line each', async () => {
    const { headers } = await parseMessage(mail('__proto__: x', 'X-A: =?utf-8?Q?a=0D=0Ab?=', ' c', '', ''));
    expect(headers).toEqual([
      { name: '__proto__', value: 'x' },
      { name: 'X-A', value: 'a b c' },
    ]);
  });

  it('marks inline parts', async () => {
    const { attachments } = await parseMessage(
      multipart(
        [
          'Content-Type: text/html\r\n\r\n<img src=cid:x>',
          'Content-Type: image/png\r\nContent-ID: <x>\r\n\r\nx',
          attached('a'),
        ],
        'related',
      ),
    );
    expect(attachments.map(({ inline, contentId }) => [inline, contentId])).toEqual([
      [true, 'x'],
      [false, null],
    ]);
  });

  describe('bounds', () => {
    const tooMany = (unit: string, bytes: number) => unit.repeat(Math.ceil(bytes / unit.length) + 1);

    it('the length of the text', async () => {
      const message = await parseMessage(
        mail('Subject: long', '', tooMany('text of a line\r\n', mimeLimits.maxBodyChars * 1.2)),
      );
      expect(message).toMatchObject({ subject: 'long', truncated: true });
      expect(message.body).toHaveLength(mimeLimits.maxBodyChars);
    });

    it('the length of the HTML', async () => {
      const message = await parseMessage(
        mail('Content-Type: text/html', '', tooMany('<p>words of a page</p>\r\n', mimeLimits.maxBodyChars * 1.2)),
      );
      expect(message.truncated).toBe(true);
      expect(message.bodyHtml).toHaveLength(mimeLimits.maxBodyChars);
      expect(message.preview).toMatch(/^words of a page words/);
    });

    it.each([
      ['a style sheet', `<style>${'p{color:red} '.repeat(400_000)}</style>`],
      ['style sheets', `<style>${'p{color:red} '.repeat(9_000)}</style>`.repeat(12)],
      ['a comment', `<!--${' x'.repeat(800_000)}-->`],
      ['a script', `<script>${'x();'.repeat(400_000)}</script>`],
    ])('the length of the HTML, and keeps the words behind %s that exceeds it', async (_, bulk) => {
      const html = `<html><head>${bulk}</head><body><p>Your parcel has left</p></body></html>`;
      const message = await parseMessage(mail('Content-Type: text/html', '', html));
      expect(message).toMatchObject({ preview: 'Your parcel has left', truncated: true });
      expect(message.bodyHtml).toContain('<p>Your parcel has left</p>');
    });

    it('the number of parts: only the first ones are read', async () => {
      const parts = Array.from({ length: 20_000 }, (_, index) => `\r\npart ${index}`);
      const message = await parseMessage(multipart(parts));
      expect(message.truncated).toBe(true);
      expect(message.body).toContain(`part ${mimeLimits.maxParts - 1}`);
      expect(message.body).not.toContain(`part ${mimeLimits.maxParts}\n`);
    });

    it('the number of parts, but not the lines of a plain text that look like a boundary', async () => {
      const message = await parseMessage(mail('', ...Array.from({ length: 3000 }, () => '-- removed'), 'end'));
      expect(message.truncated).toBe(false);
      expect(message.body.endsWith('end')).toBe(true);
    });

    it('the number of parts, but not the lines of an attachment that look like a boundary', async () => {
      const dump = Array.from({ length: 3000 }, (_, index) => `-- table ${index}`).join('\r\n');
      const source = multipart([attached('dump.sql', dump), '\r\nthe text']);
      expect(await parseMessage(source)).toMatchObject({ body: 'the text', truncated: false });
      expect(Buffer.from((await readAttachment(source, 0))?.content ?? []).toString()).toBe(dump);
    });

    it('the number of parts inside an encoded part: a mail with more is shown unparsed', async () => {
      const inner = multipart(Array.from({ length: 2000 }, (_, index) => `\r\npart ${index}`)).toString('base64');
      const source = multipart([`Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n${inner}`]);
      expect(await parseMessage(source)).toEqual(showUnparsed(source));
    });

    it('the number of parts of all messages in a mail together', async () => {
      const inner = multipart(Array.from({ length: 400 }, (_, index) => `\r\npart ${index}`))
        .toString()
        .replace(/(?<=--|boundary=)b/g, 'inner');
      const source = multipart(Array.from({ length: 3 }, () => `Content-Type: message/rfc822\r\n\r\n${inner}`));
      const { body, truncated } = await parseMessage(source);
      expect(truncated).toBe(true);
      expect(body.match(/part 399/g)).toHaveLength(2);
    });

    it('the number of attachments', async () => {
      const source = multipart(Array.from({ length: 150 }, (_, index) => attached(`${index}.bin`)));
      const { attachments, truncated } = await parseMessage(source);
      expect(truncated).toBe(true);
      expect(attachments).toHaveLength(mimeLimits.maxAttachments);
      expect(await readAttachment(source, mimeLimits.maxAttachments)).toBeNull();
    });

    it('the nesting of parts: deeper mail is shown unparsed', async () => {
      const nested = (levels: number) =>
        mail(
          'Subject: deep',
          ...Array.from({ length: levels }, (_, level) => [
            `Content-Type: multipart/mixed; boundary=b${level}`,
            '',
            `--b${level}`,
          ]).flat(),
          '',
          'the leaf',
        );
      expect(await parseMessage(nested(20))).toMatchObject({ subject: 'deep', body: 'the leaf', truncated: false });
      const deep = await parseMessage(nested(5000));
      expect(deep).toMatchObject({ subject: 'deep', attachments: [], truncated: true });
      expect(deep.body).toMatch(/^--b0\r\nContent-Type/);
      expect(deep.body.length).toBeLessThanOrEqual(mimeLimits.maxUnparsedBytes);
    });

    it('the nesting of messages: the deepest becomes an attachment', async () => {
      const levels = Array.from({ length: 500 }, (_, level) => [
        'Content-Type: message/rfc822',
        '',
        `Subject: level ${level}`,
      ]);
      const { attachments, subject } = await parseMessage(mail('Subject: outer', ...levels.flat(), '', 'leaf'));
      expect(subject).toBe('outer');
      expect(attachments).toMatchObject([{ contentType: 'message/rfc822' }]);
    });

    it('the bytes of the headers of all parts', async () => {
      const part = `X-Bomb: ${'x'.repeat(10_000)}\r\n\r\nx`;
      expect(await parseMessage(multipart(Array.from({ length: 200 }, () => part)))).toMatchObject({
        subject: 'parts',
        truncated: true,
      });
    });

    it('the number and the size of header fields', async () => {
      const many = await parseMessage(
        mail('Subject: many', ...Array.from({ length: 10_000 }, () => 'X: y'), '', 'text'),
      );
      expect(many).toMatchObject({ body: 'text', truncated: true });
      expect(many.headers).toHaveLength(mimeLimits.maxHeaderFields);
      const heavy = await parseMessage(mail(...Array.from({ length: 20 }, () => `X: ${'y'.repeat(9000)}`), '', 'text'));
      expect(heavy.truncated).toBe(true);
      expect(JSON.stringify(heavy.headers).length).toBeLessThan(2 * mimeLimits.maxHeaderChars);
    });
  });
});

describe('showUnparsed', () => {
  it('shows headers and the following text as received', () => {
    expect(showUnparsed(mail('From: a@example.org', 'Subject: =?utf-8?Q?Ol=C3=A1?=', '', '--b', 'raw é'))).toEqual({
      from: 'a@example.org',
      subject: 'Olá',
      body: '--b\r\nraw é',
      bodyHtml: null,
      preview: '--b raw é',
      code: null,
      link: null,
      codes: [],
      links: [],
      attachments: [],
      headers: [
        { name: 'From', value: 'a@example.org' },
        { name: 'Subject', value: 'Olá' },
      ],
      truncated: true,
    });
  });

  it('shows all of a mail that has no body', () => {
    expect(showUnparsed(mail('Subject: alone')).body).toBe('Subject: alone');
  });
});

describe('readAttachment', () => {
  it('returns each attachment that the message lists, as listed', async () => {
    const source = readFixture('attachments');
    const { attachments } = await parseMessage(source);
    expect(attachments).toHaveLength(5);
    for (const { index, filename, contentType, size } of attachments) {
      const attachment = await readAttachment(source, index);
      expect(attachment).toMatchObject({ filename, contentType });
      expect(attachment?.content.byteLength).toBe(size);
    }
  });

  it('decodes the content', async () => {
    const source = readFixture('attachments');
    expect((await readAttachment(source, 2))?.content).toEqual(Uint8Array.of(0, 1, 2, 3, 4));
    expect(Buffer.from((await readAttachment(source, 1))?.content ?? []).toString()).toBe('%PDF-1.4\n');
  });

  describe('returns the bytes of the file', () => {
    const contentOf = async (source: Buffer) =>
      Buffer.from((await readAttachment(source, 0))?.content ?? []).toString('latin1');
    const file = (encoding: string, content: string) =>
      `Content-Disposition: attachment; filename=a.csv\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${content}`;

    it.each([
      ['7bit', 'a,b\r\n1,2\r\n', 'a,b\r\n1,2\r\n'],
      ['8bit', 'no line break at the end', 'no line break at the end'],
      ['binary', '\r\n\r\n', '\r\n\r\n'],
      ['quoted-printable', 'a,=E1\r\n1=3D=\r\n,2\r\n', 'a,\xe1\r\n1=,2\r\n'],
      ['quoted-printable', 'unix=0Aline=0A=', 'unix\nline\n'],
      ['quoted-printable', 'odd =4 =ZZ =', 'odd =4 =ZZ '],
      ['quoted-printable', '', ''],
      ['base64', 'YSxiCg==', 'a,b\n'],
    ])('in %s: %j', async (encoding, content, bytes) => {
      expect(await contentOf(multipart([file(encoding, content), file(encoding, 'x')]))).toBe(bytes);
      const forwarded = `Content-Type: message/rfc822\r\n\r\nSubject: inner\r\n${file(encoding, content)}`;
      expect(await contentOf(multipart([forwarded]))).toBe(bytes);
    });

    it('of a calendar, which postal-mime writes anew; only one that is not UTF-8 is recoded', async () => {
      const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
      const fileOf = (charset: string, content: string) =>
        `Content-Type: text/calendar; charset=${charset}\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content, 'latin1').toString('base64')}`;
      expect(await contentOf(multipart([fileOf('utf-8', calendar)]))).toBe(calendar);
      expect(await contentOf(multipart([fileOf('windows-1252', 'SUMMARY:Ol\xe1\r\n')]))).toBe('SUMMARY:Ol\xc3\xa1\n');
    });

    it('of a mail that is nothing but a file', async () => {
      expect(await contentOf(mail(file('7bit', 'a\r\nb')))).toBe('a\r\nb\r\n');
      expect(await contentOf(mail(file('quoted-printable', 'a\r\nb')))).toBe('a\r\nb\r\n');
      expect(await contentOf(mail(file('quoted-printable', 'a=')))).toBe('a');
    });
  });

  it('returns null for an unknown attachment', async () => {
    const source = readFixture('attachments');
    for (const index of [-1, 5, 0.5, Number.NaN]) expect(await readAttachment(source, index)).toBeNull();
    expect(await readAttachment(new Uint8Array(), 0)).toBeNull();
  });
});
