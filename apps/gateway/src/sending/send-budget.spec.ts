import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { limits } from '@efemera/contract';
import { countedNetworks, type CountedNetworks } from '@efemera/network';
import type { Response } from 'express';
import { SendBudget } from './send-budget.js';
import type { StreamWriter } from './stream-writer.js';

const megabyte = 'x'.repeat(1024 * 1024);
/** A text that no buffers of a connection can hold, so that some of it stays unread. */
const long = megabyte.repeat(16);
const named = (network: string): CountedNetworks => [{ network, shares: 1 }];
const unlimited = { maxBytes: Infinity, maxBytesPerNetwork: Infinity };

describe('the send budget', () => {
  let server: Server;
  let next: (response: ServerResponse) => void;
  const readers: Socket[] = [];
  beforeAll(async () => {
    server = createServer((_request, response) => next(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    for (const reader of readers.splice(0)) reader.destroy();
  });
  afterAll(() => server.close());

  /** Opens a stream whose client reads nothing until the test resumes `reader`. */
  const open = async (
    budget: SendBudget,
    network: string | CountedNetworks,
  ): Promise<{ writer: StreamWriter; reader: Socket }> => {
    const response = new Promise<ServerResponse>((resolve) => (next = resolve));
    const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    reader.on('error', () => undefined).pause();
    reader.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    readers.push(reader);
    return {
      writer: budget.open((await response) as Response, typeof network === 'string' ? named(network) : network),
      reader,
    };
  };
  /** Opens streams for eight clients, each of another /64 of one IPv6 /48. */
  const openSite = async (budget: SendBudget) => {
    const clients: Awaited<ReturnType<typeof open>>[] = [];
    for (let subnet = 1; subnet <= 8; subnet++) {
      clients.push(await open(budget, countedNetworks(`2001:db8:1:${subnet}::1`)));
    }
    return clients;
  };
  const isRead = (writer: StreamWriter) =>
    new Promise<void>((resolve) => {
      const look = () => (writer.pendingBytes === 0 ? resolve() : setTimeout(look, 5));
      look();
    });
  const isOpen = ({ writer }: { writer: StreamWriter }) => writer.pendingBytes > 0;

  it('counts unread bytes until the client reads them or disconnects', async () => {
    const budget = new SendBudget(unlimited);
    const [patient, leaving] = [await open(budget, 'a'), await open(budget, 'b')];
    for (const { writer } of [patient, leaving]) writer.write(long);
    expect(budget.bytes).toBe(2 * long.length);
    patient.reader.resume();
    await isRead(patient.writer);
    leaving.reader.destroy();
    await isRead(leaving.writer);
    expect(budget.bytes).toBe(0);
  });

  it('drops the client with most unread bytes of a network that exceeds its share, and no other', async () => {
    const budget = new SendBudget({ ...unlimited, maxBytesPerNetwork: 2 * long.length });
    const worst = await open(budget, 'a');
    const other = await open(budget, 'a');
    const stranger = await open(budget, 'b');
    worst.writer.write(long + megabyte);
    stranger.writer.write(long + megabyte.repeat(2));
    other.writer.write(long);
    expect([worst, other, stranger].map(isOpen)).toEqual([false, true, true]);
    await once(worst.reader.resume(), 'close');
    expect(budget.bytes).toBeLessThanOrEqual(2 * long.length + megabyte.length * 2);
  });

  it('drops a client of an IPv6 /48 whose /64s exceed four shares together, and none of another network', async () => {
    const budget = new SendBudget({ ...unlimited, maxBytesPerNetwork: 2 * long.length });
    const stranger = await open(budget, countedNetworks('2001:db8:2:1::1'));
    stranger.writer.write(long + megabyte);
    const clients = await openSite(budget);
    for (const { writer } of clients.slice(0, 7)) writer.write(long);
    expect(clients.slice(0, 7).every(isOpen)).toBe(true);
    clients[7]?.writer.write(long + megabyte);
    expect([...clients, stranger].map(isOpen)).toEqual([...clients.map((_, index) => index < 7), true]);
  });

  it('drops clients of a /48 that has many small backlogs, and no others, when the whole budget is spent', async () => {
    const budget = new SendBudget({ ...unlimited, maxBytes: 9 * long.length });
    const stranger = await open(budget, named('192.0.2.1'));
    const clients = await openSite(budget);
    stranger.writer.write(long + megabyte);
    for (const { writer } of clients) writer.write(long);
    expect(clients.filter(isOpen)).toHaveLength(7);
    expect(isOpen(stranger)).toBe(true);
  });

  it('drops, when the whole budget is spent, a client of the network that has most unread bytes in all', async () => {
    const budget = new SendBudget({ ...unlimited, maxBytes: 3 * long.length });
    const [first, second] = [await open(budget, 'a'), await open(budget, 'a')];
    const alone = await open(budget, 'b');
    first.writer.write(long);
    alone.writer.write(long + megabyte);
    second.writer.write(long + 'x');
    expect([first, second, alone].map(isOpen)).toEqual([true, false, true]);
  });

  it('drops a client that has far more unread bytes than at the beginning of its stream', async () => {
    const { writer } = await open(new SendBudget(unlimited), 'a');
    writer.write(long);
    writer.begun();
    writer.write('x'.repeat(limits.maxStreamBacklogBytes));
    expect(writer.pendingBytes).toBeGreaterThan(0);
    writer.write(long);
    expect(writer.pendingBytes).toBe(0);
  });

  it('drops no client that has read lately when its network exceeds its share', async () => {
    const budget = new SendBudget({ ...unlimited, maxBytesPerNetwork: long.length / 2, graceMs: 5000 });
    const [idle, reading] = [await open(budget, 'a'), await open(budget, 'a')];
    idle.writer.write(long);
    expect(isOpen(idle)).toBe(true);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6000);
    reading.writer.write(long);
    clock.mockRestore();
    expect(isOpen(idle)).toBe(false);
    expect(isOpen(reading)).toBe(true);
    reading.reader.resume();
    await isRead(reading.writer);
    expect(budget.bytes).toBe(0);
  });

  it('frees the bytes of a pipelined answer when its connection closes', async () => {
    const budget = new SendBudget(unlimited);
    const responses: ServerResponse[] = [];
    next = (response) => responses.push(response);
    const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    readers.push(reader);
    reader.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\nGET /second HTTP/1.1\r\nHost: x\r\n\r\n');
    while (responses.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const writer = budget.open(responses[1] as Response, named('a'));
    writer.write(long);
    expect(budget.bytes).toBe(long.length);
    reader.destroy();
    await isRead(writer);
    expect(budget.bytes).toBe(0);
    const late = budget.open(responses[1] as Response, named('a'));
    late.write(long);
    expect(budget.bytes).toBe(0);
  });

  it('drops a client that reads nothing for too long, and keeps one that reads slowly', async () => {
    const budget = new SendBudget(unlimited);
    const { writer, reader } = await open(budget, 'a');
    writer.write(long);
    const patienceMs = limits.streamPatienceSeconds * 1000;
    budget.dropStalled(performance.now() + patienceMs / 2);
    expect(writer.pendingBytes).toBeGreaterThan(0);
    reader.once('readable', () => reader.read());
    budget.dropStalled(performance.now() + patienceMs + 1000);
    expect(writer.pendingBytes).toBe(0);
    await once(reader.resume(), 'close');
  });

  it('sends everything that was written before the stream ends', async () => {
    const { writer, reader } = await open(new SendBudget(unlimited), 'a');
    let bytes = 0;
    reader.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume();
    writer.write(long);
    writer.write('last words');
    writer.end();
    writer.write('too late');
    await once(reader, 'end');
    expect(bytes).toBeGreaterThan(long.length);
  });
});
