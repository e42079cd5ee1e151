import { Readable } from 'node:stream';
import { MessageBuffers } from '@efemera/intake';
import type { Request } from 'express';
import { receiveMessage } from './message-upload.js';

const requestOf = (pieces: Iterable<Buffer>, ip = '192.0.2.1') =>
  Object.assign(Readable.from(pieces), { ip }) as unknown as Request;
const roomy = () => new MessageBuffers(1 << 20);
const receive = (pieces: Iterable<Buffer>, buffers = roomy(), maxMessageBytes = 1 << 18) =>
  receiveMessage(requestOf(pieces), { buffers, maxMessageBytes });

describe('a message that is uploaded', () => {
  it('counts against the memory for messages under way until `settled` is called', async () => {
    const buffers = roomy();
    const upload = await receive([Buffer.from('Subject: x\r\n'), Buffer.from('\r\nhello\r\n')], buffers);
    if (typeof upload === 'string') throw new Error(upload);
    expect(Buffer.concat(upload.message).toString()).toBe('Subject: x\r\n\r\nhello\r\n');
    expect(buffers.usedBytes).toBe(21);
    upload.settled();
    expect(buffers.usedBytes).toBe(0);
  });

  it('takes no more memory when it comes byte by byte than in large pieces', async () => {
    const upload = await receive(Array.from({ length: 20_000 }, () => Buffer.from('x')));
    if (typeof upload === 'string') throw new Error(upload);
    expect(upload.message.length).toBeLessThan(10);
  });

  it('is dropped when its network exceeds its share of the memory, and frees its bytes', async () => {
    const buffers = new MessageBuffers(4 * 1000);
    const first = await receive([Buffer.alloc(900, 'x')], buffers);
    expect(typeof first).toBe('object');
    expect(await receive([Buffer.alloc(50, 'x'), Buffer.alloc(100, 'x')], buffers)).toBe('no_memory');
    expect(buffers.usedBytes).toBe(900);
  });

  it('is read to its end if it exceeds the size limit, and takes no memory beyond the limit', async () => {
    let taken = 0;
    const buffers = roomy();
    const usedBytes: number[] = [];
    const pieces = function* () {
      for (; taken < 100; taken++) {
        usedBytes.push(buffers.usedBytes);
        yield Buffer.alloc(100, 'x');
      }
    };
    expect(await receive(pieces(), buffers, 1000)).toBe('too_large');
    expect(taken).toBe(100);
    expect(Math.max(...usedBytes)).toBeLessThanOrEqual(1000);
    expect(buffers.usedBytes).toBe(0);
  });

  it('frees its memory when the connection breaks', async () => {
    const buffers = roomy();
    const pieces = function* () {
      yield Buffer.from('Subject: half');
      throw new Error('aborted');
    };
    await expect(receive(pieces(), buffers)).rejects.toThrow('aborted');
    expect(buffers.usedBytes).toBe(0);
  });
});
