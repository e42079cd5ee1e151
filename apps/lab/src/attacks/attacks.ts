import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';

/** The addresses of the attacked product. */
export interface Target {
  url: string;
  smtpPort: number;
}

/** Attacks the product again and again until `ending` aborts it. */
export type Attack = (system: Target, ending: AbortSignal) => Promise<void>;

/** All connections of the attack "silent SMTP connections" come from this address. */
const hoardsFrom = '127.0.0.66';
/** Each connection of the other SMTP attacks comes from a random address. */
const someSmtpAddress = () => `127.0.1.${1 + Math.floor(Math.random() * 200)}`;
/** All HTTP attackers come from this address: the server believes this header, as if its proxy had set it. */
const httpFrom = { 'x-forwarded-for': '198.51.100.66' };
const victim = 'victim@efemera.localhost';

async function talk(system: Target, say: (socket: Socket) => Promise<void> | void): Promise<void> {
  const socket = connect({ port: system.smtpPort, host: '127.0.0.1', localAddress: someSmtpAddress() });
  socket
    .setMaxListeners(0)
    .on('error', () => undefined)
    .resume();
  try {
    await once(socket, 'connect');
    await say(socket);
  } catch {
    // Expected: the server closes the connection of an attacker.
  } finally {
    socket.destroy();
  }
}

/** Waits for an answer, the end of the connection, or the time after which the attacker goes on. */
const answered = (socket: Socket) =>
  Promise.race([
    once(socket, 'data'),
    once(socket, 'close').then(() => Promise.reject(new Error('closed'))),
    pause(3000),
  ]);

/** Writes as fast as the server reads, until the server closes the connection. */
async function pour(socket: Socket, bytes: string, times: number): Promise<void> {
  for (let n = 0; n < times && !socket.destroyed && socket.writable; n++) {
    if (!socket.write(bytes)) await Promise.race([once(socket, 'drain'), once(socket, 'close'), pause(1000)]);
  }
}

const again = (attack: (system: Target) => Promise<unknown>, everyMs = 50): Attack => {
  return async (system, ending) => {
    while (!ending.aborted) {
      await attack(system).catch(() => undefined);
      await pause(everyMs);
    }
  };
};

const envelope = `EHLO evil.test\r\n`;
const mailTo = (to: string) => `MAIL FROM:<a@evil.test>\r\nRCPT TO:<${to}>\r\nDATA\r\n`;

/** Sends one message, waiting for each reply as an honest sender does: the server then reads it up to its limits. */
const deliver = (message: string, piece = 64 * 1024): Attack =>
  again((system) =>
    talk(system, async (socket) => {
      await answered(socket);
      socket.write(envelope);
      await answered(socket);
      socket.write(mailTo(victim));
      await answered(socket);
      for (let at = 0; at < message.length && !socket.destroyed; at += piece) {
        await pour(socket, message.slice(at, at + piece), 1);
      }
      socket.write('\r\n.\r\n');
      await answered(socket);
    }),
  );

function call(system: Target, method: string, path: string, body?: string): Promise<void> {
  const url = new URL(system.url);
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: url.hostname,
        port: url.port,
        method,
        path,
        headers: { ...httpFrom, ...(body !== undefined && { 'content-type': 'application/json' }) },
      },
      (response) => response.resume().on('end', resolve).on('error', resolve),
    );
    outgoing.on('error', () => resolve()).end(body);
  });
}

const manyCalls = (together: number, method: string, path: string, body?: string): Attack =>
  again((system) => Promise.all(Array.from({ length: together }, () => call(system, method, path, body))), 20);

/** Opens many connections and holds them; each first sends some bytes. */
const hoard = (count: number, open: (system: Target) => Socket): Attack => {
  return async (system, ending) => {
    const held = new Set<Socket>();
    while (!ending.aborted) {
      while (held.size < count) {
        const socket = open(system);
        held.add(socket);
        socket.on('error', () => undefined).once('close', () => held.delete(socket));
      }
      await pause(500);
    }
    for (const socket of held) socket.destroy();
  };
};

const toHttp = (system: Target, head: string): Socket => {
  const { hostname, port } = new URL(system.url);
  const socket = connect({ port: Number(port), host: hostname });
  socket.write(`${head}\r\nHost: localhost\r\nX-Forwarded-For: 198.51.100.66\r\n`);
  return socket;
};

const parts = (count: number) =>
  `Subject: x\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n\r\n'.repeat(count)}--b--\r\n`;
const nested = (depth: number) =>
  `Subject: x\r\n${Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join('')}`;

export const attacks: Record<string, Attack> = {
  'silent SMTP connections': hoard(250, ({ smtpPort }) =>
    connect({ port: smtpPort, host: '127.0.0.1', localAddress: hoardsFrom }).resume(),
  ),
  'floods of commands': again((system) => talk(system, (socket) => pour(socket, 'NOOP\r\n'.repeat(1000), 100))),
  'ten thousand recipients': again((system) =>
    talk(system, async (socket) => {
      socket.write(`${envelope}`);
      await answered(socket);
      socket.write('MAIL FROM:<a@evil.test>\r\n');
      await pour(socket, `RCPT TO:<${victim}>\r\n`.repeat(100), 100);
    }),
  ),
  'a command line without end': again((system) => talk(system, (socket) => pour(socket, 'x'.repeat(65_536), 100))),
  'header bombs': deliver(`${'X-Bomb: y\r\n'.repeat(900_000)}\r\nx\r\n`),
  'large mail': deliver(`Subject: x\r\n\r\n${`${'x'.repeat(70)}\r\n`.repeat(140_000)}`),
  'mail of bare line feeds': deliver('Subject: x\n\n.\nMAIL FROM:<a@b.test>\n'),
  'tens of thousands of parts': deliver(parts(60_000)),
  'parts in parts': deliver(nested(5000)),
  'trickling mail': deliver('Subject: x\r\n\r\nslowly\r\n', 1),

  'large bodies': manyCalls(5, 'POST', '/api/comments', JSON.stringify({ text: 'x'.repeat(2_000_000) })),
  'deep bodies': manyCalls(5, 'POST', '/api/inboxes', `${'['.repeat(30_000)}${']'.repeat(30_000)}`),
  'claims without end': manyCalls(20, 'POST', '/api/inboxes', '{}'),
  'secrets of join links guessed': manyCalls(
    20,
    'POST',
    '/api/links/redeem',
    JSON.stringify({ secret: '0'.repeat(44) }),
  ),
  'listings without end': manyCalls(20, 'GET', `/api/emails?to=${victim}`),
  'slow heads': hoard(500, (system) => toHttp(system, 'GET /api/stats HTTP/1.1')),
  'waits held': hoard(300, (system) => {
    const socket = toHttp(system, `GET /api/emails?to=${victim}&wait=60 HTTP/1.1`);
    socket.write('\r\n');
    return socket.resume();
  }),
  'event streams without a reader': hoard(150, (system) => {
    const socket = toHttp(system, `GET /api/inboxes/${victim}/events HTTP/1.1`);
    socket.write('\r\n');
    return socket.pause();
  }),
  'sockets that flood': async (system, ending) => {
    const sockets = Array.from({ length: 20 }, () =>
      io(system.url, { transports: ['websocket'], forceNew: true, extraHeaders: httpFrom }),
    );
    while (!ending.aborted) {
      for (const socket of sockets) for (let n = 0; n < 100; n++) socket.emit('inbox:watch', { to: victim });
      await pause(50);
    }
    for (const socket of sockets) socket.disconnect();
  },
  'sockets without number': async (system, ending) => {
    const sockets = Array.from({ length: 600 }, () =>
      io(system.url, { transports: ['websocket'], forceNew: true, extraHeaders: httpFrom }),
    );
    await once(ending, 'abort');
    for (const socket of sockets) socket.disconnect();
  },
};
