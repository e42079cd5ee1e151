import type { PushNotice } from '@efemera/contract';
import type { MailPointer } from '../../src/browser/mail-pointer.js';
import type { NoticeData } from '../../src/browser/notice.js';
import { openNoticed, showNotice } from './notices.js';

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

describe('a click on a notification', () => {
  const origin = 'https://efemera.test';
  const mail: MailPointer = { type: 'open-mail', id: 'A', to };
  /** Clicks while these paths are open, the one used last first; returns what the worker did. */
  async function clickWith(...paths: string[]): Promise<string[]> {
    const done: string[] = [];
    const windows = paths.map((path) => ({
      url: origin + path,
      focus: () => Promise.resolve(void done.push(`focused ${path}`)),
      postMessage: ({ id }: MailPointer) => done.push(`told ${path} of ${id}`),
    }));
    const openWindow = (path: string) => Promise.resolve(void done.push(`opened ${path}`));
    const clients = { matchAll: () => Promise.resolve(windows), openWindow };
    Object.assign(globalThis, { self: { location: { origin }, clients } });
    await openNoticed(mail);
    return done;
  }

  it('opens the mail in the page that was used last, which an answer of the API or a file is not', async () => {
    const opened = ['focused /blog', 'told /blog of A'];
    expect(await clickWith('/api/openapi.json', '/efemera.py', '/blog', '/')).toEqual(opened);
  });

  it('opens a window where only an answer of the API is open', async () => {
    const [done, more] = await clickWith('/api/openapi.json');
    expect([done, more]).toEqual([expect.stringMatching(/^opened \/\?to=ana%40efemera\.test#/), undefined]);
  });
});
