import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { MailCheck } from '@efemera/contract';
import { mailOf } from '@efemera/testing/sample-mail';
import { someAddress, TestGateway } from './support.js';

describe('GET /api/emails/ID/check', () => {
  let gateway: TestGateway;
  let inside: Server;
  let calls = 0;
  beforeAll(async () => {
    inside = createServer((socket) => {
      calls++;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(inside, 'listening');
    gateway = await TestGateway.start({ WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8' });
  });
  afterAll(async () => {
    await gateway.stop();
    inside.close();
  });

  const check = async (html: string, query = '') => {
    const address = someAddress();
    const id = await gateway.deliver(address, 'x', mailOf({ html }).toString('latin1'));
    const response = await gateway.call('GET', `/api/emails/${id}/check?to=${address}${query}`);
    expect(response.status).toBe(200);
    return (await response.json()) as MailCheck;
  };

  it('reports how mail programs and filters will treat a mail', async () => {
    const { score, findings } = await check(
      '<p style="display:flex;color:#ddd">pale</p><img src="https://shop.test/a.webp"><a href="http://shop.test/">shop</a>',
    );
    expect(findings.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'client_support',
        'low_contrast',
        'image_without_text',
        'link_insecure',
        'auth_unchecked',
      ]),
    );
    expect(findings.find(({ kind }) => kind === 'image_without_text')?.where).toBe('https://shop.test/a.webp');
    // An error (a contrast below 2) costs 20, and three kinds of warnings 7 each: image, link, and the missing text
    // part.
    expect(score).toBe(100 - 20 - 3 * 7);
  });

  it('follows links only when asked to, and never into a private network', async () => {
    const { port } = inside.address() as AddressInfo;
    const html = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '127.0.0.2']
      .map((host) => `<a href="http://${host}:${port}/page">x</a>`)
      .join('');
    expect((await check(html)).findings.map(({ kind }) => kind)).not.toContain('link_broken');
    const { findings } = await check(html, '&links=1');
    const broken = findings.filter(({ kind }) => kind === 'link_broken');
    expect(broken).toHaveLength(5);
    expect(new Set(broken.map(({ text }) => text))).toEqual(
      new Set(['The link leads to a network that is not public.']),
    );
    expect(calls).toBe(0);
  });

  it('never calls a confirmation link, and reports that it did not follow it', async () => {
    const { port } = inside.address() as AddressInfo;
    const { findings } = await check(
      `<a href="http://127.0.0.1:${port}/confirm?t=1">Confirm your e-mail</a>`,
      '&links=1',
    );
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'link_not_followed', severity: 'info' }));
    expect(findings.map(({ kind }) => kind)).not.toContain('link_broken');
    expect(calls).toBe(0);
  });
});
