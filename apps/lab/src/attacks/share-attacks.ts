import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Target } from './attacks.js';

/** Attacks on shared resources: parsers, message buffers, connections, places in an inbox, memory of the store. */

const address = (name: string, index: number) => `${name}-${index}@efemera.localhost`;
/** Five networks: the server counts each address of 127.0.0.0/8 as a network. */
const networkOf = (index: number) => `127.0.2.${1 + (index % 5)}`;

async function open({ smtpPort }: Target, index: number, localAddress = networkOf(index)): Promise<Socket> {
  const socket = connect({ port: smtpPort, host: '127.0.0.1', localAddress });
  socket.setMaxListeners(0).on('error', () => undefined);
  await Promise.race([once(socket, 'connect'), pause(3000)]);
  return socket;
}

/** Sends one command and waits for its reply, or for the end of the connection. */
async function say(socket: Socket, line: string): Promise<string> {
  if (socket.destroyed) return '';
  const answer = Promise.race([
    once(socket, 'data').then(([data]) => String(data)),
    once(socket, 'close').then(() => ''),
    pause(5000, ''),
  ]);
  if (line) socket.write(`${line}\r\n`);
  return answer;
}

/** Sends an envelope up to DATA; false if the server refuses it. */
async function begin(socket: Socket, recipients: readonly string[]): Promise<boolean> {
  await say(socket, '');
  await say(socket, 'EHLO evil.test');
  await say(socket, 'MAIL FROM:<a@evil.test>');
  for (const recipient of recipients) await say(socket, `RCPT TO:<${recipient}>`);
  return (await say(socket, 'DATA')).startsWith('354');
}

async function send(
  system: Target,
  index: number,
  recipients: readonly string[],
  message: string,
  localAddress?: string,
): Promise<void> {
  const socket = await open(system, index, localAddress);
  try {
    if (!(await begin(socket, recipients))) return;
    socket.write(message);
    await say(socket, '\r\n.');
  } finally {
    socket.destroy();
  }
}

const listing = (system: Target, to: string) =>
  fetch(`${system.url}/api/emails?to=${to}`, { headers: { 'x-forwarded-for': '198.51.100.67' } })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);

/** Repeats one action, several at a time. */
const keepDoing =
  (atOnce: number, act: (system: Target, index: number) => Promise<unknown>, everyMs = 20): Attack =>
  async (system, ending) => {
    let next = 0;
    const attacker = async () => {
      while (!ending.aborted) {
        await act(system, next++).catch(() => undefined);
        await pause(everyMs);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, attacker));
  };

const bareLines = `Subject: x\r\n\r\n${'\r\n'.repeat(2_500_000)}`;
const shortLines = `Subject: x\r\n\r\n${'hello world, hello you there and so on\r\n'.repeat(170_000)}`;
const tenMegabytes = `Subject: x\r\n\r\n${`${'x'.repeat(76)}\r\n`.repeat(120_000)}`;

const parse = (name: string, message: string): Attack =>
  keepDoing(4, async (system, index) => {
    const to = address(name, index % 60);
    await send(system, index, [to], message);
    await listing(system, to);
  });

/** Holds a number of connections, runs `act` on each, and replaces each one that ends. */
const hold = (count: number, act: (socket: Socket, index: number) => Promise<void>): Attack =>
  keepDoing(count, async (system, index) => {
    const socket = await open(system, index);
    await act(socket, index).catch(() => undefined);
    if (!socket.destroyed) await Promise.race([once(socket, 'close'), pause(600_000, undefined, { ref: false })]);
  });

/** The name of the attack that runs against a store of 256 MB. */
export const unclaimedFlood = 'unclaimed mail of fifty networks';

export const shareAttacks: Record<string, Attack> = {
  'a parser kept busy by bare line breaks': parse('bare', bareLines),
  'a parser kept busy by long mail': parse('long', shortLines),
  'messages without an end mark': hold(48, async (socket, index) => {
    if (await begin(socket, [address('endless', index)])) socket.write(tenMegabytes.slice(0, 6_000_000));
  }),
  'senders that hang up at the end mark': keepDoing(8, async (system, index) => {
    const socket = await open(system, index);
    if (await begin(socket, [address('gone', index % 100)])) {
      await new Promise((resolve) => socket.write(`${tenMegabytes}\r\n.\r\n`, resolve));
    }
    socket.destroy();
  }),
  'connections that say NOOP': hold(1000, async (socket) => {
    await say(socket, '');
    while (!socket.destroyed) {
      await say(socket, 'NOOP');
      await pause(2500);
    }
  }),
  'names tried out': keepDoing(10, async (system, index) => {
    const socket = await open(system, index);
    await say(socket, '');
    await say(socket, 'EHLO evil.test');
    await say(socket, 'MAIL FROM:<a@evil.test>');
    for (let n = 0; n < 20 && !socket.destroyed; n++) await say(socket, `RCPT TO:<guess-${index}-${n}@nowhere.test>`);
    socket.destroy();
  }),
  [unclaimedFlood]: keepDoing(5, (system, index) =>
    send(system, index, [address('flood', index)], tenMegabytes, `127.0.3.${1 + (index % 50)}`),
  ),
  'tiny mails that push codes out': keepDoing(10, (system, index) =>
    send(system, index, [address('crowded', index % 3)], `Subject: ${index}\r\n\r\nx`),
  ),
  'uploads of many copies': keepDoing(2, (system, index) =>
    send(
      system,
      index,
      Array.from({ length: 25 }, (_, copy) => address(`copy-${copy}`, index)),
      tenMegabytes,
    ),
  ),
};
