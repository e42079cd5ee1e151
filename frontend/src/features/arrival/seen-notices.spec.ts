import type { EmailSummary } from '@efemera/contract';
import { jest } from '@jest/globals';
import { startFakeServer, ticks, waitUntil } from '../../store/fake-server.js';

const page = { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined };
/** The notifications that the service worker shows, by the address of their inbox. */
const shown = new Map<string, object>();
const getNotifications = () => Promise.resolve([...shown.values()]);
Object.defineProperty(globalThis, 'navigator', {
  value: { userAgent: '', serviceWorker: { getRegistration: () => Promise.resolve({ getNotifications }) } },
  configurable: true,
});
Object.assign(globalThis, {
  document: page,
  Notification: { permission: 'granted' },
  matchMedia: () => ({ matches: false }),
  addEventListener: () => undefined,
});
const { otherInboxes } = await import('../../store/other-inboxes.js');
const { useListView } = await import('../../store/list-view.js');
const { usePush } = await import('./push-store.js');
const { closeSeenNotices } = await import('./seen-notices.js');

const [bia, eva] = ['bia@a.example', 'eva@a.example'];
const mail = (id: string): EmailSummary => ({ id, to: bia, subject: id, read: false }) as EmailSummary;
const notify = (to: string, ...ids: string[]) =>
  shown.set(to, {
    tag: `inbox:${to}`,
    data: { type: 'open-mail', id: ids[0], to, mails: ids.map((id) => ({ id })) },
    close: () => shown.delete(to),
  });

describe('the notification of an inbox that is not on screen', () => {
  let stop: () => void;
  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await startFakeServer();
    shown.clear();
    page.hidden = false;
    usePush.setState({ addresses: [bia, eva] });
    otherInboxes.follow([bia, eva]);
    await otherInboxes.read();
    for (const id of ['A', 'B']) otherInboxes.hear({ type: 'mail:received', payload: { to: bia, email: mail(id) } });
    notify(bia, 'A', 'B');
    notify(eva, 'C');
    stop = closeSeenNotices();
    await ticks();
  });
  afterEach(() => {
    stop();
    jest.restoreAllMocks();
    otherInboxes.follow([]);
    useListView.setState({ scope: 'one' });
  });

  it('stays while its mail is unread, and goes when each was read or deleted on any device', async () => {
    page.hidden = true;
    otherInboxes.hear({ type: 'mail:updated', payload: { to: bia, id: 'A', read: true } });
    await ticks();
    expect([...shown.keys()]).toEqual([bia, eva]);
    otherInboxes.hear({ type: 'mail:removed', payload: { to: bia, id: 'B' } });
    await waitUntil(() => !shown.has(bia));
    expect([...shown.keys()]).toEqual([eva]);
  });

  it('goes when the visible tab lists the mail of all inboxes', async () => {
    page.hidden = true;
    useListView.setState({ scope: 'all' });
    await ticks();
    expect(shown.size).toBe(2);
    page.hidden = false;
    useListView.setState({ scope: 'one' });
    useListView.setState({ scope: 'all' });
    await waitUntil(() => shown.size === 0);
  });

  it('goes when that inbox has ended', async () => {
    usePush.setState({ addresses: [eva] });
    await waitUntil(() => !shown.has(bia));
    expect([...shown.keys()]).toEqual([eva]);
  });
});
