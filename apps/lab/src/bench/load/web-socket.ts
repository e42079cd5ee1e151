import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * The frame of one short text. RFC 6455 §5.3 demands a mask from clients; a mask of zeros leaves the text unchanged.
 */
export function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const long = payload.length > 125;
  const head = Buffer.alloc(long ? 8 : 6);
  head[0] = 0x81;
  if (payload.length > 0xffff) throw new Error('Longer than these frames get.');
  if (long) {
    head[1] = 0x80 | 126;
    head.writeUInt16BE(payload.length, 2);
  } else {
    head[1] = 0x80 | payload.length;
  }
  return Buffer.concat([head, payload]);
}

/**
 * Takes the whole frames from the front of the received bytes and returns the rest; servers don't mask their frames.
 */
export function takeFrames(bytes: Buffer, onText: (text: string) => void): Buffer {
  let rest = bytes;
  while (rest.length >= 2) {
    const short = (rest[1] ?? 0) & 0x7f;
    const head = short === 126 ? 4 : short === 127 ? 10 : 2;
    if (rest.length < head) break;
    const length = short === 126 ? rest.readUInt16BE(2) : short === 127 ? Number(rest.readBigUInt64BE(2)) : short;
    if (rest.length < head + length) break;
    if (((rest[0] ?? 0) & 0x0f) === 1) onText(rest.toString('utf8', head, head + length));
    rest = rest.subarray(head + length);
  }
  return rest;
}

const nothing = Buffer.alloc(0);

/**
 * The connection of a page: Socket.IO over a plain WebSocket. It needs so little memory that ten thousand fit in one
 * process.
 */
export class WebSocketPage {
  #rest: Buffer = nothing;
  #upgraded = false;
  #acknowledge: ((answer: string) => void) | null = null;
  #fail: ((error: Error) => void) | null = null;

  private constructor(
    private readonly socket: Socket,
    private readonly onEvent: (text: string) => void,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#fail?.(error));
    socket.on('close', () => this.#fail?.(new Error('The gateway closed a socket.')));
  }

  /** @param onEvent  called with each event as `["name",{…}]`. */
  static async open(port: number, onEvent: (text: string) => void): Promise<WebSocketPage> {
    const page = new WebSocketPage(connect(port, '127.0.0.1'), onEvent);
    await page.#answer(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\n` +
        `Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    );
    return page;
  }

  /** Emits an event and waits for its acknowledgement. */
  async ask(event: string, payload: object): Promise<void> {
    const answer = await this.#answer(frameOf(`420${JSON.stringify([event, payload])}`));
    if (!answer.includes('"ok":true')) throw new Error(`${event} was answered ${answer}`);
  }

  close(): void {
    this.#fail = null;
    this.socket.destroy();
  }

  #answer(bytes: string | Buffer): Promise<string> {
    this.socket.write(bytes);
    return new Promise((resolve, reject) => {
      this.#acknowledge = resolve;
      this.#fail = reject;
    });
  }

  #read(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    if (!this.#upgraded) {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end === -1) return;
      const head = this.#rest.toString('latin1', 0, end);
      if (!head.startsWith('HTTP/1.1 101')) return this.#fail?.(new Error(head));
      this.#upgraded = true;
      this.#rest = this.#rest.subarray(end + 4);
    }
    this.#rest = takeFrames(this.#rest, (text) => this.#take(text));
    if (this.#rest.length === 0) this.#rest = nothing;
  }

  /**
   * The types of Engine.IO and Socket.IO precede the text: `0` open, `2` ping, `40` connect, `42` event, `43`
   * acknowledgement.
   */
  #take(text: string): void {
    if (text.startsWith('42')) this.onEvent(text.slice(2));
    else if (text === '2') this.socket.write(frameOf('3'));
    else if (text.startsWith('0')) this.socket.write(frameOf('40'));
    else if (text.startsWith('40') || text.startsWith('43')) this.#acknowledge?.(text);
  }
}
