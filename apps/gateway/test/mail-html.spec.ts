import { newMailId } from '@efemera/storage';
import { attachmentsMail } from '@efemera/testing/sample-mail';
import { someAddress, TestGateway } from './support.js';

describe('GET /api/emails/ID/html', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start();
  });
  afterAll(() => gateway.stop());

  const code = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

  it('gives the HTML with its embedded images, under a policy that runs and loads nothing', async () => {
    const { address, token: key, cookie } = await gateway.claim();
    const id = await gateway.deliver(address, 'Picture', attachmentsMail('Picture').toString('latin1'));
    const response = await gateway.call('GET', `/api/emails/${id}/html?to=${address}`, { key, cookie });
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<h1>Em HTML<\/h1><img src="data:image\/gif;base64,R0lGOD/);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:",
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('x-dns-prefetch-control')).toBe('off');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  it('lets images load from https addresses only where the caller asks for it', async () => {
    const address = someAddress();
    const id = await gateway.deliver(address, 'x', 'Content-Type: text/html\r\n\r\n<p>x</p>');
    const response = await gateway.call('GET', `/api/emails/${id}/html?to=${address}&remote=1`);
    expect(response.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; img-src data: https:; style-src 'unsafe-inline'; font-src data:",
    );
    const odd = await gateway.call('GET', `/api/emails/${id}/html?to=${address}&remote=on`);
    expect([odd.status, await code(odd)]).toEqual([400, 'bad_request']);
  });

  it('answers 404 with one code for a mail without HTML and another for a mail that does not exist', async () => {
    const address = someAddress();
    const id = await gateway.deliver(address);
    for (const [asked, expected] of [
      [id, 'html_not_found'],
      [newMailId(), 'email_not_found'],
      ['x', 'email_not_found'],
    ]) {
      const response = await gateway.call('GET', `/api/emails/${asked}/html?to=${address}`);
      expect([response.status, await code(response)]).toEqual([404, expected]);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });
});
