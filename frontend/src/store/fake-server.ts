import type { Inbox, InboxList, SiteConfig } from '@efemera/contract';
import { useAddress } from './address-store.js';

export const lifetimes = { inboxTtlSeconds: 3600, inboxTtlMinSeconds: 600, inboxTtlMaxSeconds: 86_400 };

/**
 * A server behind `fetch`, for the tests of this folder: a test answers its calls late and in any order, as a slow network
 * does, to find where the page would show an answer that is out of date.
 */
export class FakeServer {
  readonly calls: {
    method: string;
    path: string;
    body: unknown;
    answer: (status: number, content?: unknown) => void;
  }[] = [];
  own: Inbox[] = [];
  remaining = 50;
  redemption: () => [number, unknown] = () => [410, null];
  /** The answer to a subscription to notices of an inbox. */
  subscription: (address: string) => [number, unknown?] = () => [204];
  readonly domains = ['a.example', 'b.example'];
  /** Chooses the calls that the test answers; the fake server answers the others at once. */
  isLeft: (method: string, path: string) => boolean = () => false;
  taken = new Set<string>();
  private = new Set<string>();
  /** How many of the next claims are refused because the address is taken. */
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
      // The key is the one of the fake browser in push-store.spec.ts.
      const more = { quarantineSeconds: 86_400, pushPublicKey: 'a2V5' };
      return [200, { domains: this.domains, ...lifetimes, ...more } as SiteConfig];
    }
    if (path === '/api/links/redeem') return this.redemption();
    if (path === '/api/stats') return [200, { emailsCreated: 1, messagesReceived: 0 }];
    if (path.startsWith('/api/emails')) {
      const to = new URLSearchParams(path.split('?')[1]).get('to') ?? '';
      return this.private.has(to) ? refuse(403, 'inbox_private') : [200, { emails: [] }];
    }
    if (method === 'PUT') return this.subscription(address);
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
      ttlSeconds: 3600,
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

  /** The last call of this method and path, which the test has to answer. */
  pending(method: string, path = '/api/inboxes') {
    const call = this.calls.findLast((made) => made.method === method && made.path.startsWith(path));
    if (!call) throw new Error(`Nobody called ${method} ${path}.`);
    return { ...call, answerTruly: () => call.answer(...this.reply(call.method, call.path, call.body)) };
  }
}

/** The storage of a browser: without it, the page can't tell a first visit from a later one. */
class FakeBrowserStorage extends Map<string, string> {
  readonly getItem = (key: string): string | null => this.get(key) ?? null;
  readonly setItem = (key: string, value: string): void => void this.set(key, value);
  readonly removeItem = (key: string): void => void this.delete(key);
}

const initial = useAddress.getState();

/** Starts a new server, in a browser and on a page that know nothing of the one before. */
export async function startFakeServer(): Promise<FakeServer> {
  Object.defineProperty(globalThis, 'localStorage', { value: new FakeBrowserStorage(), configurable: true });
  // Fails to read the settings, so that the page forgets those that it has read before.
  globalThis.fetch = () => Promise.reject(new TypeError('There is no network.'));
  await store().readSettings();
  const server = new FakeServer();
  globalThis.fetch = server.fetch;
  useAddress.setState({ ...initial }, true);
  return server;
}

export const store = () => useAddress.getState();
/** What the page shows: its phase, and its address if it has one. */
export const here = () => {
  const { current } = store();
  return 'address' in current ? `${current.phase} ${current.address}` : current.phase;
};
export const ticks = async () => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

/** Waits until the condition is true. */
export async function waitUntil(isSo: () => unknown): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve));
}
