import type { PushNotice } from '@efemera/contract';
import type { NoticeData } from '../../src/browser/notice.js';
import { showNotice } from './notices.js';

interface Shown {
  title: string;
  body?: string;
  tag?: string;
  data: NoticeData;
}

/** Stands for the browser's notifications, one per tag. Both calls are asynchronous, as in a browser. */
const notifications = new Map<string, Shown>();
let refusals = 0;
const registration = {
  getNotifications: async ({ tag }: { tag: string }) => {
    await aWhile();
    return [...notifications.values()].filter((shown) => shown.tag === tag);
  },
  showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
    await aWhile();
    if (refusals-- > 0) throw new TypeError('No permission.');
    notifications.set(options.tag ?? '', { title, ...options });
  },
};
const aWhile = () => new Promise((resolve) => setImmediate(resolve));

const to = 'ana@efemera.test';
const code: PushNotice = { id: 'A', to, from: 'Bank <b@bank.test>', subject: 'Your code', code: '482913' };
const news: PushNotice = { id: 'B', to, from: 'News <n@news.test>', subject: 'Today', code: null };
const shownAt = (address: string) => notifications.get(`inbox:${address}`);
const idsAt = (address: string) => shownAt(address)?.data.mails.map(({ id }) => id);

beforeEach(() => {
  notifications.clear();
  refusals = 0;
  Object.assign(globalThis, {
    self: { registration, clients: { matchAll: () => Promise.resolve([]) } },
    caches: { match: () => Promise.resolve(undefined) },
  });
});

describe('pushes that come at the same time', () => {
  it.each([
    ['the code first', [code, news], ['B', 'A']],
    ['the code last', [news, code], ['A', 'B']],
  ])('are all in the notification, which begins with the code: %s', async (_, pushes, ids) => {
    await Promise.all(pushes.map(showNotice));
    expect(idsAt(to)).toEqual(ids);
    expect(shownAt(to)?.title).toBe('482913 · Bank');
    expect(shownAt(to)?.body?.split('\n').sort()).toEqual(['Bank: Your code', 'News: Today']);
  });

  it('of two inboxes have a notification each', async () => {
    await Promise.all([showNotice(code), showNotice({ ...news, to: 'bia@efemera.test' })]);
    expect([idsAt(to), idsAt('bia@efemera.test')]).toEqual([['A'], ['B']]);
  });

  it('are shown even if the browser refused the notification before', async () => {
    refusals = 1;
    const [first, second] = await Promise.allSettled([showNotice(code), showNotice(news)]);
    expect([first?.status, second?.status, idsAt(to)]).toEqual(['rejected', 'fulfilled', ['B']]);
  });
});
