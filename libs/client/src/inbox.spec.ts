import { FakeServer, refusal } from '../test/fake-server.js';
import { EfemeraError, TimeoutError } from './errors.js';
import { createInbox, openInbox } from './open-inbox.js';
import type { Delivery } from './types.js';

let server: FakeServer;
beforeEach(() => void (server = new FakeServer()));
const newInbox = () => createInbox(server.options());
const soon = { timeout: 0 };

describe('waitForCode', () => {
  it('returns the code of a mail that is already there, and of one that comes later', async () => {
    const inbox = await newInbox();
    server.receive({ code: '111111' });
    expect(await inbox.waitForCode()).toBe('111111');
    const next = inbox.waitForCode();
    server.receive({ subject: 'News' });
    server.receive({ code: '222222' });
    expect(await next).toBe('222222');
  });

  it('never returns a code twice', async () => {
    const inbox = await newInbox();
    server.receive({ code: '111111' });
    await inbox.waitForCode();
    await expect(inbox.waitForCode(soon)).rejects.toThrow(TimeoutError);
    await expect(inbox.waitForCode({ ...soon, from: 'shop' })).rejects.toThrow(TimeoutError);
  });

  it('returns the newest code of a sender, after which the older one is stale for ever', async () => {
    const inbox = await newInbox();
    server.receive({ code: '111111' });
    server.receive({ code: '222222', from: 'Shop again <HELLO@shop.test>' });
    expect(await inbox.waitForCode()).toBe('222222');
    await expect(inbox.waitForCode(soon)).rejects.toThrow(TimeoutError);
    await expect(inbox.waitForCode({ ...soon, subject: 'Your' })).rejects.toThrow(TimeoutError);
  });

  it('returns the code of the sender that it names; the older code of another one stays for a later wait', async () => {
    const inbox = await newInbox();
    server.receive({ code: '111111', from: 'Bank <pin@bank.test>' });
    server.receive({ code: '222222' });
    expect(await inbox.waitForCode({ from: 'shop.test' })).toBe('222222');
    expect(await inbox.waitForCode({ from: 'bank.test' })).toBe('111111');
  });

  it('keeps the codes of one sender to two plus addresses apart', async () => {
    const inbox = await newInbox();
    for (const tag of ['shop', null]) server.receive({ code: `11111${tag?.length ?? 0}`, tag });
    expect([await inbox.waitForCode(soon), await inbox.waitForCode(soon)]).toEqual(['111110', '111114']);
  });

  it('returns the newer code first, and the older code of another sender to the next wait', async () => {
    const inbox = await newInbox();
    server.receive({ code: '111111', from: 'Bank <pin@bank.test>' });
    server.receive({ code: '222222' });
    expect([await inbox.waitForCode(soon), await inbox.waitForCode(soon)]).toEqual(['222222', '111111']);
    await expect(inbox.waitForCode(soon)).rejects.toThrow(TimeoutError);
    // A newer mail comes first again, and the older one of the same sender stays stale.
    for (const code of ['333333', '444444']) server.receive({ code, from: 'Bank <pin@bank.test>' });
    server.receive({ code: '555555' });
    expect([await inbox.waitForCode(soon), await inbox.waitForCode(soon)]).toEqual(['555555', '444444']);
    await expect(inbox.waitForCode(soon)).rejects.toThrow(TimeoutError);
  });

  it('continues to wait if another process has returned the mail', async () => {
    const asked: unknown[] = [];
    const inbox = openInbox({
      ...server.options(),
      address: 'a@efemera.test',
      mayGiveOut: async (...ids) => asked.push(ids) > 1,
    });
    const first = server.receive({ code: '111111' });
    const waiting = inbox.waitForCode();
    await new Promise(setImmediate);
    const second = server.receive({ code: '222222' });
    expect(await waiting).toBe('222222');
    expect(asked).toEqual([
      [first, []],
      [second, []],
    ]);
    await expect(inbox.waitForCode(soon)).rejects.toThrow('given out before');
  });

  it('tells other processes which older mails are stale', async () => {
    const asked: unknown[] = [];
    const inbox = openInbox({
      ...server.options(),
      address: 'a@efemera.test',
      mayGiveOut: async (...ids) => asked.push(ids) > 0,
    });
    const stale = server.receive({ code: '111111' });
    const other = server.receive({ code: '222222', from: 'Bank <pin@bank.test>' });
    const newest = server.receive({ code: '333333' });
    expect([await inbox.waitForCode(), await inbox.waitForCode()]).toEqual(['333333', '222222']);
    expect(asked).toEqual([
      [newest, [stale]],
      [other, []],
    ]);
  });

  it('does not return the code of a mail that waitForMail has returned', async () => {
    const inbox = await newInbox();
    server.receive({ code: '111111' });
    expect(await inbox.waitForMail()).toMatchObject({ code: '111111' });
    await expect(inbox.waitForCode(soon)).rejects.toThrow('given out before');
  });

  it('returns different codes to two concurrent waits', async () => {
    const inbox = await newInbox();
    const both = Promise.all([inbox.waitForCode(), inbox.waitForCode()]);
    server.receive({ code: '111111' });
    await new Promise(setImmediate);
    server.receive({ code: '222222' });
    expect((await both).sort()).toEqual(['111111', '222222']);
  });

  it('asks the server only for mail newer than the last seen', async () => {
    const inbox = await newInbox();
    const id = server.receive({ code: '111111' });
    await inbox.waitForCode();
    await inbox.waitForCode(soon).catch(() => undefined);
    expect(server.asked[0]?.has('since')).toBe(false);
    expect(server.asked[1]?.get('since')).toBe(id);
  });

  it('remembers in another process which mails were returned', async () => {
    const inbox = await newInbox();
    server.receive({ code: '111111' });
    await inbox.waitForCode();
    const again = openInbox({ ...(JSON.parse(JSON.stringify(inbox)) as typeof inbox), ...server.options() });
    expect([again.address, again.token]).toEqual([inbox.address, inbox.token]);
    await expect(again.waitForCode(soon)).rejects.toThrow(TimeoutError);
  });
});

describe('a wait for a link or a mail', () => {
  it('returns the link, and passes over mail without one', async () => {
    const inbox = await newInbox();
    server.receive({ code: '111111' });
    server.receive({ link: 'https://shop.test/confirm' });
    expect(await inbox.waitForLink()).toBe('https://shop.test/confirm');
  });

  it('returns mails one by one, the oldest first', async () => {
    const inbox = await newInbox();
    for (const subject of ['one', 'two', 'three']) server.receive({ subject });
    const subjects = [await inbox.waitForMail(), await inbox.waitForMail(), await inbox.waitForMail()].map(
      ({ subject }) => subject,
    );
    expect(subjects).toEqual(['one', 'two', 'three']);
    await expect(inbox.waitForMail(soon)).rejects.toThrow(TimeoutError);
  });
});

describe('a wait that times out', () => {
  it('lists the mails that did arrive, with the reason why each did not match', async () => {
    const inbox = await newInbox();
    server.receive({ code: '111111' });
    await inbox.waitForCode();
    server.receive({ subject: 'Wel\u001b[31mcome\r\nhome' });
    server.receive({ code: '333333', from: 'bank@bank.test', subject: 'Your PIN' });
    const error = (await inbox
      .waitForCode({ from: 'shop.test', timeout: 30 })
      .catch((reason: unknown) => reason)) as TimeoutError;
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toBeInstanceOf(EfemeraError);
    expect(error.name).toBe('TimeoutError');
    expect(error.code).toBe('timed_out');
    expect(error.message.split('\n')).toEqual([
      'No new mail with a code from "shop.test" reached calm-fox1@efemera.test in 0.03 s. Mail in the inbox, newest first:',
      '  11:30:00 UTC  "Your PIN" from bank@bank.test: does not match',
      '  11:30:00 UTC  "Wel [31mcome home" from Shop <hello@shop.test>: no code in it',
      '  11:30:00 UTC  "Your code" from Shop <hello@shop.test>: given out before',
    ]);
    expect(error.arrived.map(({ reason }) => reason)).toEqual(['does not match', 'no code in it', 'given out before']);
  });

  it('lists refused mail with the SMTP replies', async () => {
    const inbox = await newInbox();
    const refused: Partial<Delivery> = {
      outcome: 'refused',
      startedAt: '2026-11-21T11:30:00.000Z',
      sender: 'bounce@shop.test',
      reply: { code: 552, text: '5.3.4 The message is too large' },
    };
    server.deliveries = [refused, { outcome: 'stored' }];
    const error = (await inbox.waitForCode(soon).catch((reason: unknown) => reason)) as TimeoutError;
    expect(error.refused).toEqual([refused]);
    expect(error.message.split('\n')).toEqual([
      'No new mail with a code reached calm-fox1@efemera.test in 0 s. The inbox is empty.',
      'What SMTP refused, newest first:',
      '  11:30:00 UTC  from <bounce@shop.test>: 552 5.3.4 The message is too large',
    ]);
  });

  it('says that nothing arrived, also if the server does not list refused mail', async () => {
    const inbox = await newInbox();
    await expect(inbox.waitForMail(soon)).rejects.toThrow('Nothing arrived at all.');
    server.deliveries = null;
    await expect(inbox.waitForMail(soon)).rejects.toThrow('Nothing arrived at all.');
  });

  it('first looks once more, and returns mail that came in its last moment', async () => {
    const inbox = await newInbox();
    const late = inbox.waitForCode({ timeout: 20 });
    // The fake server does not end the long-poll for this mail; the last call must find it.
    server.receive({ code: '777777' }, { told: false });
    expect(await late).toBe('777777');
  });

  it('ends sooner, with the reason of its signal, when that is aborted', async () => {
    const inbox = await newInbox();
    const stop = new AbortController();
    const wait = inbox.waitForCode({ signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(wait).rejects.toThrow('enough');
  });

  // From 2³¹ milliseconds on, timers end at once, and the wait would call the server without a pause.
  it.each([NaN, -1, Infinity, 2 ** 31, 2 ** 53, null])('refuses the timeout %p', async (timeout) => {
    const inbox = await newInbox();
    const options = { timeout: timeout as number, signal: AbortSignal.timeout(500) };
    for (const wait of [inbox.waitForCode(options), inbox.waitForMail(options), inbox.expectNone(options)]) {
      await expect(wait).rejects.toMatchObject({ code: 'invalid_option' });
    }
  });

  it('pauses between calls if the server does not wait', async () => {
    let calls = 0;
    const hasty: typeof globalThis.fetch = async () => Response.json({ emails: [], timedOut: ++calls > 0 });
    const inbox = openInbox({ url: 'http://efemera.test', address: 'a@efemera.test', fetch: hasty });
    await expect(inbox.waitForCode({ timeout: 400 })).rejects.toThrow(TimeoutError);
    // Without a pause, the wait would call the server thousands of times.
    expect(calls).toBeLessThan(50);
  });
});

it.each(['.', '..', '', 'a/b', '?to=x'])('refuses the id %j as unknown, without a call to the server', async (id) => {
  const inbox = await newInbox();
  const asked = server.asked.length;
  for (const call of [inbox.read(id), inbox.raw(id), inbox.attachment(id, 0), inbox.deleteMail(id)]) {
    await expect(call).rejects.toMatchObject({ code: 'email_not_found' });
  }
  expect(server.asked).toHaveLength(asked);
});

describe('watch', () => {
  it('yields each mail as it arrives, in order, until its signal aborts', async () => {
    const inbox = await newInbox();
    server.receive({ subject: 'before' });
    const stop = new AbortController();
    const subjects: string[] = [];
    const watching = (async () => {
      for await (const { subject } of inbox.watch({ signal: stop.signal })) {
        subjects.push(subject);
        if (subjects.length === 3) stop.abort(new Error('enough'));
      }
    })();
    while (server.asked.length < 2) await new Promise(setImmediate);
    for (const subject of ['one', 'two', 'three']) server.receive({ subject });
    await expect(watching).rejects.toThrow('enough');
    expect(subjects).toEqual(['one', 'two', 'three']);
  });

  it('yields mail that comes after the call and before the first next()', async () => {
    const inbox = await newInbox();
    server.receive({ subject: 'before' });
    const [whole, shop] = [inbox.watch({ signal: AbortSignal.timeout(2000) }), inbox.tagged('shop').watch()];
    while (server.asked.length < 2) await new Promise(setImmediate);
    server.receive({ subject: 'to the forum', tag: 'forum' });
    server.receive({ subject: 'to the shop', tag: 'shop' });
    expect((await whole.next()).value).toMatchObject({ subject: 'to the forum' });
    for (const mails of [whole, shop]) expect((await mails.next()).value).toMatchObject({ subject: 'to the shop' });
  });

  it('throws the error of a failed first listing at the first next(), and never if next() is not called', async () => {
    const failed = {
      url: 'http://efemera.test',
      address: 'a@efemera.test',
      fetch: async () => refusal(403, 'inbox_private'),
    };
    const [used] = [openInbox(failed).watch(), openInbox(failed).watch()];
    // Jest fails a test in which a rejection is still unhandled after a turn of the event loop.
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
    await expect(used?.next()).rejects.toMatchObject({ code: 'inbox_private' });
  });
});

describe('a filter that the server does not know', () => {
  it('may be an expression or a function; the wait passes over other mails', async () => {
    const inbox = await newInbox();
    server.receive({ subject: 'Order 17', from: 'Shop <a@shop.test>' });
    server.receive({ subject: 'Invoice 18', from: 'Bank <b@bank.test>' });
    // The flag `g` makes the expression remember where its last match ended.
    expect((await inbox.waitForMail({ subject: /invoice \d+/gi })).subject).toBe('Invoice 18');
    expect((await inbox.waitForMail({ from: /@shop\.test>$/ })).subject).toBe('Order 17');
    await expect(inbox.waitForMail({ ...soon, subject: /Order/ })).rejects.toThrow(TimeoutError);
    server.receive({ subject: 'Order 19', size: 5000 });
    server.receive({ subject: 'Order 20', size: 3 });
    expect((await inbox.waitForMail({ where: ({ size }) => size > 1000 })).subject).toBe('Order 19');
    // A mail that the function refused is still there for the next wait.
    expect((await inbox.waitForMail()).subject).toBe('Order 20');
  });

  it('lets the wait go on while only other mails come; each long-poll asks for mail after the last one', async () => {
    const inbox = await newInbox();
    const wait = inbox.waitForCode({ subject: /^Your (new )?PIN$/ });
    for (let i = 0; i < 3; i++) {
      const asked = server.asked.length;
      server.receive({ code: `${i}11111`, subject: `Welcome ${i}` });
      while (server.asked.length === asked) await new Promise(setImmediate);
    }
    server.receive({ code: '777777', subject: 'Your new PIN' });
    expect(await wait).toBe('777777');
    const places = server.asked.map((query) => query.get('since'));
    expect(places.at(-1)).not.toBeNull();
    expect(places.length).toBeLessThan(8);
  });

  it('is named in the error of a wait that times out', async () => {
    const inbox = await newInbox();
    await expect(inbox.waitForCode({ ...soon, from: /shop/i, tag: 'a', where: () => false })).rejects.toThrow(
      'No new mail with a code from /shop/i to the tag "a" that your function accepts reached calm-fox1@efemera.test',
    );
  });
});

describe('expectNone', () => {
  it('resolves if nothing that matches comes, and fails as soon as something does', async () => {
    const inbox = await newInbox();
    await inbox.expectNone({ timeout: 30 });
    server.receive({ subject: 'Welcome' });
    await inbox.expectNone({ ...soon, subject: 'Goodbye' });
    const waiting = inbox.expectNone({ subject: /goodbye/i });
    server.receive({ subject: 'Goodbye' });
    await expect(waiting).rejects.toMatchObject({ code: 'unexpected_mail', details: { subject: 'Goodbye' } });
    await expect(inbox.expectNone(soon)).rejects.toThrow('has received "Goodbye" from Shop <hello@shop.test>');
    // After waits have returned both mails, neither counts as new any more.
    await inbox.waitForMail();
    await inbox.waitForMail();
    await inbox.expectNone(soon);
  });
});
