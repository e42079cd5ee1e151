import { FakeServer, refusal } from '../test/fake-server.js';
import { TimeoutError } from './errors.js';
import { createInbox, openInbox } from './open-inbox.js';

const soon = { timeout: 0 };
const expired = {
  code: 'inbox_expired',
  message: 'calm-fox1@efemera.test has ended: it was deleted, or its time is up.',
};
let server: FakeServer;
beforeEach(() => void (server = new FakeServer()));
const endedInbox = async () => {
  const inbox = await createInbox(server.options());
  server.haveEnded = true;
  return inbox;
};

describe('an inbox that has ended', () => {
  it('makes waits, expectNone and lists fail, which the server answers as for an empty inbox', async () => {
    const inbox = await endedInbox();
    for (const one of [inbox, inbox.tagged('shop')]) {
      await expect(one.waitForCode(soon)).rejects.toMatchObject(expired);
      await expect(one.waitForMail(soon)).rejects.toMatchObject(expired);
      await expect(one.expectNone(soon)).rejects.toMatchObject(expired);
      await expect(one.messages()).rejects.toMatchObject(expired);
      await expect(one.watch().next()).rejects.toMatchObject(expired);
    }
  });

  it('is known by its address in capital letters, too', async () => {
    const { address, token } = await endedInbox();
    const again = openInbox({ ...server.options(), address: address.toUpperCase(), token });
    await expect(again.messages()).rejects.toMatchObject({ code: 'inbox_expired' });
  });

  it('still gives out mail that has come to it after its end', async () => {
    const inbox = await endedInbox();
    server.receive({ code: '111111' });
    expect(await inbox.messages()).toHaveLength(1);
    expect(await inbox.waitForCode(soon)).toBe('111111');
  });

  it('is asked for by programs with a key, which need no token, and not by those with neither', async () => {
    const { address } = await endedInbox();
    const keyed = openInbox({ ...server.options(), address, apiKey: 'efk_x' });
    await expect(keyed.messages()).rejects.toMatchObject({ code: 'inbox_expired' });
    expect(await openInbox({ ...server.options(), address, apiKey: null }).messages()).toEqual([]);
  });
});

it('a wait times out as ever if the server does not tell whether the inbox has ended', async () => {
  const { address, token } = await endedInbox();
  const fetch: typeof globalThis.fetch = (input, init) =>
    String(input).endsWith('/api/inboxes') ? Promise.resolve(refusal(500, 'internal')) : server.fetch(input, init);
  const inbox = openInbox({ ...server.options(), address, token, fetch });
  await expect(inbox.waitForCode(soon)).rejects.toThrow(TimeoutError);
  await expect(inbox.expectNone(soon)).rejects.toMatchObject({ code: 'internal' });
});
