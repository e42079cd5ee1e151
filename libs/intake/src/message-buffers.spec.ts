import { jest } from '@jest/globals';
import { MessageBuffers, type MessageBuffer } from './message-buffers.js';

describe('MessageBuffers', () => {
  let nowMs = 0;
  beforeEach(() => {
    nowMs = 1000;
    jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  });
  afterEach(() => jest.restoreAllMocks());

  /** Opens a message; adds its address to `forgotten` when it is dropped to make room. */
  const open = (buffers: MessageBuffers, ip: string, forgotten: string[] = []): MessageBuffer => {
    const buffer = buffers.open(ip, () => {
      forgotten.push(ip);
      buffer.release();
    });
    return buffer;
  };

  it('limits a network to a quarter, and counts each /64 of an IPv6 /48 as a network', () => {
    const buffers = new MessageBuffers(400);
    expect(open(buffers, '192.0.2.1').take(100)).toBe(true);
    expect(open(buffers, '192.0.2.1').take(1)).toBe(false);
    expect(open(buffers, '192.0.2.2').take(100)).toBe(true);
    expect(open(buffers, '2001:db8:1:1::1').take(100)).toBe(true);
    expect(open(buffers, '2001:db8:1:1::2').take(1)).toBe(false);
    expect(open(buffers, '2001:db8:1:2::1').take(100)).toBe(true);
    expect(buffers.usedBytes).toBe(400);
  });

  it('drops the message that came in slowest when all is used', () => {
    const buffers = new MessageBuffers(400);
    const forgotten: string[] = [];
    const [stalled, steady] = [open(buffers, '192.0.2.1', forgotten), open(buffers, '192.0.2.2', forgotten)];
    const last = open(buffers, '192.0.2.3', forgotten);
    stalled.take(100);
    steady.take(90);
    last.take(100);
    nowMs += 5000;
    steady.take(10);
    last.handOver();
    open(buffers, '192.0.2.4', forgotten).take(100);
    expect(open(buffers, '192.0.2.5', forgotten).take(50)).toBe(true);
    expect(forgotten).toEqual(['192.0.2.1']);
  });

  it('refuses a message, and drops none, while the others have just begun or are being stored', () => {
    const buffers = new MessageBuffers(400);
    const forgotten: string[] = [];
    const stored = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map((ip) => {
      const buffer = open(buffers, ip, forgotten);
      buffer.take(100);
      return buffer.handOver();
    });
    nowMs += 5000;
    open(buffers, '192.0.2.4', forgotten).take(100);
    expect(open(buffers, '192.0.2.5', forgotten).take(1)).toBe(false);
    stored[0]?.();
    expect(open(buffers, '192.0.2.5', forgotten).take(100)).toBe(true);
    expect(forgotten).toEqual([]);
  });
});
