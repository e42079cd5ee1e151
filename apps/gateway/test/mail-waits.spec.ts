import { request, type ClientRequest } from 'node:http';
import { limits, type Address, type EmailList } from '@efemera/contract';
import type { Parser } from '@efemera/mime/pool';
import { enrichMail, MailStore, newMailId } from '@efemera/storage';
import { jest } from '@jest/globals';
import { PARSER } from '../src/reading/mail-contents.js';
import { MailWaits } from '../src/following/mail-waits.js';
import { CuttingProxy } from '../../../libs/storage/test/cutting-proxy.js';
import { age, rawRedis } from '../../../libs/storage/test/support.js';
import { someAddress, TestGateway, until } from './support.js';

const source = (subject: string, text: string, from = 'Loja <contas@loja.test>') =>
  `From: ${from}\r\nSubject: ${subject}\r\n\r\n${text}\r\n`;
const code = 'Your verification code is 482913.';

describe('a wait', () => {
  let gateway: TestGateway;
  let waits: MailWaits;
  beforeAll(async () => {
    gateway = await TestGateway.start();
    waits = gateway.app.get(MailWaits);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => gateway.stop());

  /** Sends a waiting call, and returns once the gateway waits for mail. */
  const waitFor = async (
    address: string,
    query = '',
    options: { key?: string; headers?: Record<string, string> } = {},
  ) => {
    const before = waits.count;
    const answer = gateway.list(address, { ...options, query: `&wait=60${query}` });
    await until('it waits', () => waits.count > before);
    const waiting = answer.then(async (response) => ({
      status: response.status,
      ...((await response.json()) as EmailList & { error?: { code: string } }),
    }));
    return { waiting };
  };
  const subjects = ({ emails }: EmailList) => emails.map(({ subject }) => subject);
  /** Holds the gateway's parsing of mails with this text back until `release` is called. */
  const holdParsing = (text: string) => {
    const parser = gateway.app.get<Parser>(PARSER);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const real = parser.parse.bind(parser);
    const parsing = jest
      .spyOn(parser, 'parse')
      .mockImplementation((bytes) => (Buffer.from(bytes).includes(text) ? held.then(() => real(bytes)) : real(bytes)));
    return { parsing, release: () => release() };
  };
  /** Parses a mail as the worker does. */
  const parse = async (address: Address, id: string) => {
    const { mails } = gateway.storage;
    const mail = await mails.get(address, id);
    if (mail) await enrichMail(mails, gateway.app.get<Parser>(PARSER), address, mail.summary.id);
  };

  it('marks each answer with `timedOut`, which a listing without a wait does not have', async () => {
    const address = someAddress();
    const timedOut = await gateway.list(address, { query: '&wait=1&has=code' });
    expect([timedOut.status, await timedOut.json()]).toEqual([200, { emails: [], timedOut: true }]);
    await gateway.deliver(address);
    expect(await (await gateway.list(address, { query: '&wait=60' })).json()).toHaveProperty('timedOut', false);
    expect(await (await gateway.list(address)).json()).not.toHaveProperty('timedOut');
    expect(await (await gateway.list(address, { query: '&wait=0' })).json()).not.toHaveProperty('timedOut');
  });

  it('is not answered with mail that matches only some of its filters', async () => {
    const { address, token: key } = await gateway.claim();
    const { waiting } = await waitFor(address, '&from=@loja.test&subject=c%C3%B3digo&has=code', { key });
    await gateway.deliver(address, 'Seu código', source('Seu código', code, 'x@outra.test'));
    await gateway.deliver(address, 'Bem-vinda', source('Bem-vinda', code));
    await gateway.deliver(address, 'Seu código', source('Seu código', 'Nothing here.'));
    const id = await gateway.deliver(address, 'Seu CÓDIGO', source('Seu =?utf-8?Q?C=C3=93DIGO?=', code));
    const { emails, timedOut } = await waiting;
    expect([emails.map((mail) => [mail.id, mail.code]), timedOut]).toEqual([[[id, '482913']], false]);
    const listed = (await (await gateway.list(address, { key, query: '&has=code&from=loja' })).json()) as EmailList;
    expect(subjects(listed)).toEqual(['Seu CÓDIGO', 'Bem-vinda']);
    expect(subjects((await (await gateway.list(address, { key, query: '&has=link' })).json()) as EmailList)).toEqual(
      [],
    );
  });

  it('answers at once with mail that is there already, except mail up to `since`', async () => {
    const { address, token: key } = await gateway.claim();
    const first = await gateway.deliver(address, 'one', source('one', code));
    const there = await gateway.list(address, { key, query: '&wait=60&has=code' });
    expect(subjects((await there.json()) as EmailList)).toEqual(['one']);
    const { waiting } = await waitFor(address, `&has=code&since=${first}`, { key });
    await gateway.deliver(address, 'two', source('two', code));
    expect(subjects(await waiting)).toEqual(['two']);
  });

  it('does not answer before the code of a mail is known', async () => {
    const { address, token: key } = await gateway.claim();
    const { waiting } = await waitFor(address, '&has=code&fields=summary', { key });
    const { parsing, release } = holdParsing('slow');
    let answered = false;
    void waiting.then(() => (answered = true));
    await gateway.deliver(address, 'slow', source('slow', code));
    await until('it is parsed', () => parsing.mock.calls.length > 0);
    expect(answered).toBe(false);
    release();
    expect((await waiting).emails).toMatchObject([{ subject: 'slow', code: '482913' }]);
  });

  it('delays its answer for a short time while newer mail, which may hold a newer code, is unparsed', async () => {
    const { address, token: key } = await gateway.claim();
    const { release } = holdParsing('222222');
    const first = await gateway.deliver(address, 'one', source('one', code));
    await gateway.deliver(address, 'two', source('two', code.replace('482913', '222222')));
    const codes = async (query: string) =>
      ((await (await gateway.list(address, { key, query })).json()) as EmailList).emails.map((mail) => mail.code);
    expect(await codes('&wait=60&has=code')).toEqual(['482913']);
    const wait = codes('&wait=60&has=code');
    await until('it waits', () => waits.count > 0);
    release();
    expect(await wait).toEqual(['222222', '482913']);
    expect(await codes(`&wait=60&has=code&since=${first}`)).toEqual(['222222']);
  });

  it('answers with the link that a worker has found', async () => {
    const { address, token: key } = await gateway.claim();
    const { waiting } = await waitFor(address, '&has=link', { key });
    const link = 'https://loja.test/confirm?token=abcdef0123456789';
    const id = await gateway.deliver(
      address,
      'Confirm',
      source('Confirm your e-mail', `Confirm your address:\r\n${link}`),
    );
    await parse(address, id);
    expect((await waiting).emails).toMatchObject([{ id, link }]);
  });

  it('holds back a mail that came after one which is still being parsed, so that `since` skips none', async () => {
    const { address, token: key } = await gateway.claim();
    const { release } = holdParsing('slow');
    const { waiting } = await waitFor(address, '', { key });
    let answered = false;
    void waiting.then(() => (answered = true));
    await gateway.deliver(address, 'slow');
    await parse(address, await gateway.deliver(address, 'quick'));
    await until('the second is parsed', async () =>
      (await gateway.storage.mails.list(address)).some(({ parsed }) => parsed),
    );
    expect(answered).toBe(false);
    release();
    const { emails } = await waiting;
    expect(emails.at(-1)?.subject).toBe('slow');
  });

  it('shares few reads of its inbox with two hundred others, and each is answered by its own query', async () => {
    const { address, token: key } = await gateway.claim();
    const before = waits.count;
    const waiting = Array.from({ length: 200 }, (_, i) =>
      gateway.list(address, {
        key,
        query: `&wait=60&subject=${i % 2 ? 'odd' : 'even'}${i % 3 ? '&fields=summary' : ''}`,
      }),
    );
    await until('all wait', () => waits.count === before + 200);
    const looks = jest.spyOn(MailStore.prototype, 'list');
    const reads = jest.spyOn(MailStore.prototype, 'listWithBodies');
    await parse(address, await gateway.deliver(address, 'odd'));
    await parse(address, await gateway.deliver(address, 'even'));
    const answers = await Promise.all(waiting.map(async (answer) => (await (await answer).json()) as EmailList));
    expect(answers.map((answer) => subjects(answer)[0])).toEqual(waiting.map((_, i) => (i % 2 ? 'odd' : 'even')));
    expect(answers[0]?.emails[0]).toHaveProperty('body');
    expect(answers[1]?.emails[0]).not.toHaveProperty('body');
    expect(looks.mock.calls.length + reads.mock.calls.length).toBeLessThan(20);
    await until('all have left', () => waits.count === before);
  });

  it('misses no mail that arrives while it begins', async () => {
    for (let round = 0; round < 20; round++) {
      const address = someAddress();
      const [answer] = await Promise.all([
        gateway.list(address, { query: '&wait=60' }),
        new Promise((resolve) => setTimeout(resolve, round % 4)).then(() => gateway.deliver(address, 'raced')),
      ]);
      expect(subjects((await answer.json()) as EmailList)).toEqual(['raced']);
    }
  });

  it('ends at once with 410 when the inbox is deleted', async () => {
    const { address, token: key } = await gateway.claim();
    const { waiting } = await waitFor(address, '', { key });
    await gateway.call('DELETE', `/api/inboxes/${address}`, { key });
    expect(await waiting).toMatchObject({ status: 410, error: { code: 'inbox_expired' } });
  });

  it('ends at once with 410 when the inbox expires', async () => {
    const { address, token: key } = await gateway.claim();
    const { waiting } = await waitFor(address, '', { key });
    const redis = rawRedis();
    await age(redis, gateway.storage, address, 3600);
    redis.disconnect();
    await gateway.storage.inboxes.expireDue();
    expect(await waiting).toMatchObject({ status: 410, error: { code: 'inbox_expired' } });
  });

  it('of a former holder is answered with mail that arrives after the inbox was deleted', async () => {
    const { address, token: key } = await gateway.claim();
    await gateway.call('DELETE', `/api/inboxes/${address}`, { key });
    const { waiting } = await waitFor(address, '', { key });
    await gateway.deliver(address, 'late');
    expect(subjects(await waiting)).toEqual(['late']);
  });

  it('ends with 403 as soon as another visitor has claimed the address', async () => {
    const address = someAddress();
    const { waiting } = await waitFor(address);
    await gateway.claim(address);
    expect(await waiting).toMatchObject({ status: 403, error: { code: 'inbox_private' } });
  });

  it('never answers 304 and has no ETag', async () => {
    const address = someAddress();
    await gateway.deliver(address);
    await gateway.list(address);
    const etag = (await gateway.list(address)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const response = await gateway.list(address, { query: '&wait=60', headers: { 'if-none-match': `${etag}, *` } });
    expect([response.status, response.headers.get('etag')]).toEqual([200, null]);
    const tags = ['', '&from=ana', '&subject=a', '&has=code', '&fields=summary'].map(async (query) =>
      (await gateway.list(address, { query })).headers.get('etag'),
    );
    expect(new Set(await Promise.all(tags)).size).toBe(tags.length);
  });

  it('is freed when its client disconnects', async () => {
    const before = waits.count;
    const { hostname, port } = new URL(gateway.url);
    const open = (path: string): ClientRequest =>
      request({ hostname, port, path, agent: false }).on('error', () => undefined);
    const clients = Array.from({ length: 10 }, () => open(`/api/emails?to=${someAddress()}&wait=60`));
    for (const client of clients) client.end();
    await until('all wait', () => waits.count === before + 10);
    for (const client of clients) client.destroy();
    await until('all are forgotten', () => waits.count === before);
  });

  it('is refused to a network that has too many, with Retry-After', async () => {
    const limited = await TestGateway.start({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
    try {
      const counted = limited.app.get(MailWaits);
      const from = (ip: string) => ({ query: '&wait=60', headers: { 'x-forwarded-for': ip } });
      const address = someAddress();
      const waiting = Array.from({ length: limits.maxWaitsPerNetwork }, (_, i) =>
        limited.list(address, from(`2001:db8::${i.toString(16)}`)),
      );
      await until('the share is used up', () => counted.count === limits.maxWaitsPerNetwork);
      const refused = await limited.list(address, from('2001:db8::ffff'));
      expect([refused.status, await refused.json()]).toMatchObject([429, { error: { code: 'too_many_waits' } }]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const other = limited.list(address, from('2001:db8:0:1::1'));
      await until('another network waits', () => counted.count === limits.maxWaitsPerNetwork + 1);
      await limited.deliver(address);
      for (const answer of [...waiting, other]) expect((await answer).status).toBe(200);
      await until('all have left', () => counted.count === 0);
    } finally {
      await limited.stop();
    }
  });

  it('continues after an outage of Redis', async () => {
    const proxy = await CuttingProxy.before(process.env['TEST_REDIS_URL'] ?? '');
    const blinking = await TestGateway.start({ REDIS_URL: proxy.url });
    try {
      const address = someAddress();
      const waiting = blinking.list(address, { query: '&wait=60&subject=after' });
      await until('it waits', () => blinking.app.get(MailWaits).count === 1);
      proxy.cutAfter(0);
      await gateway.deliver(address, 'before');
      await until('Redis is away', async () => !(await blinking.storage.answers()));
      expect((await blinking.list(address, { query: '&wait=60' })).status).toBe(503);
      await gateway.deliver(address, 'after');
      proxy.cutAfter(Infinity);
      expect(subjects((await (await waiting).json()) as EmailList)).toEqual(['after']);
    } finally {
      await blinking.stop();
      await proxy.close();
    }
  });

  it('takes the time from an unknown id in `since` and lists only newer mail', async () => {
    const address = someAddress();
    await gateway.deliver(address, 'older');
    const response = await gateway.list(address, { query: `&wait=1&since=${newMailId(Date.now() + 60_000)}` });
    expect(await response.json()).toEqual({ emails: [], timedOut: true });
  });
});
