import type { EmailSummary } from '@efemera/contract';
import { someSummary } from '@efemera/testing/some-mail';
import type { InboxFact } from '../transport/live.js';
import { applyFact, applyListing, arrivals, ask, noRows, type InboxRows } from './inbox-rows.js';

const to = 'calm-owl7@efemera.localhost';

const mail = (id: string, changes: Partial<EmailSummary> = {}) =>
  someSummary({ id, to, timestamp: `2025-11-20T12:00:${id}.000Z`, ...changes });

const received = (email: EmailSummary): InboxFact => ({ type: 'mail:received', payload: { to, email } });
const removed = (id: string): InboxFact => ({ type: 'mail:removed', payload: { to, id } });
const read = (id: string): InboxFact => ({ type: 'mail:updated', payload: { to, id, read: true } });
const ids = (rows: InboxRows) => rows.emails.map(({ id }) => id);
const after = (...facts: InboxFact[]) => facts.reduce(applyFact, noRows);

describe('facts', () => {
  it('lists the newest mail first, in whatever order the facts come', () => {
    expect(ids(after(received(mail('02')), received(mail('03')), received(mail('01'))))).toEqual(['03', '02', '01']);
  });

  it('lists mails of one millisecond with the one stored last first, as the API does', () => {
    const timestamp = '2025-11-20T12:00:01.000Z';
    const [first, second, third] = ['C', 'A', 'B'].map((id) => mail(id, { timestamp }));
    if (!first || !second || !third) throw new Error('Three mails.');
    const rows = after(received(first), received(second));
    expect(ids(rows)).toEqual(['A', 'C']);
    expect(applyListing(rows, [second, first], rows.clock).emails).toBe(rows.emails);
    const asked = ask(rows);
    const meanwhile = applyFact(asked, received(third));
    expect(ids(applyListing(meanwhile, [second, first], asked.clock))).toEqual(['B', 'A', 'C']);
  });

  it('shows a mail only once if it is announced twice', () => {
    const once = after(received(mail('01')));
    expect(applyFact(once, received(mail('01')))).toBe(once);
  });

  it('does not bring back a mail that was removed before it was announced', () => {
    expect(ids(after(removed('01'), received(mail('01'))))).toEqual([]);
  });

  it('the rows take from `mail:updated` all fields of `email` except `email.read`: they take `read` of the event itself', () => {
    const parsed = mail('01', { preview: 'Hello', code: '123456' });
    const rows = after(received(mail('01')), read('01'), {
      type: 'mail:updated',
      payload: { to, id: '01', read: true, email: parsed },
    });
    expect(rows.emails).toEqual([{ ...parsed, read: true }]);
  });

  it('adds an updated mail whose announcement was lost', () => {
    expect(ids(after({ type: 'mail:updated', payload: { to, id: '01', email: mail('01') } }))).toEqual(['01']);
  });

  it('keeps the read flag of an unknown mail until the mail comes', () => {
    const rows = after(read('01'));
    expect(rows.emails).toEqual([]);
    expect(applyFact(rows, received(mail('01'))).emails[0]?.read).toBe(true);
  });

  it('keeps a mail marked as read that was opened before it was parsed', () => {
    const rows = after(received(mail('01')), read('01'), {
      type: 'mail:updated',
      payload: { to, id: '01', email: mail('01', { preview: 'Hello' }) },
    });
    expect(rows.emails[0]).toMatchObject({ read: true, preview: 'Hello' });
  });

  it('empties an expired inbox, and a listing that was requested earlier does not fill it again', () => {
    const rows = after(received(mail('01')), { type: 'inbox:expired', payload: { to } });
    expect(ids(rows)).toEqual([]);
    expect(ids(applyListing(rows, [mail('01'), mail('02')], 0))).toEqual([]);
  });
});

describe('listings', () => {
  it('replaces the shown rows', () => {
    const rows = after(received(mail('01')), received(mail('02')));
    expect(ids(applyListing(rows, [mail('03'), mail('02')], rows.clock))).toEqual(['03', '02']);
  });

  it('does not bring back a mail that was deleted while the listing was under way', () => {
    const rows = after(received(mail('01')));
    const askedAt = rows.clock;
    expect(ids(applyListing(applyFact(rows, removed('01')), [mail('01')], askedAt))).toEqual([]);
  });

  it('keeps a mail that arrived while the listing was under way', () => {
    const rows = after(received(mail('01')));
    const askedAt = rows.clock;
    const meanwhile = applyFact(rows, received(mail('02')));
    expect(ids(applyListing(meanwhile, [mail('01')], askedAt))).toEqual(['02', '01']);
    expect(ids(applyListing(meanwhile, [mail('01')], meanwhile.clock))).toEqual(['01']);
  });

  it('does not mark a mail as unread that was opened while the listing was under way', () => {
    const rows = after(received(mail('01')));
    const askedAt = rows.clock;
    const opened = applyFact(rows, read('01'));
    expect(applyListing(opened, [mail('01')], askedAt).emails[0]?.read).toBe(true);
    expect(applyListing(opened, [mail('01')], opened.clock).emails[0]?.read).toBe(false);
  });

  it('keeps the same list object when nothing is new', () => {
    const rows = after(received(mail('01')), received(mail('02')));
    expect(applyListing(rows, [mail('02'), mail('01')], rows.clock).emails).toBe(rows.emails);
  });

  it('is dropped when a later listing has been applied', () => {
    const first = ask(after(received(mail('01'))));
    const second = ask(first);
    const rows = applyListing(second, [mail('02'), mail('01')], second.clock);
    expect(applyListing(rows, [mail('01')], first.clock)).toBe(rows);
  });

  it('applies the listing that answers a watch, even after a listing that was requested later', () => {
    const watched = ask(noRows);
    const polled = ask(watched);
    const rows = applyListing(polled, [mail('03'), mail('01')], polled.clock);
    // Between the two readings 01 was parsed and 02 stored: the gateway tells of neither, because this listing has both.
    const parsed = mail('01', { code: '482913' });
    const both = applyListing(rows, [mail('02'), parsed], watched.clock, true);
    // The gateway may have read this listing before 03 came, and sends 03 after it: 03 must stay.
    expect(both.emails).toEqual([mail('03'), mail('02'), parsed]);
    const removed = applyFact(both, { type: 'mail:removed', payload: { to, id: '02' } });
    expect(applyListing(removed, [mail('02'), parsed], watched.clock, true).emails).toEqual([mail('03'), parsed]);
    // A listing that was requested before this one, but comes after it, must not remove its mails.
    expect(applyListing(both, [], polled.clock)).toBe(both);
    const asked = ask(both);
    expect(applyListing(asked, [], asked.clock).emails).toEqual([]);
  });

  it('takes from the listing that answers a watch what no fact tells, because it happened after an earlier watch', () => {
    const parsed = mail('01', { preview: 'Hello', link: 'https://forum.test/confirm' });
    const asked = ask(noRows);
    // An earlier watch told of both mails. When it had ended, 01 was parsed and 02 was removed.
    const told = [received(mail('01')), received(mail('02'))].reduce(applyFact, asked);
    expect(applyListing(told, [parsed], asked.clock, true).emails).toEqual([parsed]);
    // The visitor has opened 01 on this page, and the gateway may have read the listing before that.
    const opened = applyFact(told, read('01'));
    expect(applyListing(opened, [parsed], asked.clock, true).emails).toEqual([{ ...parsed, read: true }]);
  });

  it('keeps a mail marked as read that was opened before the listing came', () => {
    const asked = ask(noRows);
    const rows = applyListing(applyFact(asked, read('01')), [mail('01')], asked.clock);
    expect(rows.emails[0]?.read).toBe(true);
  });

  it('forgets events as soon as no listing can contradict them', () => {
    const rows = ask(after(received(mail('01')), read('01')));
    expect(applyListing(rows, [mail('01', { read: true })], rows.clock).heard.size).toBe(0);
  });

  it('keeps the objects of rows that have not changed', () => {
    const rows = after(received(mail('01')));
    const next = applyListing(rows, [mail('02'), mail('01')], rows.clock);
    expect(next.emails[1]).toBe(rows.emails[0]);
  });
});

it('lists as arrivals the mails that were not in the rows before', () => {
  const before = after(received(mail('01')), received(mail('02')));
  const now = applyListing(before, [mail('03'), mail('02')], before.clock);
  expect(arrivals(before, now).map(({ id }) => id)).toEqual(['03']);
  expect(arrivals(now, now)).toEqual([]);
});
