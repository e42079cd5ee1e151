import { packMail, unpackMail, type MailContent } from './packed-mail.js';

const beside = { from: 'Ana <ana@sender.test>', subject: 'Olá', preview: 'Seu código é 482913.' };
const content = (source: Buffer): MailContent => ({
  envelope: { ip: '192.0.2.1', helo: 'mx.sender.test', mailFrom: 'ana@sender.test', tls: true },
  times: { connectedAtMs: 1, tlsVersion: 'TLSv1.3', afterMs: { data: 4 } },
  parsedAtMs: 1,
  bodies: {
    body: 'Seu código é 482913.\n',
    bodyHtml: null,
    headers: [{ name: 'subject', value: 'Olá' }],
    truncated: false,
  },
  source,
});
const text = Buffer.from('From: Ana <ana@sender.test>\r\nSubject: Olá\r\n\r\nSeu código é 482913.\r\n');

describe('a packed mail', () => {
  it.each([
    ['text', text],
    ['nothing', Buffer.alloc(0)],
    ['bytes of any value', Buffer.from(Array.from({ length: 512 }, (_, index) => index % 256))],
    ['line ends only', Buffer.from('\n\n\r\n')],
  ])('gives back a source of %s, and all that was packed with it', async (_, source) => {
    expect(await unpackMail(beside, await packMail(beside, content(source)))).toEqual(content(source));
  });

  it('is read though what it stands beside holds half a character', async () => {
    const broken = { ...beside, subject: 'cut \ud83d', preview: '\udc00 off' };
    const packed = await packMail(broken, content(text));
    const stored = JSON.parse(JSON.stringify(broken)) as typeof broken;
    expect(await unpackMail(stored, packed)).toEqual(content(text));
  });

  it('says nothing twice: neither source, summary nor what most mails say', async () => {
    const { source, ...rest } = content(text);
    const packed = await packMail(beside, content(text));
    expect(packed.length).toBeLessThan(0.4 * (source.length + JSON.stringify(rest).length));
  });

  it('is read that was packed by an earlier release', async () => {
    const packed = Buffer.from(
      'wxKbhpZGegZ6RnqGSNFaoYdkHGr8otkFiy5CsY0akUiRjRSbuKIISwxh910MKNCIiDnMSACFGK4ghpTaWAMaqfQGmQAqkLC7jJcLAA==',
      'base64',
    );
    expect(await unpackMail(beside, packed)).toEqual(content(text));
  });
});
