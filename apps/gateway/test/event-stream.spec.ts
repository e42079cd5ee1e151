import { connect } from 'node:net';
import { limits, type Address, type EmailSummary, type Place } from '@efemera/contract';
import type { Parser } from '@efemera/mime/pool';
import { enrichMail, EventFeeds, FactHistory, newMailId, type EventFeedOptions } from '@efemera/storage';
import { jest } from '@jest/globals';
import { EventStreams } from '../src/following/event-streams.js';
import { PARSER } from '../src/reading/mail-contents.js';
import { FactFeed } from '../src/following/fact-feed.js';
import { CuttingProxy } from '../../../libs/storage/test/cutting-proxy.js';
import { someAddress, TestGateway, until } from './support.js';

interface StreamEvent {
  event: string;
  id: string;
  data: { to: string; id?: string; email?: EmailSummary; emails?: EmailSummary[]; read?: boolean };
}

/** Reads a stream as a browser's EventSource does. */
class Reader {
  readonly events: StreamEvent[] = [];
  lastEventId = '';
  text = '';
  ended = false;
  readonly #leaving = new AbortController();

  private constructor(readonly response: Response) {}

  static async open(gateway: TestGateway, address: string, headers: Record<string, string> = {}): Promise<Reader> {
    const leaving = new AbortController();
    const response = await fetch(`${gateway.url}/api/inboxes/${address}/events`, { headers, signal: leaving.signal });
    const reader = new Reader(response);
    reader.#leaving.signal.addEventListener('abort', () => leaving.abort());
    if (response.status === 200) void reader.#follow();
    return reader;
  }

  leave(): void {
    this.#leaving.abort();
  }

  async has(count: number): Promise<StreamEvent[]> {
    await until(`${count} events are told`, () => this.events.length >= count);
    return this.events;
  }

  async #follow(): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for await (const chunk of this.response.body as unknown as AsyncIterable<Uint8Array>) {
        const text = decoder.decode(chunk, { stream: true });
        this.text += text;
        const blocks = (rest + text).split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) this.#take(block);
      }
    } catch {
      // The test has aborted the call, or the gateway has closed the connection.
    }
    this.ended = true;
  }

  #take(block: string): void {
    const fields = new Map(
      block.split('\n').map((line): [string, string] => {
        const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
        return [name, value];
      }),
    );
    this.lastEventId = fields.get('id') ?? this.lastEventId;
    const data = fields.get('data');
    if (data === undefined) return;
    this.events.push({
      event: fields.get('event') ?? 'message',
      id: this.lastEventId,
      data: JSON.parse(data) as StreamEvent['data'],
    });
  }
}

describe('an event stream', () => {
  let gateway: TestGateway;
  let other: TestGateway;
  const readers: Reader[] = [];
  beforeAll(async () => {
    [gateway, other] = await Promise.all([TestGateway.start(), TestGateway.start()]);
  });
  afterEach(async () => {
    for (const reader of readers.splice(0)) reader.leave();
    for (const { app } of [gateway, other]) await until('all have left', () => app.get(EventStreams).count === 0);
    jest.restoreAllMocks();
  });
  afterAll(() => Promise.all([gateway.stop(), other.stop()]));

  const open = async (address: string, headers: Record<string, string> = {}, to = gateway) => {
    const reader = await Reader.open(to, address, headers);
    readers.push(reader);
    return reader;
  };
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const code = async ({ response }: Reader) => ((await response.json()) as { error: { code: string } }).error.code;
  const names = ({ events }: Reader) => events.map(({ event }) => event);
  const parse = async (address: Address, id: string) => {
    const { mails } = gateway.storage;
    const mail = await mails.get(address, id);
    if (mail) await enrichMail(mails, gateway.app.get<Parser>(PARSER), address, mail.summary.id);
  };
  const received = ({ events }: Reader) =>
    events.flatMap(({ event, data }) => (event === 'mail:received' ? [data.email?.id] : []));

  it('begins with a listing, sends each event in order, and is closed when the inbox ends', async () => {
    const { address, token } = await gateway.claim();
    const first = await gateway.deliver(address, 'first');
    const reader = await open(address, bearer(token), other);
    expect([reader.response.status, Object.fromEntries(reader.response.headers)]).toMatchObject([
      200,
      {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'private, no-store, no-transform',
        'x-accel-buffering': 'no',
      },
    ]);
    expect(reader.response.headers.get('content-encoding')).toBeNull();
    expect(reader.response.headers.get('access-control-allow-origin')).toBeNull();
    expect((await reader.has(1))[0]).toMatchObject({
      event: 'snapshot',
      data: { to: address, emails: [{ id: first }] },
    });
    const id = await gateway.deliver(address, 'Olá\n\nid: 1');
    await parse(address, id);
    await gateway.call('PATCH', `/api/emails/${id}?to=${address}`, { key: token, body: { read: true } });
    await gateway.call('DELETE', `/api/emails?to=${address}&id=${id}`, { key: token });
    await gateway.call('DELETE', `/api/inboxes/${address}`, { key: token });
    await until('it has ended', () => reader.ended);
    const told = reader.events.filter(({ data }) => data.id !== first);
    expect(told.map(({ event }) => event)).toEqual([
      'snapshot',
      'mail:received',
      'mail:updated',
      'mail:updated',
      'mail:removed',
      'inbox:expired',
    ]);
    expect(told[1]?.data).toMatchObject({ to: address, email: { id, subject: 'Olá\n\nid: 1' } });
    expect(told[2]?.data.email?.preview).toContain('Hi there.');
    expect(told[3]?.data).toMatchObject({ id, read: true });
    expect(new Set(told.map(({ id: place }) => place)).size).toBe(told.length);
  });

  it('opens to everybody who may read the inbox, and to nobody else', async () => {
    const { address, token, cookie } = await gateway.claim();
    const stranger = await gateway.claim();
    for (const headers of [{}, bearer(stranger.token), { cookie: stranger.cookie }]) {
      const refused = await open(address, headers as Record<string, string>);
      expect([refused.response.status, await code(refused)]).toEqual([403, 'inbox_private']);
    }
    for (const headers of [bearer(token), { cookie }] as Record<string, string>[]) {
      expect((await open(address, headers)).response.status).toBe(200);
    }
    expect((await open(someAddress())).response.status).toBe(200);
    expect(await code(await open('nobody'))).toBe('address_malformed');
    expect(await code(await open('a@foreign.test'))).toBe('address_invalid');
  });

  it.each(['x', '1', '-', '1-2-3', '9'.repeat(20), '1-1; DROP'])('refuses %j as Last-Event-ID', async (id) => {
    const refused = await open(someAddress(), { 'last-event-id': id });
    expect([refused.response.status, await code(refused)]).toEqual([400, 'bad_request']);
  });

  it('answers HEAD at once, and keeps no stream open', async () => {
    const head = await gateway.call('HEAD', `/api/inboxes/${someAddress()}/events`);
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  it('resumes after a cut, also on another gateway, without loss or repetition', async () => {
    const { address, token } = await gateway.claim();
    const ids: string[] = [];
    const deliver = async (count: number) => {
      for (let i = 0; i < count; i++) ids.push(await gateway.deliver(address, `mail ${i}`));
    };
    const told: (string | undefined)[] = [];
    let lastEventId = '';
    const delivering = deliver(60);
    for (let round = 0; told.length < 60; round++) {
      const headers = { ...bearer(token), ...(lastEventId && { 'last-event-id': lastEventId }) };
      const reader = await open(address, headers, round % 2 ? other : gateway);
      await until('something is told', () => reader.events.length > 0);
      reader.leave();
      await until('it is left', () => reader.ended);
      for (const { event, data } of reader.events) {
        if (event === 'snapshot') told.push(...(data.emails ?? []).map(({ id }) => id).reverse());
        if (event === 'mail:received') told.push(data.email?.id);
      }
      lastEventId = reader.lastEventId;
    }
    await delivering;
    expect(told).toEqual(ids);
  });

  it('begins with a new listing when the last event is too old', async () => {
    const { address, token } = await gateway.claim();
    const id = await gateway.deliver(address);
    for (const place of ['1-1', '9999999999999-0']) {
      const reader = await open(address, { ...bearer(token), 'last-event-id': place });
      expect((await reader.has(1))[0]).toMatchObject({ event: 'snapshot', data: { emails: [{ id }] } });
    }
  });

  it('sends a recent place with heartbeats, from which a client can resume after a time without events', async () => {
    const address = someAddress();
    const streams = gateway.app.get(EventStreams);
    const reader = await open(address);
    await reader.has(1);
    await gateway.deliver(address, 'one');
    await reader.has(2);
    const history = jest.spyOn(FactHistory.prototype, 'since');
    const before = reader.text.length;
    streams.beat();
    await until('it beats', () => reader.text.length > before);
    // The heartbeat has a new place if mail to other inboxes has added facts to the partition's stream since.
    expect(reader.text.slice(before)).toMatch(/^: \n(id: [\d-]+\n)?\n$/);
    expect(names(reader)).toEqual(['snapshot', 'mail:received']);
    const place = reader.lastEventId;
    const back = await open(address, { 'last-event-id': place });
    await gateway.deliver(address, 'two');
    await back.has(1);
    expect(history.mock.calls).toEqual([[address, place]]);
    expect(back.events[0]).toMatchObject({ event: 'mail:received', data: { email: { subject: 'two' } } });
  });

  it('shows neither a new holder what happened before the claim, nor a stranger what happened since', async () => {
    const address = someAddress();
    const before = await open(address);
    await before.has(1);
    await gateway.deliver(address, 'place');
    const [, place] = await before.has(2);
    const { token } = await gateway.claim(address);
    await gateway.deliver(address, 'secret');
    await gateway.call('DELETE', `/api/inboxes/${address}`, { key: token });
    expect((await open(address, { 'last-event-id': place?.id ?? '' })).response.status).toBe(403);
    const holder = await open(address, { ...bearer(token), 'last-event-id': place?.id ?? '' });
    expect(await holder.has(1)).toMatchObject([{ event: 'snapshot', data: { emails: [] } }]);
  });

  it('does not repeat the contents of a mail that was deleted since', async () => {
    const address = someAddress();
    const reader = await open(address);
    await gateway.deliver(address, 'kept');
    await until('it is told', () => reader.events.some(({ event }) => event === 'mail:received'));
    const gone = await gateway.deliver(address, 'gone');
    await gateway.call('DELETE', `/api/emails?to=${address}&id=${gone}`);
    const place = reader.events.find(({ event }) => event === 'mail:received')?.id ?? '';
    const back = await open(address, { 'last-event-id': place });
    await until('the end is told', () => back.events.some(({ event }) => event === 'mail:removed'));
    expect(back.text).not.toContain('gone');
  });

  it('ends when another visitor claims the address, before it sends mail of the new holder', async () => {
    const address = someAddress();
    const reader = await open(address);
    await reader.has(1);
    const { token } = await gateway.claim(address);
    const holder = await open(address, bearer(token));
    await gateway.deliver(address, 'private');
    await holder.has(2);
    await until('it has ended', () => reader.ended);
    expect(names(reader)).toEqual(['snapshot', 'inbox:expired']);
    expect(reader.text).not.toContain('private');
  });

  it('neither loses nor repeats mail that comes while it begins', async () => {
    const { address, token } = await gateway.claim();
    const deliveries = Promise.all(Array.from({ length: 50 }, () => gateway.deliver(address)));
    const reader = await open(address, bearer(token));
    const ids = await deliveries;
    const all = () => [...(reader.events[0]?.data.emails ?? []).map(({ id }) => id), ...received(reader)];
    await until('all are told', () => all().length >= 50);
    expect(all().sort()).toEqual(ids.sort());
  });

  it('does not repeat a fact that its snapshot includes and that its gateway reads only later', async () => {
    const eventFeed = jest.spyOn(EventFeeds.prototype, 'open');
    const behind = await TestGateway.start();
    const { onFact } = eventFeed.mock.calls[0]?.[0] as EventFeedOptions;
    const address = someAddress() as Address;
    await behind.deliver(address, 'shown');
    const { place, mails } = await behind.storage.mails.snapshot(address);
    jest.spyOn(behind.app.get(FactFeed), 'placeOf').mockReturnValue('1-0' as Place);
    const reader = await open(address, {}, behind);
    expect((await reader.has(1))[0]).toMatchObject({ event: 'snapshot', id: place });
    for (const { summary } of mails) {
      onFact({ type: 'mail:received', payload: { to: address, email: summary } }, place as Place);
    }
    const later = await behind.deliver(address, 'later');
    await until('it is told', () => received(reader).includes(later));
    expect(received(reader)).toEqual([later]);
    reader.leave();
    await behind.stop();
  });

  it('serves two hundred clients of one inbox', async () => {
    const address = someAddress();
    const many = await Promise.all(Array.from({ length: 200 }, () => open(address)));
    await Promise.all(many.map((reader) => reader.has(1)));
    const id = await gateway.deliver(address);
    await Promise.all(many.map((reader) => reader.has(2)));
    expect(many.every((reader) => reader.events[1]?.data.email?.id === id)).toBe(true);
  });

  it('is closed when its client leaves too many bytes unread', async () => {
    const streams = gateway.app.get(EventStreams);
    const address = someAddress();
    const before = streams.count;
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write(`GET /api/inboxes/${address}/events HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    await until('it is open', () => streams.count === before + 1);
    for (let sent = 0; streams.count > before && sent < 40; sent++) {
      const mail = { id: newMailId(), address, receivedAtMs: Date.now(), from: 'a@b.test', envelope: null };
      await gateway.storage.mails.store({ ...mail, subject: 'x'.repeat(1e6), source: Buffer.from('\r\n') });
    }
    await until('it is closed', () => streams.count === before);
    socket.destroy();
  });

  it('is freed when its client disconnects', async () => {
    const streams = gateway.app.get(EventStreams);
    const before = streams.count;
    const leaving = await Promise.all(Array.from({ length: 5 }, () => open(someAddress())));
    expect(streams.count).toBe(before + 5);
    for (const reader of leaving) reader.leave();
    await until('all are forgotten', () => streams.count === before);
  });

  it('is refused to a network that has too many, with Retry-After', async () => {
    const limited = await TestGateway.start({ RATE_LIMITS: 'on' });
    try {
      const address = someAddress();
      const share = limits.maxStreamsPerNetwork;
      const opened = await Promise.all(Array.from({ length: share }, () => open(address, {}, limited)));
      expect(opened.every(({ response }) => response.status === 200)).toBe(true);
      const refused = await open(address, {}, limited);
      expect([refused.response.status, await code(refused)]).toEqual([429, 'too_many_streams']);
      expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
    // The end of the gateway has ended all streams.
    await until('all have ended', () => readers.every(({ ended, response }) => ended || response.status !== 200));
  });

  it('continues after an outage of Redis', async () => {
    const proxy = await CuttingProxy.before(process.env['TEST_REDIS_URL'] ?? '');
    const blinking = await TestGateway.start({ REDIS_URL: proxy.url });
    try {
      const address = someAddress();
      const reader = await open(address, {}, blinking);
      await reader.has(1);
      proxy.cutAfter(0);
      await gateway.deliver(address, 'meanwhile');
      await until('Redis is away', async () => !(await blinking.storage.answers()));
      expect((await open(address, {}, blinking)).response.status).toBe(503);
      proxy.cutAfter(Infinity);
      await until('it is told', () => received(reader).length === 1);
      expect(reader.ended).toBe(false);
    } finally {
      await blinking.stop();
      await proxy.close();
    }
  });
});
