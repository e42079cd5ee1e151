import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { ClaimResponse, JoinLink } from '@efemera/contract';
import { joinSecretOf } from '@efemera/contract';
import { codeMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import type { Attack, Target } from './attacks.js';

/** Attacks by join links, guests and push subscriptions. */

/** The only address inside the network that the attacked product may call: the hostile push services listen there. */
export const pushServicesAt = '127.0.0.5';

const some = (most: number) => Math.floor(Math.random() * most);
/** Each call comes from one of 4,000 networks, so that limits for each network do not stop these attacks. */
const someNetwork = () => ({ 'x-forwarded-for': `198.${18 + some(2)}.${some(250)}.${1 + some(8)}` });

async function call<T>({ url }: Target, method: string, path: string, body?: unknown, key?: string): Promise<T | null> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...someNetwork(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  const text = await response.text();
  return response.ok ? (JSON.parse(text || 'null') as T) : null;
}

const keepDoing =
  (atOnce: number, act: (system: Target) => Promise<unknown>, everyMs = 50): Attack =>
  async (system, ending) => {
    const attacker = async () => {
      while (!ending.aborted) {
        await act(system).catch(() => undefined);
        await pause(everyMs);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, attacker));
  };

const redeem = (system: Target, secret: string) => call(system, 'POST', '/api/links/redeem', { secret });

/** Redeems each join link four times at once, and tries as a stranger what only the holder may do. */
async function wearOutLinks(system: Target): Promise<void> {
  const claimed = await call<ClaimResponse>(system, 'POST', '/api/inboxes', {});
  if (!claimed) return;
  const path = `/api/inboxes/${encodeURIComponent(claimed.address)}`;
  const links = await Promise.all(
    Array.from({ length: 8 }, () => call<JoinLink>(system, 'POST', `${path}/links`, { access: 'full' }, claimed.token)),
  );
  const secrets = links.flatMap((link) => (link && joinSecretOf(new URL(link.url).hash)) ?? []);
  await Promise.all(secrets.flatMap((secret) => Array.from({ length: 4 }, () => redeem(system, secret))));
  await Promise.all(
    ['/links', '/guests', '/webhooks'].map((rest) => call(system, 'POST', path + rest, { access: 'full' }, 'stranger')),
  );
}

const originOf = (server: TcpServer) => {
  const { address, port } = server.address() as AddressInfo;
  return `http://${address}:${port}`;
};

/**
 * Listens inside the network where the product must not call; reports each connection to the parent process as a fault.
 */
async function startTrap(): Promise<TcpServer> {
  const trap = createTcpServer((socket) => {
    socket.on('error', () => undefined).destroy();
    process.send?.('a push endpoint inside the network was called');
  }).listen(0, '127.0.0.6');
  await once(trap, 'listening');
  return trap;
}

/** Starts the attacker's push services: one redirects into the network, one answers 1 MB, one answers byte by byte. */
async function startPushServices(inside: string): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === '/redirects') response.writeHead(307, { Location: inside }).end();
    else if (request.url === '/pours') response.writeHead(500).end('x'.repeat(2 ** 20));
    else if (request.url === '/trickles') {
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer));
    }
    // Every other path: never answers.
  }).listen(0, pushServicesAt);
  await once(server, 'listening');
  return server;
}

function someKeys(): { p256dh: string; auth: string } {
  const pair = createECDH('prime256v1');
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

async function subscribeHostile(system: Target, origin: string, inside: string): Promise<void> {
  const claimed = await call<ClaimResponse>(system, 'POST', '/api/inboxes', {});
  if (!claimed) return;
  const path = `/api/inboxes/${encodeURIComponent(claimed.address)}/push`;
  const subscribe = (endpoint: string, keys = someKeys()) =>
    call(system, 'PUT', path, { endpoint, keys }, claimed.token);
  const insiders = [
    inside,
    inside.replace('127.0.0.6', '[::ffff:127.0.0.6]'),
    'http://169.254.169.254/',
    'http://[::1]/',
  ];
  await Promise.all(insiders.map((endpoint) => subscribe(endpoint)));
  const otherCurve = createECDH('secp256k1').generateKeys('base64url');
  await subscribe(`${origin}/hangs`, { ...someKeys(), p256dh: otherCurve });
  await Promise.all(['hangs', 'redirects', 'pours', 'trickles'].map((way) => subscribe(`${origin}/${way}`)));
  const sender = await SmtpSender.connect(system.smtpPort);
  for (let mail = 0; mail < 5; mail++) await sender.send(claimed.address, codeMail(`48291${mail}`));
  await sender.quit();
}

export const deviceAttacks: Record<string, Attack> = {
  'secrets of join links guessed from many networks': keepDoing(
    10,
    (system) => redeem(system, randomBytes(1 + some(40)).toString('hex')),
    20,
  ),
  'join links used many times at once': keepDoing(3, wearOutLinks),
  'hostile push services': async (system, ending) => {
    const trap = await startTrap();
    const server = await startPushServices(originOf(trap));
    await keepDoing(2, (target) => subscribeHostile(target, originOf(server), originOf(trap)), 500)(system, ending);
    server.closeAllConnections();
    for (const own of [server, trap]) own.close();
  },
};
