import { mimeLimits } from './limits.js';
import { parseMessage, readAttachment, type ParsedMessage } from './parse-message.js';

const mail = (...lines: string[]) => Buffer.from(lines.join('\r\n') + '\r\n');
const multipart = (parts: string[][], subtype = 'mixed') =>
  mail(
    'From: a@example.org',
    'Subject: parts',
    `Content-Type: multipart/${subtype}; boundary=b`,
    '',
    ...parts.flatMap((part) => ['--b', ...part]),
    '--b--',
  );

describe('a part whose Content-Type is invalid', () => {
  const html = '<p>Your verification code is <b>482913</b></p>';

  it.each([
    'text/html charset=utf-8',
    'text/html, charset=utf-8',
    'TEXT/HTML,charset=utf-8',
    'text/html: charset=utf-8; format=fixed',
  ])('has the type and the charset with which the field begins: %s', async (type) => {
    expect(await parseMessage(mail(`Content-Type: ${type}`, '', `${html}ã`))).toMatchObject({
      body: 'Your verification code is 482913\n\nã',
      bodyHtml: `${html}ã\n`,
      code: '482913',
      attachments: [],
    });
  });

  it('has the charset of the field, too', async () => {
    const source = mail('Content-Type: text/plain charset=windows-1251', '', '\xcf\xf0\xe8\xe2\xe5\xf2').toString();
    expect((await parseMessage(Buffer.from(source, 'latin1'))).body).toBe('Привет');
  });

  it.each(['text', '', 'html; charset=utf-8', 'text/'])(
    'is plain text if the field names no type: %j',
    async (type) => {
      expect(await parseMessage(mail(`Content-Type: ${type}`, '', 'the words'))).toMatchObject({
        body: 'the words',
        bodyHtml: null,
        attachments: [],
      });
    },
  );

  it('has its own parts if it is a multipart', async () => {
    const source = multipart([['', 'the words']])
      .toString()
      .replace('mixed; boundary', 'mixed boundary');
    expect(await parseMessage(Buffer.from(source))).toMatchObject({ body: 'the words', truncated: false });
  });

  it.each([
    ['Content-Type: pdf; name="a.pdf"', 'X: y'],
    ['Content-Type: pdf', 'Content-Disposition: inline; filename=a.pdf'],
    ['Content-Type: attachment', 'Content-Disposition: attachment'],
  ])('stays a file if it has a file name or is attached: %s, %s', async (...fields) => {
    const { body, attachments } = await parseMessage(
      multipart([
        ['', 'the words'],
        [...fields, '', 'x'],
      ]),
    );
    expect([body, attachments.length]).toEqual(['the words', 1]);
  });
});

describe('the charset of a text', () => {
  const read = async (type: string, text: Buffer) =>
    (await parseMessage(Buffer.concat([mail(`Content-Type: ${type}`, ''), text]))).body;
  const russian = Buffer.from('\xd0\xf3\xf1\xf1\xea\xe8\xe9', 'latin1');
  const page = (meta: string, text: Buffer) => Buffer.concat([Buffer.from(`<head>${meta}</head><p>`), text]);

  it.each([
    '<meta charset=windows-1251>',
    '<META http-equiv="Content-Type" content="text/html; charset=windows-1251">',
    "<meta name=x content=y>\r\n<meta charset = 'WINDOWS-1251' />",
  ])('is the one that a page declares if the header names none: %s', async (meta) => {
    expect(await read('text/html', page(meta, russian))).toBe('Русский');
    expect(await read('text/html; charset=unknown-8bit', page(meta, russian))).toBe('Русский');
  });

  it('is not the one that a page declares if the header names one, the text is UTF-8, or there is no such charset', async () => {
    const meta = '<meta charset=windows-1251>';
    expect(await read('text/html; charset=iso-8859-1', page(meta, russian))).toBe('Ðóññêèé');
    expect(await read('text/html', page(meta, Buffer.from('Русский')))).toBe('Русский');
    for (const charset of ['no-such', 'utf-8', 'unicode']) {
      expect(await read('text/html', page(`<meta charset=${charset}>`, Buffer.of(0xe1)))).toBe('á');
    }
    expect(await read('text/plain', page(meta, russian))).toContain('Ðóññêèé');
  });

  it.each(['utf8mb4', 'unknown-8bit', 'us-ascii', 'x-no-such'])(
    'is UTF-8 if the text is, and not %s',
    async (label) => {
      expect(await read(`text/plain; charset=${label}`, Buffer.from('Olá, 日本'))).toBe('Olá, 日本');
      expect(await read(`text/plain; charset=${label}`, Buffer.from('Ol\xe1', 'latin1'))).toBe(
        label === 'utf8mb4' ? 'Ol\ufffd' : 'Olá',
      );
    },
  );

  it.each([
    ['cp932', '\x93\xfa\x96\x7b', '日本'],
    ['cp50220', '\x1b$BF|K\\\x1b(B', '日本'],
  ])('is one that only postal-mime knows by this name: %s', async (label, text, words) => {
    expect(await read(`text/plain; charset=${label}`, Buffer.from(text, 'latin1'))).toBe(words);
  });
});

it.each(['utf8', 'latin1'] as const)('reads a file name of raw bytes in %s', async (encoding) => {
  const source = multipart([['Content-Disposition: attachment; filename="résumé.pdf"', '', 'x']]).toString();
  expect((await parseMessage(Buffer.from(source, encoding))).attachments[0]?.filename).toBe('résumé.pdf');
});

describe('a text part with a file name', () => {
  const log = [
    'Content-Type: text/plain; name=error.log',
    'Content-Disposition: inline; filename=error.log',
    '',
    'line1',
  ];
  const report = ['Content-Type: text/html; name="report.html"', '', '<style>p{color:red}</style><p>Report</p>'];
  const namesOf = ({ attachments }: ParsedMessage) => attachments.map(({ filename }) => filename);

  it('is a file if a text stands before it', async () => {
    const page = ['Content-Type: text/html', '', '<p>See the files.</p>'];
    const source = multipart([page, log, report]);
    const message = await parseMessage(source);
    expect(message).toMatchObject({ body: 'See the files.', bodyHtml: `${page[2]}\n` });
    expect(namesOf(message)).toEqual(['error.log', 'report.html']);
    expect(Buffer.from((await readAttachment(source, 0))?.content ?? []).toString()).toBe('line1');
  });

  const nested = (subtype: string, ...parts: string[][]) => [
    `Content-Type: multipart/${subtype}; boundary=${subtype}`,
    '',
    ...parts.flatMap((each) => [`--${subtype}`, ...each]),
    `--${subtype}--`,
  ];
  const image = ['Content-Type: image/png; name=x.png', '', 'PNG'];

  it.each([
    ['after an empty text', multipart([['', ''], report])],
    ['after a text', multipart([['', 'Report'], report])],
    ['within an alternative', multipart([['', 'Report'], nested('mixed', report, image)], 'alternative')],
    ['after the parts that it shows', multipart([['', 'Report'], nested('related', image, report)], 'alternative')],
  ])('is the page of the mail if no page stands before it: %s', async (_, source) => {
    const { body, bodyHtml, attachments } = await parseMessage(source);
    expect([body, bodyHtml]).toEqual([expect.stringMatching(/Report$/), expect.stringContaining(report[2] ?? '-')]);
    expect(attachments.map(({ filename }) => filename)).not.toContain('report.html');
  });

  it('is the text of the mail if only an empty text stands before it', async () => {
    expect(await parseMessage(multipart([['', '', ' '], log]))).toMatchObject({ attachments: [] });
    expect((await parseMessage(multipart([['', ''], log]))).body.trim()).toBe('line1');
  });

  it('is a file if the text before it is in base64', async () => {
    const text = ['Content-Transfer-Encoding: base64', '', 'U2VlIHRoZSBmaWxlLg=='];
    expect(namesOf(await parseMessage(multipart([text, log])))).toEqual(['error.log']);
  });

  it('is the page of the mail if it is the first one and the sender wants it shown inline', async () => {
    const inline = ['Content-Disposition: inline; filename="report.html"', ...report];
    const message = await parseMessage(multipart([['', 'See the files.'], inline, inline]));
    expect(message).toMatchObject({ body: 'See the files.\n\nReport' });
    expect(namesOf(message)).toEqual(['report.html']);
  });

  it('is the text of the mail if none stands before it', async () => {
    expect(await parseMessage(multipart([log]))).toMatchObject({ body: 'line1', attachments: [] });
    expect(await parseMessage(mail(...log))).toMatchObject({ body: 'line1', attachments: [] });
    const { body, attachments } = await parseMessage(
      multipart([
        ['', 'See below.'],
        ['Content-Type: message/rfc822', '', ...log],
      ]),
    );
    expect([body.split(/\s+/), attachments]).toEqual([['See', 'below.', 'line1'], []]);
  });

  it('is the text of the mail if it is an alternative, or the page of one', async () => {
    expect(await parseMessage(multipart([log, report], 'alternative'))).toMatchObject({
      body: 'line1',
      bodyHtml: `${report[2]}\n`,
      attachments: [],
    });
    const related = ['Content-Type: multipart/related; boundary=r', '', '--r', ...report, '--r', ...log, '--r--'];
    const message = await parseMessage(multipart([['', 'Report'], related], 'alternative'));
    expect(message).toMatchObject({ body: 'Report', bodyHtml: `${report[2]}\n` });
    expect(namesOf(message)).toEqual(['error.log']);
  });
});

describe('text made of the HTML of a mail that has other text, too', () => {
  const page = [
    'Content-Type: text/html',
    '',
    '<div><style>\r\n.a{color:red}\r\n</style><div style="display:none">hidden</div><p>Your parcel has left.</p></div>',
  ];
  const link = ['Content-Type: text/html', '', '<a href="https://x.test/o?a=1&amp;b=2">Your order</a>'];

  it('has neither style sheets nor hidden words', async () => {
    const { body, preview } = await parseMessage(multipart([page, ['', '-- ', 'Sent to the list']]));
    expect(body).toBe('Your parcel has left.\n\n-- \nSent to the list');
    expect(preview).toBe('Your parcel has left. -- Sent to the list');
  });

  it('has the addresses of links, as that of a mail that is all HTML', async () => {
    const { body } = await parseMessage(multipart([link, ['', 'Sent to the list']]));
    expect(body).toBe('Your order <https://x.test/o?a=1&b=2>\n\nSent to the list');
  });

  it.each([
    ['in a text mail', [['', 'See below.']]],
    ['alone', []],
  ])('is made of a forwarded page, too: %s', async (_, before) => {
    const forwarded = ['Content-Type: message/rfc822', '', 'From: shop@x.test', ...page];
    const { body } = await parseMessage(multipart([...before, forwarded]));
    expect(body).toContain('shop@x.test');
    expect(body).toMatch(/Your parcel has left\.$/);
    expect(body).not.toMatch(/color|hidden/);
  });

  it('is bounded as the text of the mail is', async () => {
    const long = ['Content-Type: text/html', '', '<p>words of a page</p>\r\n'.repeat(mimeLimits.maxBodyChars / 20)];
    const { body, truncated } = await parseMessage(multipart([long, long, link, ['', 'the end']]));
    expect(truncated).toBe(true);
    expect(body).not.toContain('Your order');
    expect(body.endsWith('the end')).toBe(true);
  });
});

it('joins the lines of quotes in a text of format=flowed', async () => {
  const text = [
    '> This is a quote that is long enough ',
    '> to be wrapped.',
    '',
    'My answer is long enough ',
    'to wrap.',
  ];
  expect((await parseMessage(mail('Content-Type: text/plain; format=flowed', '', ...text))).body).toBe(
    '> This is a quote that is long enough to be wrapped.\n\nMy answer is long enough to wrap.',
  );
});

it('ignores blanks after a soft break of quoted-printable, in a text and in a file', async () => {
  const part = (disposition: string) => [
    `Content-Disposition: ${disposition}`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'https://x.test/verify?token=3Dabc=  \t',
    'def \r\nend',
  ];
  const source = multipart([part('inline'), part('attachment')]);
  const words = 'https://x.test/verify?token=abcdef ';
  expect((await parseMessage(source)).body).toBe(`${words}\nend`);
  expect(Buffer.from((await readAttachment(source, 0))?.content ?? []).toString()).toBe(`${words}\r\nend`);
});
