import { jest } from '@jest/globals';
import type { Inbox, InboxList, SiteConfig } from '@efemera/contract';
import { until } from '@efemera/testing/until';
import { forget, remember } from '../browser/remembered.js';
import { RefusedError } from '../transport/http.js';
import { useAddress } from './address-store.js';
import { recallLastAddress } from './last-address.js';

const lifetimes = { inboxTtlSeconds: 3600, inboxTtlMinSeconds: 600, inboxTtlMaxSeconds: 86_400 };

/** A fake server behind `fetch`: the test chooses when, in which order and with what it answers. */
class FakeServer {
  readonly calls: {
    method: string;
    path: string;
    body: unknown;
    answer: (status: number, content?: unknown) => void;
  }[] = [];
  own: Inbox[] = [];
  remaining = 50;
  redemption: () => [number, unknown] = () => [410, null];
  readonly domains = ['a.example', 'b.example'];
  /** Chooses the calls that the test answers; the others are answered at once. */
  isLeft: (method: string, path: string) => boolean = () => false;
  taken = new Set<string>();
  private = new Set<string>();
  /** Refuses the next claims as taken. */
  collisions = 0;
  #clockMs = Date.now();

  readonly fetch = ((path: string, options: { method: string; body?: string }) => {
    const { method } = options;
    const body: unknown = options.body === undefined ? undefined : JSON.parse(options.body);
    return new Promise<Response>((resolve) => {
      const answer = (status: number, content?: unknown) =>
        resolve(new Response(content === undefined ? null : JSON.stringify(content), { status }));
      this.calls.push({ method, path, body, answer });
      if (!this.isLeft(method, path)) answer(...this.reply(method, path, body));
    });
  }) as typeof fetch;

  reply(method: string, path: string, body: unknown): [number, unknown?] {
    const refuse = (status: number, code: string): [number, unknown] => [status, { error: { code, message: code } }];
    const address = decodeURIComponent(path.split('/')[3] ?? '');
    if (path === '/api/config') {
      return [200, { domains: this.domains, ...lifetimes, quarantineSeconds: 86_400 } as SiteConfig];
    }
    if (path === '/api/links/redeem') return this.redemption();
    if (path === '/api/stats') return [200, { emailsCreated: 1, messagesReceived: 0 }];
    if (path.startsWith('/api/emails')) {
      const to = new URLSearchParams(path.split('?')[1]).get('to') ?? '';
      return this.private.has(to) ? refuse(403, 'inbox_private') : [200, { emails: [] }];
    }
    if (method === 'GET') return [200, this.list()];
    if (method === 'POST') {
      if (this.remaining === 0) return refuse(429, 'quota_exhausted');
      const wish = body as { address?: string; domain?: string };
      const wanted = wish.address ?? `made-by-server${this.#clockMs}@${wish.domain ?? this.domains[0]}`;
      if (wish.address && this.collisions-- > 0) return refuse(409, 'address_taken');
      if (this.taken.has(wanted)) return refuse(409, 'address_taken');
      this.remaining--;
      return [201, { ...this.hold(wanted), token: 'secret' }];
    }
    const inbox = this.own.find((known) => known.address === address);
    if (!inbox) return refuse(404, 'inbox_not_found');
    if (method === 'PATCH') return [200, this.hold(address)];
    Object.assign(inbox, { state: 'restorable', restorableUntil: new Date(this.#clockMs).toISOString() });
    return [204];
  }

  hold(address: string, access: Inbox['access'] = 'holder'): Inbox {
    this.#clockMs += 1000;
    const inbox: Inbox = {
      address,
      domain: address.split('@')[1] ?? '',
      access,
      createdAt: new Date(this.#clockMs).toISOString(),
      expiresAt: new Date(this.#clockMs + 3_600_000).toISOString(),
      state: 'held',
      restorableUntil: null,
      remainingToday: this.remaining,
      receivedToday: 0,
      receivedTotal: 0,
      droppedTotal: 0,
    };
    this.own = [inbox, ...this.own.filter((known) => known.address !== address)];
    return inbox;
  }

  list(): InboxList {
    return structuredClone({ inboxes: this.own, quota: { limit: 50, remaining: this.remaining } });
  }

  claims(): unknown[] {
    return this.calls
      .filter(({ method }) => method === 'POST')
      .flatMap(({ path, body }) => (path === '/api/inboxes' ? [body] : []));
  }

  /** The call that the test has to answer. */
  pending(method: string, path = '/api/inboxes') {
    const call = this.calls.findLast((made) => made.method === method && made.path.startsWith(path));
    if (!call) throw new Error(`Nobody called ${method} ${path}.`);
    return { ...call, answerTruly: () => call.answer(...this.reply(call.method, call.path, call.body)) };
  }
}

const store = () => useAddress.getState();
const here = () => {
  const { current } = store();
  return 'address' in current ? `${current.phase} ${current.address}` : current.phase;
};
const ticks = async () => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};
const shape =
  /^(happy|quick|bright|calm|clever|gentle|lucky|silent|sunny|swift)-(panda|tiger|eagle|dolphin|fox|koala|owl|rabbit|turtle|wolf)\d{1,3}@a\.example$/;

const initial = useAddress.getState();
let server: FakeServer;

/** A browser that stores data; without, every visit looks like one that the browser can't tell from the next. */
class FakeBrowserStorage extends Map<string, string> {
  readonly getItem = (key: string): string | null => this.get(key) ?? null;
  readonly setItem = (key: string, value: string): void => void this.set(key, value);
  readonly removeItem = (key: string): void => void this.delete(key);
}

beforeEach(async () => {
  Object.defineProperty(globalThis, 'localStorage', { value: new FakeBrowserStorage(), configurable: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Forgets the settings that the test before has read.
  globalThis.fetch = () => Promise.reject(new TypeError('There is no network.'));
  await store().readSettings();
  server = new FakeServer();
  globalThis.fetch = server.fetch;
  useAddress.setState({ ...initial }, true);
});
afterEach(() => jest.restoreAllMocks());

describe('arriving', () => {
  describe('for the first time', () => {
    /** What the page has asked for that an arrival waits for. */
    const asked = () =>
      server.calls.filter(({ path }) => /config|inboxes/.test(path)).map(({ method, path }) => `${method} ${path}`);
    const failSettings = () =>
      server.pending('GET', '/api/config').answer(500, { error: { code: 'internal', message: '' } });

    it('claims an address while the settings are on their way, and shows it with them', async () => {
      server.isLeft = (method) => method === 'GET';
      const arriving = store().arrive(null);
      await until('the address is claimed', recallLastAddress);
      expect([here(), asked(), server.claims()]).toEqual(['starting', ['GET /api/config', 'POST /api/inboxes'], [{}]]);
      server.isLeft = () => false;
      server.pending('GET', '/api/config').answerTruly();
      await arriving;
      expect([here(), store().domains, store().domain]).toEqual([
        `held ${server.own[0]?.address}`,
        server.domains,
        'a.example',
      ]);
      await until('the quota is known', () => store().quota);
      expect([store().own.length, store().quota?.remaining]).toEqual([1, 49]);
    });

    it('shows the claimed address, and claims no other, if the settings come only at the next try', async () => {
      server.isLeft = (_method, path) => path === '/api/config';
      const arriving = store().arrive(null);
      await until('the address is claimed', recallLastAddress);
      failSettings();
      await until('the failure is shown', () => here() === 'unreachable');
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
      await until('an address is asked for', () => server.claims().length === 1);
      server.pending('POST').answer(502);
      await until('the failure is shown', () => here() === 'unreachable');
      server.isLeft = (method, path) => method === 'GET' && path === '/api/inboxes';
      store().retry();
      await until('the listing is asked for', () => asked().at(-1) === 'GET /api/inboxes');
      expect(server.claims()).toHaveLength(1);
      server.isLeft = () => false;
      server.pending('GET').answerTruly();
      await arriving;
      expect([here(), server.claims().length]).toEqual([`held ${server.own[0]?.address}`, 2]);
    });

    it('counts the time of the newest held address from its extension if the quota is used up', async () => {
      const kept = server.hold('kept@a.example');
      const extendedAtMs = Date.now() - 60_000;
      Object.assign(kept, {
        createdAt: new Date(extendedAtMs - 1_800_000).toISOString(),
        expiresAt: new Date(extendedAtMs + lifetimes.inboxTtlSeconds * 1000).toISOString(),
      });
      server.remaining = 0;
      server.isLeft = (_method, path) => path === '/api/config';
      const arriving = store().arrive(null);
      await until('the listing is asked for', () => asked().at(-1) === 'GET /api/inboxes');
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

  it('claims in the domain that the visitor has chosen before, also without an address of theirs', async () => {
    remember('efemera.domain', 'b.example');
    await store().arrive(null);
    forget('efemera.domain');
    expect(server.claims()).toEqual([
      { address: expect.stringMatching(/^[a-z]+-[a-z]+\d{1,3}@b\.example$/) as string },
    ]);
    expect(here()).toBe(`held ${server.own[0]?.address}`);
  });

  it('offers the domains of the day when it reads the settings anew, after it may have missed a change', async () => {
    await store().arrive(null);
    server.domains.push('new.example');
    await store().readSettings();
    expect(store().domains).toEqual(server.domains);
  });

  it('shows a former own address that a link names as ended, not as public', async () => {
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

  it('are left to the server, in the chosen domain, after five more tries', async () => {
    store().chooseDomain('b.example');
    server.calls.length = 0;
    server.collisions = 6;
    expect(await store().generate()).toBe(true);
    expect(server.claims()).toHaveLength(7);
    expect(server.claims().at(-1)).toEqual({ domain: 'b.example' });
    expect(here()).toMatch(/^held made-by-server\d+@b\.example$/);
    forget('efemera.domain');
  });

  it('are not tried again when the quota is used up', async () => {
    server.calls.length = 0;
    server.remaining = 0;
    const before = here();
    await expect(store().generate()).rejects.toThrow(RefusedError);
    expect(server.claims()).toHaveLength(1);
    expect([here(), store().quota?.remaining, store().busy]).toEqual([before, 0, null]);
  });
});

describe('an alias', () => {
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

  it('is shown as private if the server says that it was never this visitor’s', async () => {
    const address = store().own[0]?.address ?? '';
    server.own = [];
    server.private.add(address);
    store().lose(address);
    await ticks();
    expect(here()).toBe(`private ${address}`);
  });

  it('stays if the listing does not name it, before its time has passed', async () => {
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
