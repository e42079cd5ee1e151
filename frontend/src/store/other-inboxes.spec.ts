import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxWatchesPerSocket, paths, type EmailSummary } from '@efemera/contract';
import { someSummary } from '@efemera/testing/some-mail';
import { jest } from '@jest/globals';
import { Server, type Socket as ServerSocket } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { noRows } from './inbox-rows.js';

let client: Socket | undefined;
// The page never closes its socket, so the test keeps the socket here and closes it at the end.
jest.unstable_mockModule('socket.io-client', () => ({ io: (options: object) => (client = io(options)) }));
const { live } = await import('../transport/live.js');
const { otherInboxes, useOtherInboxes } = await import('./other-inboxes.js');
const { useInbox } = await import('./inbox-store.js');
const { listedMails, resetListView, useListView } = await import('./list-view.js');

const [ana, bia] = ['ana@a.example', 'bia@a.example'];
let count = 0;
const mail = (to: string, timestamp: string) => someSummary({ id: String(++count).padStart(26, '0'), to, timestamp });

let http: HttpServer;
let server: Server;
let socket: ServerSocket | undefined;
/** The listings of the fake server, by inbox. */
const inboxes = new Map<string, EmailSummary[]>();
const watched = new Set<string>();

const others = () => useOtherInboxes.getState();
const idsOf = (address: string) =>
  others()
    .boxes.get(address)
    ?.emails.map(({ id }) => id);
const until = (isThere: () => boolean) =>
  new Promise<void>((resolve) => {
    const stop = useOtherInboxes.subscribe(() => {
      if (!isThere()) return;
      stop();
      resolve();
    });
    if (isThere()) resolve();
  });

beforeAll(async () => {
  http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`;
  Object.assign(globalThis, { location: { protocol: 'http:', host } });
  server = new Server(http, { path: paths.socket });
  server.on('connection', (opened) => {
    socket = opened;
    opened.on('inbox:watch', ({ to }, ack) => {
      watched.add(to);
      const emails = inboxes.get(to);
      ack(emails ? { ok: true, emails } : { ok: false, error: { code: 'inbox_private', message: '' } });
    });
    opened.on('inbox:unwatch', ({ to }) => watched.delete(to));
  });
  live.listen({ onFact: otherInboxes.hear });
  const up = new Promise<void>((resolve) => live.listen({ onUp: () => resolve() }));
  live.connect();
  await up;
});
beforeEach(() => {
  otherInboxes.follow([]);
  inboxes.clear();
});
afterAll(async () => {
  client?.disconnect();
  await server.close();
  Reflect.deleteProperty(globalThis, 'location');
});

it('announces mail that comes after the listing of an inbox, and not the mails of the listing', async () => {
  const [old, fresh] = [mail(ana, '2026-01-01T10:00:00.000Z'), mail(ana, '2026-01-01T11:00:00.000Z')];
  inboxes.set(ana, [old]).set(bia, []);
  otherInboxes.follow([ana, bia]);
  await until(() => otherInboxes.rowsOf(ana) !== null && otherInboxes.rowsOf(bia) !== null);
  expect(idsOf(ana)).toEqual([old.id]);
  expect(others().arrived).toEqual([]);
  socket?.emit('mail:received', { to: ana, email: fresh });
  await until(() => others().arrived.length > 0);
  expect(idsOf(ana)).toEqual([fresh.id, old.id]);
  expect(others().arrived).toEqual([fresh]);
  socket?.emit('mail:removed', { to: ana, id: old.id });
  await until(() => idsOf(ana)?.length === 1);
});

it('ignores a fact of an inbox that is no longer followed', async () => {
  inboxes.set(ana, []).set(bia, []);
  otherInboxes.follow([ana, bia]);
  await until(() => otherInboxes.rowsOf(bia) !== null);
  otherInboxes.follow([bia]);
  expect(otherInboxes.rowsOf(ana)).toBeNull();
  otherInboxes.hear({ type: 'mail:received', payload: { to: ana, email: mail(ana, '2026-01-01T10:00:00.000Z') } });
  expect([...others().boxes.keys()]).toEqual([bia]);
});

it('keeps the rows of an inbox that leaves the screen until its listing comes', () => {
  const shown = mail(ana, '2026-01-01T10:00:00.000Z');
  otherInboxes.follow([ana], { address: ana, rows: { ...noRows, emails: [shown] } });
  expect(idsOf(ana)).toEqual([shown.id]);
  expect(otherInboxes.rowsOf(ana)?.emails).toEqual([shown]);
});

it('reports an inbox that the server no longer opens', async () => {
  otherInboxes.follow(['gone@a.example']);
  await until(() => others().refused === 'gone@a.example');
  expect(otherInboxes.rowsOf('gone@a.example')).toBeNull();
});

it('follows no more inboxes than one socket may watch beside the one on screen', () => {
  otherInboxes.follow(Array.from({ length: 200 }, (_, index) => `a${index}@a.example`));
  expect(others().boxes.size).toBe(maxWatchesPerSocket - 1);
  expect(others().boxes.has('a0@a.example')).toBe(true);
});

describe('the list of all inboxes', () => {
  const early = mail(ana, '2026-01-01T10:00:00.000Z');
  const middle = mail(bia, '2026-01-01T11:00:00.000Z');
  const late = mail(ana, '2026-01-01T12:00:00.000Z');

  it('has the mails of all inboxes, newest first, and the list of one inbox only those of the inbox on screen', () => {
    useInbox.setState({ address: ana, rows: { ...noRows, emails: [late, early] } });
    useOtherInboxes.setState({ boxes: new Map([[bia, { ...noRows, emails: [middle] }]]) });
    expect(listedMails()).toEqual([late, early]);
    useListView.setState({ scope: 'all' });
    expect(listedMails()).toEqual([late, middle, early]);
    expect(listedMails()).toBe(listedMails());
    resetListView(true);
    expect(useListView.getState().scope).toBe('all');
    resetListView();
    expect(useListView.getState().scope).toBe('one');
    useOtherInboxes.setState({ boxes: new Map() });
  });
});
