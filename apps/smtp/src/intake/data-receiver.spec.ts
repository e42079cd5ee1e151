import { MessageBuffers } from '@efemera/intake';
import { DataReceiver } from './data-receiver.js';

const roomy = () => new MessageBuffers(1 << 22);
const receiverOn = (budget: MessageBuffers, maxBytes = 1 << 20) =>
  new DataReceiver(maxBytes, (forget) => budget.open('192.0.2.1', forget));
const receive = (wire: string, options: { maxBytes?: number; chunkBytes?: number; budget?: MessageBuffers } = {}) => {
  const receiver = receiverOn(options.budget ?? roomy(), options.maxBytes);
  const bytes = Buffer.from(wire, 'latin1');
  const step = options.chunkBytes ?? bytes.length;
  let used = 0;
  while (used < bytes.length && !receiver.ended && receiver.fault !== 'bare_line_break') {
    used += receiver.write(bytes.subarray(used, used + step));
  }
  return { receiver, used, message: Buffer.concat(receiver.message).toString('latin1') };
};

describe('DataReceiver', () => {
  it('keeps the bytes before the end mark and none behind it', () => {
    const { receiver, used, message } = receive('Subject: x\r\n\r\nbody\r\n.\r\nMAIL FROM:<a@b>\r\n');
    expect(receiver.ended).toBe(true);
    expect(message).toBe('Subject: x\r\n\r\nbody\r\n');
    expect(used).toBe('Subject: x\r\n\r\nbody\r\n.\r\n'.length);
  });

  it('removes dot-stuffing at the start of lines only', () => {
    expect(receive('..\r\n...x\r\n.y\r\na.b..c\r\n.\r\n').message).toBe('.\r\n..x\r\ny\r\na.b..c\r\n');
  });

  it('accepts an empty message', () => {
    expect(receive('.\r\n')).toMatchObject({ used: 3, message: '' });
  });

  it('keeps NUL, 8-bit bytes and lines of any length', () => {
    const text = `\0\xff\x85\x1a\f${'x'.repeat(200_000)}\r\n`;
    expect(receive(`${text}.\r\n`).message).toBe(text);
  });

  it('gives the same result wherever the network splits the bytes', () => {
    const wire = 'A: b\r\n\r\n..dot\r\n.\tx\r\n\r\n.. \r\nend\r\n.\r\n';
    const whole = receive(wire).message;
    expect(whole).toBe('A: b\r\n\r\n.dot\r\n\tx\r\n\r\n. \r\nend\r\n');
    for (let chunkBytes = 1; chunkBytes < wire.length; chunkBytes++) {
      expect(receive(wire, { chunkBytes })).toMatchObject({ message: whole, used: wire.length });
    }
  });

  it('joins large and small pieces in order', () => {
    const wire = Array.from({ length: 3000 }, (_, n) => `${n}${'y'.repeat(n % 7 === 0 ? 9000 : 5)}\r\n`).join('');
    for (const chunkBytes of [1000, 4096, 65536]) {
      const { message } = receive(`${wire}.\r\n`, {
        chunkBytes,
        maxBytes: wire.length,
        budget: new MessageBuffers(4e8),
      });
      expect(message === wire).toBe(true);
    }
  });

  it.each([
    ['LF alone', 'a\nb\r\n.\r\n'],
    ['CR alone', 'a\rb\r\n.\r\n'],
    ['CR at the end of a line', 'a\r\r\n.\r\n'],
    ['LF first', '\n.\r\n'],
    ['a dot between LFs', 'a\r\n.\nMAIL FROM:<x@y>\r\n.\r\n'],
    ['a dot between CRs', 'a\r\n.\rMAIL FROM:<x@y>\r\n.\r\n'],
    ['LF, dot, CRLF', 'a\n.\r\nMAIL FROM:<x@y>\r\n.\r\n'],
    ['CRLF, dot, LF', 'a\r\n.\n'],
    ['CRLF, dot, CR, CR', 'a\r\n.\r\rb'],
  ])('reports %s as a fault at once, wherever the network splits the bytes', (_, wire) => {
    for (let chunkBytes = 1; chunkBytes <= wire.length; chunkBytes++) {
      const { receiver, message } = receive(wire, { chunkBytes });
      expect(receiver).toMatchObject({ fault: 'bare_line_break', ended: false });
      expect(message).toBe('');
    }
  });

  it('drops a message over the limit at once, frees its memory, and still finds its end', () => {
    const budget = roomy();
    const receiver = receiverOn(budget, 100);
    receiver.write(Buffer.from('x'.repeat(60)));
    expect(budget.usedBytes).toBe(60);
    receiver.write(Buffer.from('x'.repeat(60)));
    expect(receiver).toMatchObject({ fault: 'too_large', ended: false });
    expect(budget.usedBytes).toBe(0);
    receiver.write(Buffer.from('x'.repeat(5000)));
    expect(receiver.receivedBytes).toBe(5120);
    receiver.write(Buffer.from('\r\n.\r\n'));
    expect(receiver.ended).toBe(true);
    expect(receiver.message).toHaveLength(0);
    expect(budget.usedBytes).toBe(0);
  });

  it('accepts a message of exactly the limit, stuffed dots not counted', () => {
    const { receiver } = receive(`..${'x'.repeat(97)}\r\n.\r\n`, { maxBytes: 100 });
    expect(receiver).toMatchObject({ fault: null, receivedBytes: 100 });
    expect(receive(`..${'x'.repeat(98)}\r\n.\r\n`, { maxBytes: 100 }).receiver.fault).toBe('too_large');
  });

  it('refuses a message when those of its network fill a quarter of the memory, and takes the next one once one is released', () => {
    const budget = new MessageBuffers(4000);
    const first = receiverOn(budget);
    first.write(Buffer.alloc(700, 'x'));
    const second = receiverOn(budget);
    second.write(Buffer.alloc(400, 'x'));
    expect(second.fault).toBe('no_memory');
    expect(first.fault).toBeNull();
    first.release();
    expect(budget.usedBytes).toBe(0);
    const third = receiverOn(budget);
    third.write(Buffer.alloc(900, 'x'));
    expect(third.fault).toBeNull();
  });

  it('copies small pieces, so that a slow message does not hold thousands of network buffers', () => {
    const receiver = receiverOn(roomy());
    receiver.write(Buffer.from('start'));
    const piece = Buffer.from(' small\r\n');
    receiver.write(piece);
    piece.fill('!');
    expect(Buffer.concat(receiver.message).toString()).toBe('start small\r\n');
  });
});
