import { someSummary } from '@efemera/testing/some-mail';
import { jest } from '@jest/globals';
import type { InboxFact } from '../transport/live.js';
import { useAddress } from './address-store.js';
import { useInbox } from './inbox-store.js';
import { followedMails } from './message-store.js';

const inbox = 'ana@a.example';
const shop = 'ana+shop@a.example';
const initial = useAddress.getState();

const mail = (id: string, tag: string | null) => someSummary({ id, to: inbox, tag });
const received = (id: string, tag: string | null): InboxFact => ({
  type: 'mail:received',
  payload: { to: inbox, email: mail(id, tag) },
});
const parsed = (id: string, tag: string | null): InboxFact => ({
  type: 'mail:updated',
  payload: { to: inbox, id, email: { ...mail(id, tag), code: '482913' } },
});
const hear = (...facts: InboxFact[]) => facts.forEach((fact) => useInbox.getState().hear(fact));
const shown = () => useInbox.getState().rows.emails.map(({ id, code }) => [id, code]);

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = (path) => {
    asked.push(path as string);
    // The listings never come, so all rows are from events.
    return new Promise(() => undefined);
  };
  useAddress.setState({ ...initial }, true);
  useInbox.getState().close();
});
afterEach(() => jest.restoreAllMocks());

describe('the page of a plus address that nobody holds', () => {
  beforeEach(() => useInbox.getState().open(shop));

  it('shows the mail to it as it comes and as it is parsed, and none to other addresses of the inbox', () => {
    hear(received('1', 'shop'), received('2', 'news'), received('3', null), parsed('1', 'shop'), parsed('4', 'news'));
    expect(shown()).toEqual([['1', '482913']]);
    hear({ type: 'mail:removed', payload: { to: inbox, id: '1' } });
    expect(shown()).toEqual([]);
  });

  it('finds the row of an opened mail, which is addressed to the inbox without the tag', () => {
    hear(received('1', 'shop'));
    expect(followedMails(inbox).map(({ id }) => id)).toEqual(['1']);
    expect(followedMails('bia@a.example')).toEqual([]);
  });

  it('asks the server again whether the visitor may read it when the inbox was claimed or has expired', () => {
    useAddress.setState({ current: { phase: 'public', address: shop } });
    const { move } = useAddress.getState();
    asked = [];
    hear(received('1', 'shop'), { type: 'inbox:expired', payload: { to: inbox } });
    useAddress.getState().lose(inbox);
    expect([shown(), useAddress.getState().move]).toEqual([[], move + 1]);
    expect(asked).toEqual([expect.stringContaining(encodeURIComponent(shop)) as string]);
  });
});

it('shows all mail of an inbox, whichever of its addresses it came to', () => {
  useInbox.getState().open(inbox);
  const elsewhere: InboxFact = { type: 'mail:received', payload: { to: shop, email: mail('3', null) } };
  hear(received('1', 'shop'), received('2', null), elsewhere);
  expect(shown().map(([id]) => id)).toEqual(['2', '1']);
});

it('shows all mail of an inbox whose claimed name contains a plus, as an earlier version allowed', () => {
  useInbox.getState().open(shop);
  hear({ type: 'mail:received', payload: { to: shop, email: { ...mail('1', null), to: shop } } });
  expect(shown().map(([id]) => id)).toEqual(['1']);
});
