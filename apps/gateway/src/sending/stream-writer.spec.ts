import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { jest } from '@jest/globals';
import { limits } from '@efemera/contract';
import type { Response } from 'express';
import { Backlogs, type StreamWriter } from './stream-writer.js';

const megabyte = 'x'.repeat(1024 * 1024);
/** More than any connection takes by itself. */
const long = megabyte.repeat(16);

describe('what readers of streams have not taken', () => {
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

  /** A stream whose reader reads nothing until they resume. */
  const open = async (backlogs: Backlogs, network: string): Promise<{ writer: StreamWriter; reader: Socket }> => {
    const response = new Promise<ServerResponse>((resolve) => (next = resolve));
    const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    reader.on('error', () => undefined).pause();
    reader.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    readers.push(reader);
    return { writer: backlogs.open((await response) as Response, network), reader };
  };
  const taken = (writer: StreamWriter) =>
    new Promise<void>((resolve) => {
      const look = () => (writer.owedBytes === 0 ? resolve() : setTimeout(look, 5));
      look();
    });
  const isOpen = ({ writer }: { writer: StreamWriter }) => writer.owedBytes > 0;

  it('is counted, until it is taken or they are gone', async () => {
    const backlogs = new Backlogs(Infinity, Infinity);
    const [patient, leaving] = [await open(backlogs, 'a'), await open(backlogs, 'b')];
    for (const { writer } of [patient, leaving]) writer.write(long);
    expect(backlogs.bytes).toBe(2 * long.length);
    patient.reader.resume();
    await taken(patient.writer);
    leaving.reader.destroy();
    await taken(leaving.writer);
    expect(backlogs.bytes).toBe(0);
  });

  it('is bounded for a network: whoever owes most of it is dropped, and nobody else', async () => {
    const backlogs = new Backlogs(Infinity, 2 * long.length);
    const worst = await open(backlogs, 'a');
    const other = await open(backlogs, 'a');
    const stranger = await open(backlogs, 'b');
    worst.writer.write(long + megabyte);
    stranger.writer.write(long + megabyte.repeat(2));
    other.writer.write(long);
    expect([worst, other, stranger].map(isOpen)).toEqual([false, true, true]);
    await once(worst.reader.resume(), 'close');
    expect(backlogs.bytes).toBeLessThanOrEqual(2 * long.length + megabyte.length * 2);
  });

  it('is bounded in all: the network that owes most loses first', async () => {
    const backlogs = new Backlogs(3 * long.length, Infinity);
    const [first, second] = [await open(backlogs, 'a'), await open(backlogs, 'a')];
    const alone = await open(backlogs, 'b');
    first.writer.write(long);
    alone.writer.write(long + megabyte);
    second.writer.write(long + 'x');
    expect([first, second, alone].map(isOpen)).toEqual([true, false, true]);
  });

  it('is bounded for a reader, beyond what their stream began with', async () => {
    const { writer } = await open(new Backlogs(Infinity, Infinity), 'a');
    writer.write(long);
    writer.begun();
    writer.write('x'.repeat(limits.maxStreamBacklogBytes));
    expect(writer.owedBytes).toBeGreaterThan(0);
    writer.write(long);
    expect(writer.owedBytes).toBe(0);
  });

  it('may be more than the share of a network while it is taken; whoever took nothing lately is dropped', async () => {
    const backlogs = new Backlogs(Infinity, long.length / 2, 5000);
    const [idle, reading] = [await open(backlogs, 'a'), await open(backlogs, 'a')];
    idle.writer.write(long);
    expect(isOpen(idle)).toBe(true);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000);
    reading.writer.write(long);
    clock.mockRestore();
    expect(isOpen(idle)).toBe(false);
    expect(isOpen(reading)).toBe(true);
    reading.reader.resume();
    await taken(reading.writer);
    expect(backlogs.bytes).toBe(0);
  });

  it('is forgotten with a connection on which an answer before it still waits', async () => {
    const backlogs = new Backlogs(Infinity, Infinity);
    const responses: ServerResponse[] = [];
    next = (response) => responses.push(response);
    const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
    readers.push(reader);
    reader.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\nGET /second HTTP/1.1\r\nHost: x\r\n\r\n');
    while (responses.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
    const writer = backlogs.open(responses[1] as Response, 'a');
    writer.write(long);
    expect(backlogs.bytes).toBe(long.length);
    reader.destroy();
    await taken(writer);
    expect(backlogs.bytes).toBe(0);
    const late = backlogs.open(responses[1] as Response, 'a');
    late.write(long);
    expect(backlogs.bytes).toBe(0);
  });

  it('waits for a reader who takes some of it, and not for one who takes nothing', async () => {
    const backlogs = new Backlogs(Infinity, Infinity);
    const { writer, reader } = await open(backlogs, 'a');
    writer.write(long);
    const patienceMs = limits.streamPatienceSeconds * 1000;
    backlogs.dropStalled(Date.now() + patienceMs / 2);
    expect(writer.owedBytes).toBeGreaterThan(0);
    reader.once('readable', () => reader.read());
    backlogs.dropStalled(Date.now() + patienceMs + 1000);
    expect(writer.owedBytes).toBe(0);
    await once(reader.resume(), 'close');
  });

  it('is told whole before the stream ends', async () => {
    const { writer, reader } = await open(new Backlogs(Infinity, Infinity), 'a');
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
