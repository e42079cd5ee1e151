import { FakeServer, refusal } from '../test/fake-server.js';
import { TimeoutError } from './errors.js';
import { openInbox } from './open-inbox.js';
import type { OpenInboxOptions } from './types.js';

const now = { timeout: 0 };

let server: FakeServer;
beforeEach(() => void (server = new FakeServer()));
const inboxOf = (mayGiveOut?: OpenInboxOptions['mayGiveOut']) =>
  openInbox({ ...server.options(), address: 'a@efemera.test', mayGiveOut });

/** Lets the server hold back its answers to reads until `release` is called. */
function holdReads() {
  const held: string[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<null>((resolve) => (release = () => resolve(null)));
  server.onRead = (id) => {
    held.push(id);
    return released;
  };
  return { held, release };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(setImmediate);
}

describe('a mail that waitForMail cannot read', () => {
  it('is the first that the next wait with the same filter returns', async () => {
    const asked: string[] = [];
    const inbox = inboxOf(async (id) => asked.push(id) > 0);
    const ids = [server.receive({ subject: 'one' }), server.receive({ subject: 'two' })];
    server.onRead = async () => refusal(500, 'internal');
    await expect(inbox.waitForMail(now)).rejects.toMatchObject({ code: 'internal' });
    expect(asked).toEqual([]);
    expect(inbox.toJSON().givenOut).toEqual([]);
    server.onRead = async () => null;
    expect([(await inbox.waitForMail(now)).id, (await inbox.waitForMail(now)).id]).toEqual(ids);
    expect(asked).toEqual(ids);
    await expect(inbox.waitForMail(now)).rejects.toThrow(TimeoutError);
    expect(server.asked.map((query) => query.get('since')).slice(0, 4)).toEqual([null, null, ids[0], ids[1]]);
  });

  it('can still give its code to waitForCode', async () => {
    const inbox = inboxOf();
    server.receive({ code: '111111' });
    server.onRead = async () => refusal(500, 'internal');
    await expect(inbox.waitForMail(now)).rejects.toMatchObject({ code: 'internal' });
    expect(await inbox.waitForCode(now)).toBe('111111');
  });

  it('is read again by the same wait after a passing failure, even if the time of that wait is up', async () => {
    const inbox = inboxOf();
    const id = server.receive({});
    let reads = 0;
    server.onRead = async () => (++reads === 1 ? refusal(503, 'overloaded') : null);
    expect((await inbox.waitForMail(now)).id).toBe(id);
  });

  it('is left to the next wait if a signal has aborted the read', async () => {
    const inbox = inboxOf();
    const id = server.receive({});
    const stop = new AbortController();
    server.onRead = (_, signal) => {
      const aborted = new Promise<null>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      );
      stop.abort(new Error('enough'));
      return aborted;
    };
    await expect(inbox.waitForMail({ signal: stop.signal })).rejects.toThrow('enough');
    server.onRead = async () => null;
    expect((await inbox.waitForMail(now)).id).toBe(id);
  });

  it('is passed over if it was deleted after the listing', async () => {
    const inbox = inboxOf();
    server.receive({ subject: 'deleted' });
    const id = server.receive({ subject: 'kept' });
    server.onRead = async () => {
      server.mails.splice(0, server.mails.length - 1);
      return null;
    };
    expect((await inbox.waitForMail()).id).toBe(id);
  });

  it('is requested only once if it was deleted and the server goes on listing it', async () => {
    const inbox = inboxOf();
    server.receive({});
    let reads = 0;
    server.onRead = async () => (++reads > 0 ? refusal(404, 'email_not_found') : null);
    await expect(inbox.waitForMail(now)).rejects.toThrow(TimeoutError);
    expect(reads).toBe(1);
  });
});

describe('a mail that waitForMail is reading', () => {
  it('is returned by one of two waits, and the next mail by the other', async () => {
    const inbox = inboxOf();
    const ids = [server.receive({}), server.receive({})];
    const { held, release } = holdReads();
    const both = Promise.all([inbox.waitForMail(), inbox.waitForMail()]);
    await until(() => held.length === 2);
    expect(held).toEqual([ids[0], ids[0]]);
    release();
    expect((await both).map(({ id }) => id).sort()).toEqual(ids);
    await expect(inbox.waitForMail(now)).rejects.toThrow(TimeoutError);
  });

  it('is left to a waitForCode that returns its code meanwhile, and waitForMail returns the next mail', async () => {
    const inbox = inboxOf();
    server.receive({ code: '111111' });
    const next = server.receive({});
    const { held, release } = holdReads();
    const wait = inbox.waitForMail();
    await until(() => held.length === 1);
    expect(await inbox.waitForCode(now)).toBe('111111');
    release();
    expect((await wait).id).toBe(next);
  });

  it('is left to another process that gives it out meanwhile, and waitForMail returns the next mail', async () => {
    const taken = new Set<string>();
    const inbox = inboxOf(async (id) => !taken.has(id));
    const ids = [server.receive({}), server.receive({})];
    server.onRead = async () => {
      taken.add(ids[0] ?? '');
      return null;
    };
    expect((await inbox.waitForMail(now)).id).toBe(ids[1]);
    await expect(inbox.waitForMail(now)).rejects.toThrow(TimeoutError);
  });
});
