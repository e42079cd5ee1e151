import { jest } from '@jest/globals';
import type { SiteConfig } from '@efemera/contract';
import { useAddress } from './address-store.js';

const config: Partial<SiteConfig> = {
  domains: ['a.example'],
  inboxTtlSeconds: 3600,
  inboxTtlMinSeconds: 600,
  inboxTtlMaxSeconds: 86_400,
  quarantineSeconds: 86_400,
};
/** A server that the visitor's cookie never reaches: it redeems the link, and knows no guest afterwards. */
const answers: Record<string, unknown> = {
  '/api/config': config,
  '/api/links/redeem': { address: 'ana@a.example' },
  '/api/inboxes': { inboxes: [], quota: { limit: 50, remaining: 50 } },
};
const initial = useAddress.getState();
let calls: string[] = [];

beforeEach(() => {
  calls = [];
  globalThis.fetch = (path, options) => {
    calls.push(`${options?.method} ${path as string}`);
    return Promise.resolve(new Response(JSON.stringify(answers[path as string] ?? {}), { status: 200 }));
  };
  useAddress.setState({ ...initial }, true);
});
afterEach(() => jest.restoreAllMocks());

const joins = () => calls.filter((call) => call === 'POST /api/links/redeem').length;
const claims = () => calls.filter((call) => call === 'POST /api/inboxes').length;

/** What `navigator.cookieEnabled` says; undefined: the browser has no such property. */
const browserSays = (cookieEnabled: boolean | undefined) =>
  Object.defineProperty(globalThis, 'navigator', { value: { cookieEnabled }, configurable: true });

it('keeps the join link unused in a browser that says that it refuses cookies, and tells the visitor', async () => {
  browserSays(false);
  await useAddress.getState().join('secret');
  await useAddress.getState().arrive(null);
  expect(useAddress.getState().current).toEqual({ phase: 'linkNeedsCookies' });
  expect([joins(), claims()]).toEqual([0, 0]);
});

it.each([true, undefined])('reports missing cookies if cookieEnabled is %s but cookies are dropped', async (says) => {
  browserSays(says);
  await useAddress.getState().join('secret');
  await useAddress.getState().arrive(null);
  expect(useAddress.getState().current).toEqual({ phase: 'linkNeedsCookies' });
  expect([joins(), claims()]).toEqual([1, 0]);
});
