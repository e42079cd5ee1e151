import { connect, type Socket } from 'node:net';

/** Port and password of an embedded Redis, which always listens on the loopback address. */
export interface RedisDoor {
  port: number;
  password: string;
}

export const redisUrl = ({ port, password }: RedisDoor): string => `redis://:${password}@127.0.0.1:${port}/0`;

/** A reply without its type mark. A Redis error reply is a value here, too. */
export interface RedisReply {
  ok: boolean;
  text: string;
}

/** The first reply in the text (simple string, error, integer or bulk string) and its length; null while incomplete. */
function firstReply(text: string): { reply: RedisReply; length: number } | null {
  const head = text.indexOf('\r\n');
  if (head < 0) return null;
  const line = text.slice(1, head);
  if (text[0] !== '$') return { reply: { ok: text[0] !== '-', text: line }, length: head + 2 };
  const end = head + 2 + Number(line);
  return text.length < end + 2 ? null : { reply: { ok: true, text: text.slice(head + 2, end) }, length: end + 2 };
}

/**
 * Logs in and sends a few inline commands that starting and stopping a server needs. Does not use the client of
 * libs/storage, which is for data.
 *
 * @returns the connection, for callers that keep it open, and one reply per command.
 * @throws Error when Redis does not answer in time or refuses the password: then it is not our Redis.
 */
export async function openRedis(
  { port, password }: RedisDoor,
  commands: string[],
  timeoutMs = 2000,
): Promise<{ socket: Socket; replies: RedisReply[] }> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setEncoding('latin1');
  try {
    const replies = await new Promise<RedisReply[]>((resolve, reject) => {
      const received: RedisReply[] = [];
      let text = '';
      socket.setTimeout(timeoutMs, () => reject(new Error('Redis does not answer.')));
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('Redis closed the connection.')));
      socket.on('data', (chunk: string) => {
        text += chunk;
        for (let first = firstReply(text); first; first = firstReply(text)) {
          received.push(first.reply);
          text = text.slice(first.length);
        }
        if (received.length > commands.length) resolve(received);
      });
      socket.write([`AUTH ${password}`, ...commands].map((command) => `${command}\r\n`).join(''));
    });
    const [login, ...rest] = replies;
    if (!login?.ok) throw new Error(`Redis refused the password: ${login?.text}`);
    socket.setTimeout(0);
    return { socket, replies: rest };
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Sends one command over a new connection. */
export async function callRedis(door: RedisDoor, command: string, timeoutMs?: number): Promise<RedisReply> {
  const { socket, replies } = await openRedis(door, [command], timeoutMs);
  socket.destroy();
  return replies[0] ?? { ok: false, text: 'no reply' };
}
