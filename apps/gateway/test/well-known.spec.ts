import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TestGateway } from './support.js';

describe('/.well-known/', () => {
  let gateway: TestGateway;
  let off: TestGateway;
  beforeAll(async () => {
    [gateway, off] = await Promise.all([
      TestGateway.start({
        SECURITY_CONTACT: 'mailto:security@example.org',
        MTA_STS_MX: 'mail.example.org,*.mx.example.org',
        MTA_STS_MODE: 'enforce',
        MAIL_DOMAINS: 'example.org',
        KEPT_DOMAINS: 'old.example.org',
        REDIS_URL: new URL('/10', process.env['TEST_REDIS_URL']).href,
      }),
      TestGateway.start(),
    ]);
  });
  afterAll(() => Promise.all([gateway.stop(), off.stop()]));

  /** `fetch` does not let a caller choose the Host. */
  const ask = (asked: TestGateway, path: string, host: string) =>
    new Promise<{ status: number | undefined; type: string | undefined; text: string }>((resolve, reject) => {
      const { port } = asked.app.getHttpServer().address() as AddressInfo;
      request({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.on('end', () =>
          resolve({ status: response.statusCode, type: response.headers['content-type'], text }),
        );
      })
        .on('error', reject)
        .end();
    });

  it('names where security holes are reported, in a file that expires in half a year', async () => {
    const { status, type, text } = await ask(gateway, '/.well-known/security.txt', 'localhost');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(
      /^Contact: mailto:security@example\.org\nExpires: (\S+)\nCanonical: http:\/\/\S+\/\.well-known\/security\.txt\n$/,
    );
    const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(170 * 86_400_000);
    expect(expires - Date.now()).toBeLessThan(365 * 86_400_000);
  });

  it('has the MTA-STS policy of each domain that receives mail, only at the host `mta-sts.<domain>`', async () => {
    const policy =
      'version: STSv1\r\nmode: enforce\r\nmx: mail.example.org\r\nmx: *.mx.example.org\r\nmax_age: 1209600\r\n';
    for (const host of ['mta-sts.example.org', 'MTA-STS.Example.org:443', 'mta-sts.old.example.org']) {
      const { status, type, text } = await ask(gateway, '/.well-known/mta-sts.txt', host);
      expect([host, status, type, text]).toEqual([host, 200, 'text/plain; charset=utf-8', policy]);
    }
    for (const host of ['example.org', 'localhost', 'mta-sts.foreign.test', 'mta-sts.']) {
      expect([host, (await ask(gateway, '/.well-known/mta-sts.txt', host)).status]).toEqual([host, 404]);
    }
  });

  it('has the policy of a domain that an operator adds, and none of a retired domain', async () => {
    const status = async (domain: string) =>
      (await ask(gateway, '/.well-known/mta-sts.txt', `mta-sts.${domain}`)).status;
    const set = (state: string) =>
      gateway.call('PUT', '/api/admin/domains/new.example.net', { key: 'operator-secret-123456', body: { state } });
    expect(await status('new.example.net')).toBe(404);
    await set('offered');
    expect(await status('new.example.net')).toBe(200);
    await set('retired');
    expect(await status('new.example.net')).toBe(404);
    await gateway.call('DELETE', '/api/admin/domains/new.example.net', { key: 'operator-secret-123456' });
  });

  it('answers 404 for each file whose setting is missing', async () => {
    for (const path of ['security.txt', 'mta-sts.txt', 'other.txt']) {
      expect([path, (await ask(off, `/.well-known/${path}`, 'mta-sts.efemera.localhost')).status]).toEqual([path, 404]);
    }
  });
});
