import type { Address, SiteConfig } from '@efemera/contract';
import { TestGateway } from './support.js';

it('holders of addresses at a kept domain read and extend their inboxes; nobody gets a new address there', async () => {
  const before = await TestGateway.start({ MAIL_DOMAINS: 'new.localhost,old.localhost' });
  const { token: key, address } = await before.claim(`ana${Date.now()}@old.localhost`);
  const gateway = await TestGateway.start({ MAIL_DOMAINS: 'new.localhost', KEPT_DOMAINS: 'old.localhost' });
  try {
    await gateway.deliver(address, 'still read');
    expect((await gateway.list(address, { key })).status).toBe(200);
    expect((await gateway.call('PATCH', `/api/inboxes/${address}`, { key, body: { extend: true } })).status).toBe(200);
    const other = `other${Date.now()}@old.localhost` as Address;
    expect((await gateway.call('POST', '/api/inboxes', { body: { address: other } })).status).toBe(422);
    const config = (await (await gateway.call('GET', '/api/config')).json()) as SiteConfig;
    expect(config.domains).toEqual(['new.localhost']);
    expect((await gateway.list('ana@foreign.localhost')).status).toBe(422);
  } finally {
    await gateway.stop();
    await before.stop();
  }
});
