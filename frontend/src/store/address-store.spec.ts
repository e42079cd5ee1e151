import { jest } from '@jest/globals';
import { forget } from '../browser/remembered.js';
import { RefusedError } from '../transport/http.js';
import { useAddress } from './address-store.js';
import { here, startFakeServer, store, ticks, waitUntil, type FakeServer } from './fake-server.js';

const shape =
  /^(happy|quick|bright|calm|clever|gentle|lucky|silent|sunny|swift)-(panda|tiger|eagle|dolphin|fox|koala|owl|rabbit|turtle|wolf)\d{1,3}@a\.example$/;

let server: FakeServer;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startFakeServer();
});
afterEach(() => jest.restoreAllMocks());

describe('generated names that are taken', () => {
  beforeEach(() => store().arrive(null));

  it.each([1, 5])('are replaced by new ones, %d in a row', async (collisions) => {
    server.calls.length = 0;
    server.collisions = collisions;
    expect(await store().generate()).toBe(true);
    const claims = server.claims();
    expect(claims).toHaveLength(collisions + 1);
    expect(new Set(claims.map((claim) => JSON.stringify(claim))).size).toBeGreaterThan(1);
    expect(claims.at(-1)).toEqual({ address: expect.stringMatching(shape) as string });
  });

  it('make the page ask the server for a name in the chosen domain after five more tries', async () => {
    store().chooseDomain('b.example');
    server.calls.length = 0;
    server.collisions = 6;
    expect(await store().generate()).toBe(true);
    expect(server.claims()).toHaveLength(7);
    expect(server.claims().at(-1)).toEqual({ domain: 'b.example' });
    expect(here()).toMatch(/^held made-by-server\d+@b\.example$/);
    forget('efemera.domain');
  });
});

it('a generated name is claimed once, and no other is tried, when the quota is used up', async () => {
  await store().arrive(null);
  server.calls.length = 0;
  server.remaining = 0;
  const before = here();
  await expect(store().generate()).rejects.toThrow(RefusedError);
  expect(server.claims()).toHaveLength(1);
  expect([here(), store().quota?.remaining, store().busy]).toEqual([before, 0, null]);
});

describe('an address of the visitor’s choice', () => {
  beforeEach(() => store().arrive(null));

  it('that is taken is refused and leaves the address on screen', async () => {
    const before = here();
    server.taken.add('ana@a.example');
    await expect(store().claim('ana@a.example')).rejects.toMatchObject({ code: 'address_taken' });
    expect([here(), store().busy]).toEqual([before, null]);
  });

  it('that another tab has just claimed is opened and reported as an own one', async () => {
    server.isLeft = (method) => method === 'POST';
    const claiming = store().claim('ana@a.example');
    server.isLeft = () => false;
    server.hold('ana@a.example');
    server.pending('POST').answer(409, { error: { code: 'address_taken', message: '' } });
    expect(await claiming).toBe('wasOwn');
    expect(here()).toBe('held ana@a.example');
  });

  it('that the visitor holds or has deleted is opened without using up the quota', async () => {
    await store().claim('ana@a.example');
    await store().generate();
    const { remaining } = server;
    expect(await store().claim('ana@a.example')).toBe('wasOwn');
    await store().remove('ana@a.example');
    expect(here()).toBe('none');
    expect(await store().claim('ana@a.example')).toBe('wasOwn');
    expect([here(), server.remaining]).toEqual(['held ana@a.example', remaining]);
  });
});

describe('commands while the visitor’s first address is on its way', () => {
  it('do nothing before the settings are there, so that no address is claimed without a domain', async () => {
    server.isLeft = (_method, path) => path === '/api/config';
    const arriving = store().arrive(null);
    await waitUntil(() => server.claims().length === 1);
    expect(await store().generate()).toBe(false);
    server.pending('GET', '/api/config').answerTruly();
    await arriving;
    expect([here(), server.claims()]).toEqual([`held ${server.own[0]?.address}`, [{}]]);
    expect(await store().generate()).toBe(true);
  });

  it('do nothing after the settings have come either, so that the page shows this address', async () => {
    server.isLeft = (method) => method === 'POST';
    const arriving = store().arrive(null);
    await waitUntil(() => server.claims().length === 1 && store().config);
    server.isLeft = () => false;
    expect(await store().generate()).toBe(false);
    server.pending('POST').answerTruly();
    await arriving;
    expect([here(), server.own.length]).toEqual([`held ${server.own[0]?.address}`, 1]);
  });

  it('run as soon as that address is shown: the shortcut of the installed app asks for another one then', async () => {
    server.own = [];
    const generated = new Promise<boolean>((resolve) => {
      const stop = useAddress.subscribe(({ current, config }) => {
        if (current.phase !== 'held' || !config) return;
        stop();
        queueMicrotask(() => void store().generate().then(resolve));
      });
    });
    await store().arrive(null);
    expect(await generated).toBe(true);
    expect(server.claims()).toHaveLength(2);
  });

  it('do nothing before the settings are there if the page was opened by a link', async () => {
    server.isLeft = (_method, path) => path === '/api/config';
    const arriving = store().arrive('open@a.example');
    await waitUntil(() => server.calls.some(({ path }) => path === '/api/config'));
    expect(await store().generate()).toBe(false);
    server.pending('GET', '/api/config').answerTruly();
    await arriving;
    expect([here(), server.claims()]).toEqual(['public open@a.example', []]);
  });
});

describe('a public address on screen that another tab of this visitor claims', () => {
  beforeEach(() => store().arrive(null));

  it.each(['open@a.example', 'open+shop@a.example'])('is shown as held after the next listing: %s', async (visited) => {
    await store().arrive(visited);
    expect(here()).toBe(`public ${visited}`);
    server.hold('open@a.example');
    await store().readOwn();
    expect(here()).toBe('held open@a.example');
  });

  it('is shown as held also if the server ends the watch of this tab, whose connection has an older cookie', async () => {
    await store().arrive('open@a.example');
    server.hold('open@a.example');
    store().lose('open@a.example');
    await waitUntil(() => here() === 'held open@a.example');
  });
});

describe('answers in the wrong order', () => {
  beforeEach(() => store().arrive(null));

  it('a second command while one is under way does nothing', async () => {
    server.isLeft = (method) => method === 'POST';
    const first = store().generate();
    expect(await store().generate()).toBe(false);
    expect(await store().claim('ana@a.example')).toBe(false);
    server.pending('POST').answerTruly();
    expect(await first).toBe(true);
    expect(server.claims()).toHaveLength(2);
  });

  it('a slow claim does not replace the address that the visitor opened meanwhile', async () => {
    const before = store().own[0]?.address ?? '';
    server.isLeft = (method, path) => method === 'POST' && path === '/api/inboxes';
    const generating = store().generate();
    const slow = server.pending('POST');
    await store().arrive('open@a.example');
    expect(here()).toBe('public open@a.example');
    slow.answerTruly();
    expect(await generating).toBe(false);
    expect(here()).toBe('public open@a.example');
    // The visitor holds the claimed address nevertheless.
    expect(store().own.map(({ address }) => address)).toEqual([(slow.body as { address: string }).address, before]);
  });

  it('a slow answer about a linked inbox does not replace the address that was generated meanwhile', async () => {
    server.private.add('other@a.example');
    server.isLeft = (_method, path) => path.startsWith('/api/emails');
    const arriving = store().arrive('other@a.example');
    while (!server.calls.some(({ path }) => path.startsWith('/api/emails?to=other'))) await ticks();
    const slow = server.pending('GET', '/api/emails?to=other');
    server.isLeft = () => false;
    expect(await store().generate()).toBe(true);
    const generated = here();
    slow.answerTruly();
    await arriving;
    expect(here()).toBe(generated);
  });

  it('a command that replaces an arrival and fails ends the arrival', async () => {
    server.isLeft = (_method, path) => path.startsWith('/api/emails');
    const arriving = store().arrive('other@a.example');
    while (!server.calls.some(({ path }) => path.startsWith('/api/emails?to=other'))) await ticks();
    const slow = server.pending('GET', '/api/emails?to=other');
    server.isLeft = () => false;
    server.remaining = 0;
    await expect(store().generate()).rejects.toThrow(RefusedError);
    slow.answerTruly();
    await arriving;
    expect(here()).toBe('none');
  });

  it('the listing that was requested last is kept, even if an earlier one comes after it', async () => {
    server.isLeft = (method) => method === 'GET';
    const first = store().readOwn();
    const slow = server.pending('GET');
    const stale = server.list();
    const second = store().readOwn();
    const address = store().own[0]?.address ?? '';
    Object.assign(server.own[0] ?? {}, { receivedTotal: 7 });
    server.pending('GET').answerTruly();
    await second;
    slow.answer(200, stale);
    await first;
    expect(store().own).toMatchObject([{ address, receivedTotal: 7 }]);
  });

  it('a listing that was requested before a command does not undo it', async () => {
    server.isLeft = (method) => method === 'GET';
    const reading = store().readOwn();
    const stale = server.list();
    const slow = server.pending('GET');
    server.isLeft = () => false;
    await store().generate();
    const after = here();
    slow.answer(200, stale);
    await reading;
    expect([here(), store().own.length, store().quota?.remaining]).toEqual([after, 2, 48]);
  });
});

describe('the address on screen', () => {
  beforeEach(() => store().arrive(null));
  const countdownEnd = () => {
    const { current } = store();
    return current.phase === 'held' ? current.countdownEndsAtMs : null;
  };

  it('gets a new countdown when it is extended', async () => {
    const address = store().own[0]?.address ?? '';
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 200_000);
    await store().extend(address);
    expect(countdownEnd()).toBe(now + 500_000);
  });

  it('keeps its countdown while the visitor is at another address', async () => {
    const first = store().own[0]?.address ?? '';
    const end = countdownEnd();
    await store().generate();
    expect(countdownEnd()).not.toBeNull();
    store().open(first);
    expect([here(), countdownEnd()]).toEqual([`held ${first}`, end]);
  });

  it('gets a new countdown when another browser has extended it', async () => {
    const before = countdownEnd() ?? 0;
    const address = store().own[0]?.address ?? '';
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 100_000);
    for (let second = 0; second < 60; second++) server.hold(address);
    await store().readOwn();
    expect((countdownEnd() ?? 0) - before).toBeGreaterThan(50_000);
  });

  it('is shown as ended with the next listing if the event of its end was lost', async () => {
    const address = store().own[0]?.address ?? '';
    server.reply('DELETE', `/api/inboxes/${address}`, undefined);
    const afterItsTime = Date.now() + 3_700_000;
    jest.spyOn(Date, 'now').mockReturnValue(afterItsTime);
    await store().readOwn();
    await ticks();
    expect(here()).toBe(`ended ${address}`);
    expect(store().own[0]?.state).toBe('restorable');
  });

  it('is shown as deleted, not as ended, if another tab has deleted it', async () => {
    const address = store().own[0]?.address ?? '';
    server.reply('DELETE', `/api/inboxes/${address}`, undefined);
    store().lose(address);
    await ticks();
    expect([here(), store().own[0]?.state]).toEqual(['none', 'restorable']);
  });

  it('is shown as another visitor’s if the server says that it was never this visitor’s', async () => {
    const address = store().own[0]?.address ?? '';
    server.own = [];
    server.private.add(address);
    store().lose(address);
    await ticks();
    expect(here()).toBe(`private ${address}`);
  });

  it('stays on screen until its lifetime has passed, even if a listing does not name it', async () => {
    const before = here();
    server.own = [];
    await store().readOwn();
    expect(here()).toBe(before);
  });

  it('stays when the visitor deletes another address', async () => {
    const first = store().own[0]?.address ?? '';
    await store().generate();
    const second = here();
    await store().remove(first);
    expect([here(), store().own.find(({ address }) => address === first)?.state]).toEqual([second, 'restorable']);
  });
});
