import { jest } from '@jest/globals';
import { here, startFakeServer, store, waitUntil, type FakeServer } from '../../store/fake-server.js';

/** The part of a browser's subscription that the page reads; it was made with the server's key. */
const subscription = {
  options: { applicationServerKey: new TextEncoder().encode('key') },
  toJSON: () => ({ endpoint: 'https://push.example/1' }),
};
const ignore = () => undefined;
Object.defineProperty(globalThis, 'navigator', {
  value: {
    userAgent: '',
    platform: '',
    maxTouchPoints: 0,
    serviceWorker: {
      ready: Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(subscription) } }),
    },
  },
  configurable: true,
});
Object.assign(globalThis, {
  PushManager: class {},
  Notification: { permission: 'granted' },
  matchMedia: () => ({ matches: false }),
  caches: { open: () => Promise.resolve({ put: () => Promise.resolve() }) },
  document: { addEventListener: ignore },
  addEventListener: ignore,
});
const { followPush, usePush } = await import('./push-store.js');

const [ana, bia, eva, ivo] = ['ana@a.example', 'bia@a.example', 'eva@a.example', 'ivo@a.example'];
const addresses = () => usePush.getState().addresses;

let server: FakeServer;
let stop: () => void;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(ignore);
  server = await startFakeServer();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

it('keeps notices on for inboxes that the server refuses for now, and turns off those refused for good', async () => {
  const refusals: Record<string, [number, unknown?]> = {
    [ana]: [429, { error: { code: 'rate_limited', message: '' } }],
    [bia]: [503, { error: { code: 'storage_unavailable', message: '' } }],
    // A proxy answers so, without a code of ours.
    [eva]: [502],
    [ivo]: [403, { error: { code: 'inbox_private', message: '' } }],
  };
  server.subscription = (address) => refusals[address] ?? [204];
  usePush.setState({ addresses: [ana, bia, eva, ivo] });
  stop = followPush();
  await waitUntil(() => !addresses().includes(ivo));
  expect(addresses()).toEqual([ana, bia, eva]);
});

it('keeps notices on for an inbox until a listing says that it has ended, even if another one is claimed', async () => {
  server.hold(ana);
  server.isLeft = (method, path) => method === 'GET' && path === '/api/inboxes';
  usePush.setState({ addresses: [ana] });
  stop = followPush();
  await store().arrive(null);
  expect([here(), addresses()]).toEqual([`held ${server.own[0]?.address}`, [ana]]);
  server.pending('GET').answerTruly();
  await waitUntil(() => store().listedAt > 0);
  expect(addresses()).toEqual([ana]);
  server.isLeft = () => false;
  server.reply('DELETE', `/api/inboxes/${ana}`, undefined);
  await store().readOwn();
  expect(addresses()).toEqual([]);
});
