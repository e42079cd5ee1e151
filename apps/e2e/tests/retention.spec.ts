import type { Address } from '@efemera/contract';
import { partitionOf, redisKeys } from '@efemera/contract/redis';
import { callRedis } from '@efemera/start/redis-call';
import { textMail } from '@efemera/testing/sample-mail';
import type { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';
import { expect, test } from '../support/system-test.js';

const [life, quarantine, lastSeconds] = [600, 1200, 8];
test.use({ systemEnv: { INBOX_TTL_SECONDS: String(life), QUARANTINE_SECONDS: String(quarantine) } });

const keys = redisKeys();
const script = `
  for _, field in ipairs({'expires', 'quarantine'}) do
    if redis.call('HEXISTS', KEYS[1], field) == 1 then redis.call('HINCRBY', KEYS[1], field, -ARGV[2]) end
  end
  for _, id in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do redis.call('ZINCRBY', KEYS[2], -ARGV[2], id) end
  if redis.call('ZSCORE', KEYS[3], ARGV[1]) then redis.call('ZINCRBY', KEYS[3], -ARGV[2], ARGV[1]) end
  return 1`.replace(/\s+/g, ' ');

/**
 * Makes this much time pass for the data of an address: with a real lifetime of seconds, the inbox would end before a
 * slow page has loaded.
 */
async function pass(system: System, address: string, seconds: number): Promise<void> {
  const of = address as Address;
  const names = [keys.inbox(of), keys.mails(of), keys.due(partitionOf(of))].join(' ');
  const { ok, text } = await callRedis(system.redisDoor, `EVAL "${script}" 3 ${names} ${address} ${seconds * 1000}`);
  if (!ok) throw new Error(text);
}

test('every page promises the lifetime that is set, with and without scripts', async ({ page, system }) => {
  for (const [path, promise] of [
    ['/', 'em 10 minutos tudo se apaga'],
    ['/faq', 'até 10 minutos depois de gerado'],
    ['/sobre', 'em 10 minutos'],
    ['/?lng=ar', 'في مدة أقصاها \u206810 دقائق\u2069'],
    ['/faq?lng=ar', 'مدة أطول، قدرها 10 دقائق من إنشائه'],
  ] as const) {
    const html = await (await fetch(system.url + path, { headers: { 'accept-language': 'pt-BR' } })).text();
    expect(html).toContain(promise);
    expect(html).not.toContain('60 minutos');
    await page.goto(system.url + path);
    await page.locator(`link[rel="canonical"][href^="${system.url}"]`).waitFor({ state: 'attached' });
    await expect(page.locator('body')).toContainText(promise);
    await expect(page.locator('body')).not.toContainText('60 minutos');
  }
});

test('an inbox expires: its mail is deleted, the open page shows it, and the name is quarantined and then free', async ({
  api,
  sender,
  system,
  visit,
}) => {
  const { page, address } = await visit();
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'live');
  await sender.send(address, textMail('Short life'));
  await expect(page.getByTestId('inbox-row')).toHaveCount(1);
  await pass(system, address, life - lastSeconds);
  // The page reads the earlier end here. Otherwise it would show the expiry as a deletion by another tab.
  const listing = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/inboxes');
  await page.getByTestId('refresh').click();
  await listing;
  await expect(page.getByTestId('inbox-row')).toHaveCount(0, { timeout: 3 * lastSeconds * 1000 });
  await expect(page.getByTestId('inbox').getByText('Este endereço chegou ao fim')).toBeVisible();
  await expect(page.getByTestId('generate')).toBeVisible();

  expect((await api.call('POST', '/api/inboxes', { body: { address } })).status).toBe(409);
  await pass(system, address, quarantine);
  // The page may report the end before the worker has deleted the inbox.
  await until(
    'the name is free',
    async () => (await api.call('POST', '/api/inboxes', { body: { address } })).status === 201,
  );
});

test('mail without a holder is deleted after its time, too', async ({ api, sender, system }) => {
  const address = `nobody-${Date.now()}@efemera.localhost`;
  await sender.send(address, textMail('For nobody'));
  expect(await api.emails(address)).toHaveLength(1);
  await pass(system, address, life);
  await until('it is gone', async () => (await api.emails(address)).length === 0);
});
