import type { ClaimResponse, ClientToServerEvents, ServerToClientEvents } from '@efemera/contract';
import { io, type Socket } from 'socket.io-client';
import { hostileMail } from '@efemera/testing/sample-mail';
import { until } from '@efemera/testing/until';
import { expect, test } from '../support/system-test.js';

type LiveClient = Socket<ServerToClientEvents, ClientToServerEvents>;

/** Opens a connection; `heard` gets every event that the server sends over it. */
async function listen(url: string, transports: string[]): Promise<{ socket: LiveClient; heard: string[] }> {
  const socket: LiveClient = io(url, { transports, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  const heard: string[] = [];
  socket.onAny((...event: unknown[]) => heard.push(JSON.stringify(event)));
  return { socket, heard };
}

test('other clients get no event while a holder receives, reads, deletes, extends and releases', async ({
  system,
  api,
  sender,
}) => {
  const holder = await api.claim();
  const other = await api.claim();
  const strangers = await Promise.all([['websocket'], ['polling']].map((transports) => listen(system.url, transports)));
  for (const { socket } of strangers) {
    expect(await socket.emitWithAck('stats:watch', {})).toMatchObject({ ok: true });
    expect(await socket.emitWithAck('inbox:watch', { to: other.address, token: other.token })).toMatchObject({
      ok: true,
    });
    for (const token of [undefined, other.token, 'x']) {
      expect(await socket.emitWithAck('inbox:watch', { to: holder.address, token })).toMatchObject({
        ok: false,
        error: { code: 'inbox_private' },
      });
    }
  }
  const own = await listen(system.url, ['websocket']);
  await own.socket.emitWithAck('inbox:watch', { to: holder.address, token: holder.token });

  const call = (method: string, path: string, body?: unknown) => api.call(method, path, { token: holder.token, body });
  const heardOwn = (event: string) =>
    until(`the holder hears ${event}`, () => own.heard.some((text) => text.includes(event)));
  const to = encodeURIComponent(holder.address);

  await sender.send(holder.address, hostileMail('Segredo'));
  await heardOwn('"mail:received"');
  await heardOwn('"482913"');
  const [mail] = await api.emails(holder.address, holder.token);
  const id = mail?.id ?? '';
  expect((await call('PATCH', `/api/emails/${id}?to=${to}`, { read: true })).status).toBe(200);
  await heardOwn('"read":true');
  expect((await call('PATCH', `/api/inboxes/${to}`, { extend: true })).status).toBe(200);
  expect((await call('DELETE', `/api/emails?to=${to}&id=${id}`)).status).toBe(204);
  await heardOwn('"mail:removed"');
  expect((await call('DELETE', `/api/inboxes/${to}`)).status).toBe(204);
  await heardOwn('"inbox:expired"');

  // A mail to the stranger's own inbox comes last: an event of the holder's inbox would have arrived before it.
  await sender.send(other.address, hostileMail('Para outra caixa'));
  for (const { heard } of strangers) {
    await until('the strangers hear of their own mail', () => heard.some((text) => text.includes('Para outra caixa')));
    const told = heard.filter((text) => [holder.address, id, 'Segredo"'].some((secret) => text.includes(secret)));
    expect(told).toEqual([]);
  }
  for (const { socket } of [...strangers, own]) socket.disconnect();
});

test('a wait by another visitor is refused at once; a wait from before the claim is refused at the claim', async ({
  api,
  sender,
}) => {
  const holder = await api.claim();
  const stranger = await api.claim();
  const wait = (address: string, token?: string) =>
    api.call('GET', `/api/emails?to=${encodeURIComponent(address)}&wait=60`, { token });
  for (const token of [undefined, stranger.token]) {
    const answer = await wait(holder.address, token);
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([
      403,
      null,
      'private, no-store',
    ]);
  }

  const address = `waited-${Date.now()}@efemera.localhost`;
  const waiting = wait(address);
  // The wait is running once a later call for the same address has been answered.
  await api.emails(address);
  const claimed: ClaimResponse = await api.claim(address);
  await sender.send(address, hostileMail('Segredo'));
  const refused = await waiting;
  expect([refused.status, (await refused.text()).includes('Segredo')]).toEqual([403, false]);
  expect(await api.emails(address, claimed.token)).toHaveLength(1);
});
