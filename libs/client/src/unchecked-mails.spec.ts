import { jest } from '@jest/globals';
import { FakeServer } from '../test/fake-server.js';
import { filterOf } from './filter.js';
import { GivenOut } from './given-out.js';
import { openInbox } from './open-inbox.js';
import type { MailSummary } from './types.js';
import { UncheckedMails } from './unchecked-mails.js';

const passed = { spf: 'pass', dkim: 'pass', dmarc: 'pass' } as const;
const wanted = { where: ({ auth }: MailSummary) => auth?.dmarc === 'pass' };
let server: FakeServer;
beforeEach(() => void (server = new FakeServer()));
afterEach(() => void jest.useRealTimers());
const inboxOf = () => openInbox({ ...server.options(), address: 'a@efemera.test' });

/** Receives two mails, and checks the sender of the first one after a wait has been answered with both. */
async function receiveAndCheck(): Promise<string> {
  const id = server.receive({ subject: 'checked late' });
  server.receive({ subject: 'newer' });
  const { length } = server.asked;
  while (server.asked.length === length) await new Promise(setImmediate);
  Object.assign(server.mails[0] ?? {}, { auth: passed });
  return id;
}

describe('a mail that the function of a wait accepts only after the check of its sender', () => {
  it('is returned by waitForMail when it has been checked', async () => {
    const wait = inboxOf().waitForMail({ ...wanted, timeout: 10_000 });
    const id = await receiveAndCheck();
    expect((await wait).id).toBe(id);
  });

  it('makes expectNone fail when it has been checked', async () => {
    const silence = inboxOf().expectNone({ ...wanted, timeout: 10_000 });
    const failed = expect(silence).rejects.toMatchObject({ code: 'unexpected_mail' });
    await receiveAndCheck();
    await failed;
  });
});

describe('the mails that a wait must list again', () => {
  const placeIn = (...filters: Parameters<typeof filterOf>) => {
    const unchecked = new UncheckedMails(filterOf(...filters), new GivenOut(['M003']));
    return () => unchecked.placeOfOldest([...server.mails].reverse());
  };

  it('end with the oldest one that is unchecked and that no wait has given out', () => {
    for (let mail = 1; mail <= 3; mail++) server.receive({});
    Object.assign(server.mails[0] ?? {}, { auth: passed });
    expect(placeIn(wanted)()).toBe(1);
    expect(placeIn({ ...wanted, subject: /another/ })()).toBe(-1);
    expect(placeIn({ subject: /another/ })()).toBe(-1);
  });

  it('are each listed again for ten seconds only: a server without sender checks never checks them', () => {
    jest.useFakeTimers();
    const place = placeIn(wanted);
    server.receive({});
    expect(place()).toBe(0);
    jest.advanceTimersByTime(6000);
    server.receive({});
    expect(place()).toBe(1);
    jest.advanceTimersByTime(6000);
    expect(place()).toBe(0);
    jest.advanceTimersByTime(6000);
    expect(place()).toBe(-1);
  });
});
