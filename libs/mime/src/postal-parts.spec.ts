import { parseMessage } from './parse-message.js';

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
