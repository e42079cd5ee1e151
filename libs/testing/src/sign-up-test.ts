import assert from 'node:assert/strict';
import { createInbox } from 'efemera';

const post = async (url: string, form: Record<string, string>) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams(form) })).text();

/** The test that a tester writes: signs up, types the code in, requests another one, types that in. */
export async function signUpTest(shop: string, url: string, apiKey?: string): Promise<void> {
  const inbox = await createInbox({ url, apiKey });
  await post(`${shop}sign-up`, { email: inbox.address });
  const code = await inbox.waitForCode({ from: '@shop.test' });
  assert.match(await post(`${shop}confirm`, { email: inbox.address, code }), /Conta confirmada/);
  await post(`${shop}sign-up`, { email: inbox.address });
  const newCode = await inbox.waitForCode({ from: '@shop.test' });
  assert.match(await post(`${shop}confirm`, { email: inbox.address, code: newCode }), /Conta confirmada/);
  await inbox.delete();
}
