import { jest } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { inboxTasks } from './cypress-tasks.js';
import { createInbox, openInbox } from './open-inbox.js';
import { verifyWebhook } from './webhook.js';

/** A server that must not be called. */
const server = { url: 'http://efemera.test', fetch: () => Promise.reject(new Error('It was called.')) };
const misspelt = { form: '@shop.test' } as object;

describe('an unknown option', () => {
  it('is an error of every call, before any request: a misspelt filter would accept any mail', async () => {
    const inbox = openInbox({ ...server, address: 'a@efemera.test' });
    for (const call of [
      createInbox({ ...server, ...misspelt }),
      inbox.waitForCode(misspelt),
      inbox.waitForLink(misspelt),
      inbox.waitForMail(misspelt),
      inbox.expectNone(misspelt),
      inbox.extend(misspelt),
      inbox.messages(misspelt),
      inbox.share(misspelt),
      inbox.check('M001', misspelt),
      inbox.tagged('shop').waitForCode(misspelt),
      inbox.tagged('shop').waitForLink(misspelt),
      inbox.tagged('shop').waitForMail(misspelt),
      inbox.tagged('shop').expectNone(misspelt),
      inbox.tagged('shop').waitForCode({ tag: 'other' } as object),
      verifyWebhook({ body: '', secret: '', ...misspelt }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'invalid_option' });
    }
    for (const watched of [inbox, inbox.tagged('shop')]) {
      expect(() => watched.watch(misspelt)).toThrow('watch has no option "form"');
    }
    await expect(inbox.waitForCode(misspelt)).rejects.toThrow(
      'waitForCode has no option "form"; it takes from, subject, tag, where, timeout, signal.',
    );
    await expect(inbox.waitForCode({ has: 'link' } as object)).rejects.toThrow('has no option "has"');
    const tokn = { ...server, address: 'a@efemera.test', tokn: 'x' };
    expect(() => openInbox(tokn)).toThrow('"tokn"');
  });
});

describe('a matcher that would accept any mail', () => {
  const called: string[] = [];
  const inbox = openInbox({
    url: 'http://efemera.test',
    address: 'a@efemera.test',
    fetch: async (input) => {
      called.push(String(input));
      return Response.json({ emails: [{ id: 'M001', from: 'Bank <pin@bank.test>', subject: 'Code', code: '1' }] });
    },
  });
  const waits = ['waitForCode', 'waitForLink', 'waitForMail', 'expectNone'] as const;

  it.each<[string, unknown]>([
    ['from', ['@shop.test']],
    ['from', (text: string) => text.includes('shop')],
    ['from', null],
    ['from', ''],
    ['from', { source: 'shop' }],
    ['subject', 12],
    ['subject', ''],
    ['subject', new String('Code')],
    ['tag', ''],
    ['tag', 12],
    ['tag', null],
    ['where', async () => false],
    ['where', /shop/],
    ['where', null],
  ])('is an error of every wait, before any request: %s %p', async (name, value) => {
    for (const wait of waits) {
      const call = inbox[wait]({ [name]: value, timeout: 0 });
      await expect(call).rejects.toMatchObject({
        code: 'invalid_option',
        message: expect.stringContaining(`${name} takes`) as string,
      });
    }
    expect(called).toEqual([]);
  });

  it('is an error of a listing and of the tasks for Cypress; so is an unknown value of `has` in a wait', async () => {
    const tasks = inboxTasks({
      url: 'http://efemera.test',
      fetch: async () => Response.json({ address: 'b@x', token: 't' }),
    });
    const address = await tasks['efemera:newInbox']({});
    for (const call of [
      inbox.messages({ tag: '' }),
      inbox.waitForMail({ has: 'codes' as 'code' }),
      tasks['efemera:waitForCode']({ address, options: { from: ['@shop.test'] } }),
      tasks['efemera:expectNoMail']({ address, options: { subject: null } }),
    ]) {
      await expect(call).rejects.toMatchObject({ code: 'invalid_option' });
    }
    expect(() => inbox.watch({ tag: '' })).toThrow('tag takes');
    expect(called).toEqual([]);
  });

  it('is an error as a function that returns a promise; a function that returns nothing accepts no mail', async () => {
    const later = (() => Promise.resolve(false)) as unknown as () => boolean;
    await expect(inbox.waitForCode({ where: later, timeout: 0 })).rejects.toMatchObject({ code: 'invalid_option' });
    for (const verdict of [undefined, null, 0]) {
      const where = () => verdict as unknown as boolean;
      await expect(inbox.expectNone({ where, timeout: 0 })).resolves.toBeUndefined();
    }
  });

  it('is not an expression of another realm, such as a frame’s, which is applied like any other', async () => {
    const from = runInNewContext('/@shop/') as RegExp;
    await expect(inbox.expectNone({ from, timeout: 0 })).resolves.toBeUndefined();
    await expect(inbox.waitForCode({ from: runInNewContext('/@bank/') as RegExp })).resolves.toBe('1');
  });
});

describe('an option of another form', () => {
  it.each<[string, unknown]>([
    ['null instead of options', null],
    ['a number instead of options', 5],
    ['a fetch that is no function', { fetch: 5 }],
    ['a signal that is no AbortSignal', { signal: {} }],
    ['a key of two lines', { apiKey: 'efk_secret\n' }],
    ['a key that is a number', { apiKey: 5 }],
    ['an address that is a number', { address: 5 }],
    ['a lifetime that is a text', { ttlSeconds: '600' }],
  ])('is an error at once: createInbox with %s', async (_, options) => {
    const given = typeof options === 'object' && options ? { ...server, ...options } : options;
    const error: unknown = await createInbox(given as object).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'invalid_option' });
    expect(String(error)).not.toContain('secret');
  });

  it('is an error of openInbox, whose message does not show the token, and of a wait', async () => {
    for (const token of ['secret\nb', '', null, 5] as string[]) {
      const open = () => openInbox({ ...server, address: 'a@efemera.test', token });
      expect(open).toThrow('openInbox: token takes');
      expect(open).not.toThrow('secret');
    }
    expect(() => openInbox({ ...server } as never)).toThrow('openInbox: address takes');
    const inbox = openInbox({ ...server, address: 'a@efemera.test' });
    const call = inbox.waitForCode({ signal: 5 as unknown as AbortSignal });
    await expect(call).rejects.toMatchObject({ code: 'invalid_option' });
    await expect(inbox.waitForCode(null as never)).rejects.toMatchObject({ code: 'invalid_option' });
  });
});

it.each(['../raw', '0', -1, 0.5, NaN, undefined])('refuses the attachment index %j, without a call', async (index) => {
  const inbox = openInbox({ ...server, address: 'a@efemera.test' });
  const call = inbox.attachment('M001', index as number);
  await expect(call).rejects.toMatchObject({ code: 'invalid_option' });
});

it('gives every check more time than other calls, because the check of a mail of 6 MB takes ten seconds', async () => {
  const fetch = async () => Response.json({ score: 100, findings: [] });
  const inbox = openInbox({ ...server, fetch, address: 'a@efemera.test' });
  const limit = jest.spyOn(globalThis, 'setTimeout');
  for (const links of [false, true]) await inbox.check('M001', { links });
  expect(new Set(limit.mock.calls.map(([, ms]) => ms))).toEqual(new Set([25_000]));
  limit.mockRestore();
});
