import { jest } from '@jest/globals';
import { forget, remember } from '../browser/remembered.js';
import { here, lifetimes, startFakeServer, store, waitUntil, type FakeServer } from './fake-server.js';
import { recallLastAddress } from './last-address.js';

let server: FakeServer;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startFakeServer();
});
afterEach(() => jest.restoreAllMocks());

describe('arriving', () => {
  describe('for the first time', () => {
    /** The requests of the page for which an arrival waits. */
    const asked = () =>
      server.calls.filter(({ path }) => /config|inboxes/.test(path)).map(({ method, path }) => `${method} ${path}`);
    const failSettings = () =>
      server.pending('GET', '/api/config').answer(500, { error: { code: 'internal', message: '' } });

    it('claims an address while the settings are on their way, and shows it when the settings come', async () => {
      server.isLeft = (method) => method === 'GET';
      const arriving = store().arrive(null);
      await waitUntil(recallLastAddress);
      expect([here(), asked(), server.claims()]).toEqual(['starting', ['GET /api/config', 'POST /api/inboxes'], [{}]]);
      server.isLeft = () => false;
      server.pending('GET', '/api/config').answerTruly();
      await arriving;
      expect([here(), store().domains, store().domain]).toEqual([
        `held ${server.own[0]?.address}`,
        server.domains,
        'a.example',
      ]);
      await waitUntil(() => store().quota);
      expect([store().own.length, store().quota?.remaining]).toEqual([1, 49]);
    });

    it('shows the claimed address, and claims no other, if the settings come only at the next try', async () => {
      server.isLeft = (_method, path) => path === '/api/config';
      const arriving = store().arrive(null);
      await waitUntil(recallLastAddress);
      failSettings();
      await waitUntil(() => here() === 'unreachable');
      server.isLeft = () => false;
      store().retry();
      await arriving;
      expect([here(), server.claims(), store().domains]).toEqual([
        `held ${server.own[0]?.address}`,
        [{}],
        server.domains,
      ]);
    });

    it('asks what the visitor holds before it claims again, if the first claim got no answer', async () => {
      server.isLeft = (method) => method === 'POST';
      const arriving = store().arrive(null);
      await waitUntil(() => server.claims().length === 1);
      server.pending('POST').answer(502);
      await waitUntil(() => here() === 'unreachable');
      server.isLeft = (method, path) => method === 'GET' && path === '/api/inboxes';
      store().retry();
      await waitUntil(() => asked().at(-1) === 'GET /api/inboxes');
      expect(server.claims()).toHaveLength(1);
      server.isLeft = () => false;
      server.pending('GET').answerTruly();
      await arriving;
      expect([here(), server.claims().length]).toEqual([`held ${server.own[0]?.address}`, 2]);
    });

    it('shows the newest held address if the quota is used up, its countdown begun at the last extension', async () => {
      const kept = server.hold('kept@a.example');
      const extendedAtMs = Date.now() - 60_000;
      Object.assign(kept, {
        createdAt: new Date(extendedAtMs - 1_800_000).toISOString(),
        expiresAt: new Date(extendedAtMs + lifetimes.inboxTtlSeconds * 1000).toISOString(),
      });
      server.remaining = 0;
      server.isLeft = (_method, path) => path === '/api/config';
      const arriving = store().arrive(null);
      await waitUntil(() => asked().at(-1) === 'GET /api/inboxes');
      server.pending('GET', '/api/config').answerTruly();
      await arriving;
      const { current } = store();
      expect([here(), store().quota?.remaining]).toEqual(['held kept@a.example', 0]);
      expect(current.phase === 'held' && Math.round((current.countdownEndsAtMs - extendedAtMs) / 1000)).toBe(300);
    });

    it('shows no address if the quota is used up and the visitor holds none', async () => {
      server.remaining = 0;
      await store().arrive(null);
      expect(here()).toBe('none');
    });
  });

  it('claims in the domain that the visitor has chosen before, even if the visitor holds no address', async () => {
    remember('efemera.domain', 'b.example');
    await store().arrive(null);
    forget('efemera.domain');
    expect(server.claims()).toEqual([
      { address: expect.stringMatching(/^[a-z]+-[a-z]+\d{1,3}@b\.example$/) as string },
    ]);
    expect(here()).toBe(`held ${server.own[0]?.address}`);
  });

  it('offers the present domains once it has read the settings again, after it may have missed a change', async () => {
    await store().arrive(null);
    server.domains.push('new.example');
    await store().readSettings();
    expect(store().domains).toEqual(server.domains);
  });

  it('shows a former address of the visitor, opened by a link, as ended, not as public', async () => {
    server.hold('old@a.example');
    server.reply('DELETE', '/api/inboxes/old@a.example', undefined);
    await store().arrive(' OLD@a.example ');
    expect(here()).toBe('ended old@a.example');
    await store().extend('old@a.example');
    expect(here()).toBe('held old@a.example');
  });
});

describe('joining by a link', () => {
  const joins = () => server.calls.filter(({ path }) => path === '/api/links/redeem').length;

  it('shows the inbox as a guest and claims no address, also if the page asks for an own one meanwhile', async () => {
    server.redemption = () => [200, server.hold('ana@a.example', 'read')];
    await Promise.all([store().join('secret'), store().join('secret'), store().arrive(null)]);
    expect([here(), joins(), server.claims()]).toEqual(['held ana@a.example', 1, []]);
    store().lose('ana@a.example');
    expect(here()).toBe('visitEnded ana@a.example');
  });

  it.each([
    [410, 'link_gone', 'linkGone'],
    [409, 'too_many_guests', 'linkFull'],
  ])(
    'says why the link opens nothing (%s %s), and claims no address before the visitor asks',
    async (status, code, phase) => {
      server.redemption = () => [status, { error: { code, message: code } }];
      await store().join('secret');
      await store().arrive(null);
      expect([here(), joins(), server.claims()]).toEqual([phase, 1, []]);
      expect(await store().generate()).toBe(true);
      expect(here()).toBe(`held ${server.own[0]?.address}`);
    },
  );
});
