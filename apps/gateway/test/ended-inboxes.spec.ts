import { plusAddress, type AuditEntry } from '@efemera/contract';
import { adminToken as key, nextEvent, someAddress, TestGateway, until } from './support.js';

describe('the operator', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await TestGateway.start();
  });
  afterAll(() => gateway.stop());

  const purge = (body: object) => gateway.call('POST', '/api/admin/purge', { key, body });
  const lastAction = async () => {
    const answer = await gateway.call('GET', '/api/admin/audit?limit=1', { key });
    return ((await answer.json()) as { entries: AuditEntry[] }).entries[0];
  };

  it.each(['its holder holds', 'its holder has released', 'nobody holds'])(
    'ends an inbox that %s: nobody reads, restores or claims it',
    async (state) => {
      const { address, token } = state === 'nobody holds' ? { address: someAddress() } : await gateway.claim();
      if (state.includes('released')) await gateway.call('DELETE', `/api/inboxes/${address}`, { key: token });
      await gateway.deliver(address, 'stolen data');
      const answer = await purge({ kind: 'inbox', value: address, end: true });
      expect([answer.status, await answer.json()]).toEqual([200, { removed: 1 }]);
      expect(await lastAction()).toMatchObject({ action: 'purge', outcome: '1 mails, inbox ended' });
      await gateway.deliver(address, 'more stolen data');
      expect((await gateway.list(address)).status).toBe(403);
      expect((await gateway.list(address, { key: token })).status).toBe(403);
      const restored = await gateway.call('PATCH', `/api/inboxes/${address}`, { key: token, body: { extend: true } });
      expect(restored.status).toBe(403);
      expect((await gateway.call('POST', '/api/inboxes', { body: { address } })).status).toBe(409);
    },
  );

  it('ends an inbox also for those who follow it: they are told that it has ended, and of no mail that still comes', async () => {
    const { address, cookie } = await gateway.claim();
    const open = someAddress();
    const [holder, stranger] = [await gateway.connect({ cookie }), await gateway.connect()];
    const told: string[] = [];
    for (const [socket, watched] of [
      [holder, address],
      [stranger, open],
    ] as const) {
      await socket.emitWithAck('inbox:watch', { to: watched });
      const expired = nextEvent(socket, 'inbox:expired');
      socket.on('mail:received', ({ email }) => told.push(email.subject));
      await purge({ kind: 'inbox', value: watched, end: true });
      expect(await expired).toEqual({ to: watched });
      await gateway.deliver(watched, 'stolen data');
      // Once the socket has got mail of another inbox, the gateway has dealt with the mail before it.
      const other = someAddress();
      await socket.emitWithAck('inbox:watch', { to: other });
      await gateway.deliver(other, 'other mail');
    }
    await until('the mail of the other inboxes has come', () => told.length >= 2);
    expect(told).toEqual(['other mail', 'other mail']);
    for (const socket of [holder, stranger]) socket.disconnect();
  });

  it('ends only inboxes, and none of the operator’s', async () => {
    const { address } = await gateway.claim();
    const statusOf = async (wish: object) => (await purge({ ...wish, end: true })).status;
    expect(await statusOf({ kind: 'domain', value: 'sender.test' })).toBe(400);
    expect(await statusOf({ kind: 'inbox', value: plusAddress(address, 'shop') })).toBe(422);
    expect(await statusOf({ kind: 'inbox', value: `abuse@${address.split('@')[1] ?? ''}` })).toBe(422);
  });
});
