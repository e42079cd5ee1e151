import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { TestGateway } from './support.js';

describe('the address of a client behind a proxy', () => {
  let gateway: TestGateway;
  const warn = jest.spyOn(Logger.prototype, 'warn');
  beforeAll(async () => {
    // A database of its own: other suites claim addresses from the same networks.
    const REDIS_URL = new URL('/11', process.env['TEST_REDIS_URL']).href;
    gateway = await TestGateway.start({ REDIS_URL, TRUST_PROXY: 'loopback', DAILY_QUOTA_PER_IP: '1' });
  });
  afterAll(async () => {
    warn.mockRestore();
    await gateway.stop();
  });
  const claimFrom = async (forwarded: string) =>
    (await gateway.call('POST', '/api/inboxes', { headers: { 'x-forwarded-for': forwarded } })).status;

  it.each([
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8:7::7]:4711', '2001:db8:7::9'],
    ['[2001:db8:8::7]', '[2001:db8:8::7]:1'],
    ['198.51.100.7:4711, 127.0.0.1:8080', '198.51.100.7'],
  ])('counts without its port: after %s, a claim from %s is the second of its network', async (first, second) => {
    expect(await claimFrom(first)).toBe(201);
    expect(await claimFrom(second)).toBe(429);
  });

  it('is missed in the log, once, when the header of a trusted proxy has none', async () => {
    warn.mockClear();
    for (const forwarded of ['unknown', '_hidden', '203.0.113.9']) await claimFrom(forwarded);
    const lines = warn.mock.calls.map(([line]) => line as { msg?: string });
    expect(lines.filter(({ msg }) => /X-Forwarded-For/.test(msg ?? ''))).toHaveLength(1);
  });
});
