import { connect, type Socket } from 'node:net';
import { serve } from './serve.js';

export interface CallsOptions {
  port: number;
  /** Path, token and further headers of each call; the calls are made in turn. */
  calls: { path: string; token?: string; headers?: Record<string, string> }[];
  connections: number;
  warmUpMs: number;
  ms: number;
  /** Calls a second; 0 means as many as the server answers. */
  callsPerSecond: number;
}

export interface Called {
  answersPerSecond: number;
  /** Measured from the moment a call was due, so that waiting for a connection counts. */
  ms: number[];
  statuses: Record<number, number>;
  calls: number;
}

const bodyLength = /\r\ncontent-length: (\d+)/i;

/** One kept-alive connection that writes prepared bytes and reads only status and length. */
class HttpConnection {
  #rest: Buffer = Buffer.alloc(0);
  #resolve: ((status: number) => void) | null = null;
  #reject: ((error: Error) => void) | null = null;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#read(chunk));
    socket.on('error', (error) => this.#reject?.(error));
    socket.on('close', () => this.#reject?.(new Error('The gateway closed a connection.')));
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect(port, '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    return new HttpConnection(socket);
  }

  ask(request: Buffer): Promise<number> {
    this.socket.write(request);
    return new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  close(): void {
    this.#reject = null;
    this.socket.destroy();
  }

  #read(chunk: Buffer): void {
    this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.#rest.toString('latin1', 0, end);
    const length = Number(bodyLength.exec(head)?.[1] ?? 0);
    if (this.#rest.length < end + 4 + length) return;
    this.#rest = this.#rest.subarray(end + 4 + length);
    this.#resolve?.(Number(head.slice(9, 12)));
  }
}

async function call(options: CallsOptions): Promise<Called> {
  const { port, callsPerSecond } = options;
  const requests = options.calls.map(({ path, token, headers = {} }) => {
    const lines = Object.entries({
      host: `127.0.0.1:${port}`,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    });
    return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`);
  });
  const idle = await Promise.all(Array.from({ length: options.connections }, () => HttpConnection.open(port)));
  const all = [...idle];
  const startedAt = performance.now();
  const countFrom = startedAt + options.warmUpMs;
  const until = countFrom + options.ms;
  const ms: number[] = [];
  const statuses: Record<number, number> = {};
  let calls = 0;
  const ask = async (connection: HttpConnection, dueAt: number) => {
    const status = await connection.ask(requests[calls++ % requests.length] as Buffer);
    const now = performance.now();
    if (dueAt < countFrom || now >= until) return;
    ms.push(now - dueAt);
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  if (callsPerSecond === 0) {
    await Promise.all(
      idle.map(async (connection) => {
        while (performance.now() < until) await ask(connection, performance.now());
      }),
    );
  } else {
    const due: number[] = [];
    const under = new Set<Promise<void>>();
    const begin = (connection: HttpConnection, dueAt: number) => {
      const one: Promise<void> = ask(connection, dueAt).then(() => {
        under.delete(one);
        const next = due.shift();
        if (next === undefined) idle.push(connection);
        else begin(connection, next);
      });
      under.add(one);
    };
    for (let made = 0; ; made++) {
      const dueAt = startedAt + (made * 1000) / callsPerSecond;
      if (dueAt >= until) break;
      const aheadMs = dueAt - performance.now();
      if (aheadMs > 0) await new Promise((resolve) => setTimeout(resolve, aheadMs));
      const connection = idle.pop();
      // A timer may fire a millisecond late; that delay belongs to the load program, not to the gateway.
      if (connection) begin(connection, performance.now());
      else due.push(dueAt);
    }
    while (under.size > 0) await Promise.all(under);
  }
  for (const connection of all) connection.close();
  return { answersPerSecond: ms.length / (options.ms / 1000), ms, statuses, calls };
}

serve({ call });
