import { EventEmitter } from 'node:events';
import type { Address, EmailSummary, InboxFact, Place } from '@efemera/contract';
import { EventFeeds, hashSecret, type EventFeedOptions } from '@efemera/storage';
import { jest } from '@jest/globals';
import { InboxAccess, type OpenInbox } from '../src/access/inbox-access.js';
import { InboxFollowers } from '../src/following/inbox-followers.js';
import { someAddress, TestGateway, until } from './support.js';

/** Stands for the connection of a new kind of client, such as a plain WebSocket: notes the texts that are sent. */
class Connection extends EventEmitter {
  readonly sent: { type: string; payload: { to: string; emails?: EmailSummary[]; email?: EmailSummary } }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Connection['sent'][number]);
  }

  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.emit('close');
  }
}

/**
 * Does all that a new kind of follower must do. After a gap it reads a new listing, which checks the right to read
 * again.
 */
async function followOver(connection: Connection, inbox: OpenInbox, followers: InboxFollowers): Promise<void> {
  const sendListing = async () => {
    const { emails, release } = await following.readListing();
    connection.send(JSON.stringify({ type: 'snapshot', payload: { to: inbox.address, emails } }));
    release();
  };
  const following = followers.follow(inbox, {
    onFact: (fact: InboxFact) => connection.send(JSON.stringify(fact)),
    onGap: () => void sendListing().catch(() => connection.close()),
    onEnd: () => connection.close(),
  });
  connection.once('close', () => following.end());
  await sendListing();
}

describe('a follower of an inbox', () => {
  let gateway: TestGateway;
  let feed: EventFeedOptions;
  beforeAll(async () => {
    const eventFeed = jest.spyOn(EventFeeds.prototype, 'open');
    gateway = await TestGateway.start();
    feed = eventFeed.mock.calls[0]?.[0] as EventFeedOptions;
    eventFeed.mockRestore();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => gateway.stop());

  const keys = (...secrets: string[]) => ({
    visitorHash: null,
    keyHashes: secrets.map(hashSecret),
    isOperator: false,
  });
  const follow = async (address: Address, ...secrets: string[]) => {
    const connection = new Connection();
    const inbox = await gateway.app.get(InboxAccess).open(address, keys(...secrets));
    const begun = followOver(connection, inbox, gateway.app.get(InboxFollowers));
    return { connection, begun };
  };
  const types = ({ sent }: Connection) => sent.map(({ type }) => type);
  const received = ({ sent }: Connection) => sent.flatMap(({ payload }) => payload.email?.id ?? []);

  it('gets a listing, then each fact once, and nothing after it has ended', async () => {
    const address = someAddress();
    const first = await gateway.deliver(address);
    const { connection, begun } = await follow(address);
    await begun;
    expect(connection.sent[0]?.payload.emails?.map(({ id }) => id)).toEqual([first]);
    const second = await gateway.deliver(address);
    await until('the fact is told', () => received(connection).includes(second));
    connection.close();
    expect(feed.wants(address)).toBe(false);
  });

  it('gets facts that come while its listing is read only after that listing, and none that it shows', async () => {
    const address = someAddress();
    const { connection, begun } = await follow(address);
    const ids = await Promise.all(Array.from({ length: 30 }, () => gateway.deliver(address)));
    await begun;
    const told = () => [
      ...(connection.sent[0]?.payload.emails ?? []).map(({ id }) => id),
      ...connection.sent.filter(({ type }) => type === 'mail:received').map(({ payload }) => payload.email?.id ?? ''),
    ];
    await until('all are told', () => told().length >= 30);
    expect(types(connection)[0]).toBe('snapshot');
    expect(told().sort()).toEqual(ids.sort());
    connection.close();
  });

  it('gets `inbox:expired` when somebody else claims the address, and no later fact', async () => {
    const address = someAddress();
    const { connection, begun } = await follow(address);
    await begun;
    await gateway.claim(address);
    await gateway.deliver(address, 'private');
    await until('it is closed', () => connection.closed);
    expect(types(connection)).toEqual(['snapshot', 'inbox:expired']);
  });

  it('stays connected when its own visitor claims the address', async () => {
    const address = someAddress();
    const { cookie } = await gateway.claim();
    const { connection, begun } = await follow(address, cookie.split('=')[1] ?? '');
    await begun;
    await gateway.claim(address, cookie);
    const id = await gateway.deliver(address);
    await until('the mail is told', () => received(connection).includes(id));
    expect(connection.closed).toBe(false);
    connection.close();
  });

  it('reads again after a gap, and gets the facts that come meanwhile after the new listing', async () => {
    const address = someAddress();
    const { connection, begun } = await follow(address);
    await begun;
    feed.onGap();
    const id = await gateway.deliver(address);
    await until('it is told', () =>
      connection.sent
        .slice(1)
        .some(({ payload }) => [...(payload.emails ?? []), payload.email].some((mail) => mail?.id === id)),
    );
    expect(types(connection).slice(0, 2)).toEqual(['snapshot', 'snapshot']);
    connection.close();
  });

  it('is closed after a gap in which somebody else claimed the address, and gets no mail of the new holder', async () => {
    const address = someAddress();
    const { connection, begun } = await follow(address);
    await begun;
    const missed = jest.spyOn(feed, 'onFact').mockImplementation(() => undefined);
    await gateway.claim(address);
    await gateway.deliver(address, 'private');
    await until('the facts are missed', () => missed.mock.calls.length >= 2);
    missed.mockRestore();
    feed.onGap();
    await gateway.deliver(address, 'private, too');
    await until('it is closed', () => connection.closed);
    expect(types(connection)).toEqual(['snapshot']);
  });

  it('reads again when a gap comes while its listing is read', async () => {
    const address = someAddress();
    const { connection, begun } = await follow(address);
    feed.onGap();
    await begun;
    await until('it has read again', () => types(connection).length === 2);
    expect(types(connection)).toEqual(['snapshot', 'snapshot']);
    connection.close();
  });

  it('reads again when more facts come while its listing is read than the gateway holds back', async () => {
    const address = someAddress();
    const { connection, begun } = await follow(address);
    for (let n = 1; n <= 1500; n++) {
      feed.onFact({ type: 'mail:removed', payload: { to: address, id: `${n}` } }, `${9e12 + n}-0` as Place);
    }
    await begun;
    await until('it has read again', () => types(connection).filter((type) => type === 'snapshot').length === 2);
    expect(connection.sent.length).toBeLessThan(600);
    connection.close();
  });

  it('by socket or event stream ends at a gap, so that its right is checked again and it gets no mail of a new holder', async () => {
    const address = someAddress();
    const socket = await gateway.connect();
    const heard: unknown[] = [];
    socket.onAny((...event) => heard.push(event));
    await socket.emitWithAck('inbox:watch', { to: address });
    const stream = await gateway.call('GET', `/api/inboxes/${address}/events`);
    const missed = jest.spyOn(feed, 'onFact').mockImplementation(() => undefined);
    await gateway.claim(address);
    await until('the claim is missed', () => missed.mock.calls.length > 0);
    missed.mockRestore();
    const disconnected = new Promise((resolve) => socket.once('disconnect', resolve));
    feed.onGap();
    await gateway.deliver(address, 'private');
    await disconnected;
    expect(heard).toEqual([]);
    expect(await stream.text()).not.toContain('private');
    const again = await gateway.connect();
    expect(await again.emitWithAck('inbox:watch', { to: address })).toMatchObject({ error: { code: 'inbox_private' } });
    again.disconnect();
  });
});
