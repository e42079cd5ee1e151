import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  emailPath,
  emailsPath,
  guestsPath,
  inboxPath,
  joinLinksPath,
  joinSecretOf,
  paths,
  pushPath,
  visitorCookie,
  type ClaimResponse,
  type GuestAccess,
  type JoinedInbox,
  type JoinLink,
} from '@efemera/contract';
import { codeMail } from '@efemera/testing/sample-mail';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import type { Attack, Target } from './attacks.js';

/** Attacks by join links, guests and push subscriptions. */

/** The only address inside the network that the attacked product may call: the hostile push services listen there. */
export const pushServicesAt = '127.0.0.5';

const some = (most: number) => Math.floor(Math.random() * most);
/** Each call comes from one of 4,000 networks, so that limits for each network do not stop these attacks. */
const someNetwork = () => ({ 'x-forwarded-for': `198.${18 + some(2)}.${some(250)}.${1 + some(8)}` });

const reported = new Set<string>();
/** Reports to the parent process, once, what an attack has reached and must not reach. */
function reportFault(fault: string): void {
  if (reported.has(fault)) return;
  reported.add(fault);
  if (process.connected) process.send?.(fault);
}

function ask({ url }: Target, method: string, path: string, body?: unknown, key?: string): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: {
      ...someNetwork(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
}

/** Waits for the whole answer and drops its body. */
async function asked(...request: Parameters<typeof ask>): Promise<Response> {
  const response = await ask(...request);
  await response.arrayBuffer();
  return response;
}

async function call<T>(...request: Parameters<typeof ask>): Promise<T | null> {
  const response = await ask(...request);
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

const redeem = (system: Target, secret: string) => call<JoinedInbox>(system, 'POST', paths.redeemLink, { secret });

/** Redeems each join link four times at once; a link must let one visitor in. */
async function wearOutLinks(system: Target): Promise<void> {
  const claimed = await call<ClaimResponse>(system, 'POST', paths.inboxes, {});
  if (!claimed) return;
  const path = joinLinksPath(claimed.address);
  const links = await Promise.all(
    Array.from({ length: 8 }, () => call<JoinLink>(system, 'POST', path, { access: 'full' }, claimed.token)),
  );
  const secrets = links.flatMap((link) => (link && joinSecretOf(new URL(link.url).hash)) ?? []);
  await Promise.all(
    secrets.map(async (secret) => {
      const answers = await Promise.all(Array.from({ length: 4 }, () => redeem(system, secret)));
      if (answers.filter((joined) => joined !== null).length > 1) reportFault('a join link let in several visitors');
    }),
  );
}

function someKeys(): { p256dh: string; auth: string } {
  const pair = createECDH('prime256v1');
  return { p256dh: pair.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
}

/** Answers of the product while it is overloaded: they tell nothing about a right. */
const overloaded = [429, 503];
/** Names no mail, guest or webhook: a caller whom no guard has stopped gets 404 for it. */
const unknownId = '0'.repeat(26);

type Call = [method: string, path: string, body?: unknown];

/** What only the holder of an inbox may do. */
function callsOfHolder(address: string): Call[] {
  const [inbox, guests, push] = [inboxPath(address), guestsPath(address), pushPath(address)];
  // Allowed by WEBHOOK_ALLOW_NETWORKS, so that the right alone decides.
  const url = `http://${pushServicesAt}:1024/`;
  return [
    ['POST', joinLinksPath(address), { access: 'full' }],
    ['GET', guests],
    ['DELETE', `${guests}/${unknownId}`],
    ['POST', `${inbox}/webhooks`, { url }],
    ['GET', `${inbox}/webhooks`],
    ['DELETE', `${inbox}/webhooks/${unknownId}`],
    ['PUT', push, { endpoint: url, keys: someKeys() }],
    ['DELETE', push],
    ['PATCH', inbox, { extend: true, ttlSeconds: 600 }],
    ['DELETE', inbox],
  ];
}

/** What the holder and full guests may do, and a guest who only reads may not. */
const changesOf = (address: string): Call[] => [
  ['PATCH', inboxPath(address), { extend: true }],
  ['PATCH', emailPath(unknownId, address), { read: true }],
  ['DELETE', `${emailsPath(address)}&id=${unknownId}`],
];

/** Makes calls without the right to, all at once, and reports each one that is not refused as a fault. */
async function overstep(system: Target, who: string, key: string, calls: Call[]): Promise<void> {
  await Promise.all(
    calls.map(async ([method, path, body]) => {
      const { status } = await asked(system, method, path, body, key);
      if (status === 403 || overloaded.includes(status)) return;
      reportFault(`${who} was answered ${status} at ${method} ${path.replace(/[^/=]+%40[^/&]+/, 'ADDRESS')}`);
    }),
  );
}

/** Lets a guest in by a new join link. Returns the guest's key, or null while the product is overloaded. */
async function join(system: Target, { address, token }: ClaimResponse, access: GuestAccess): Promise<string | null> {
  const link = await call<JoinLink>(system, 'POST', joinLinksPath(address), { access }, token);
  if (!link) return null;
  const { status, headers } = await asked(system, 'POST', paths.redeemLink, {
    secret: joinSecretOf(new URL(link.url).hash),
  });
  if (overloaded.includes(status)) return null;
  const [, key = ''] = new RegExp(`^${visitorCookie}=([^;]+)`).exec(headers.get('set-cookie') ?? '') ?? [];
  // Without this check, an attack whose guests never get in would find no fault.
  const listing = await asked(system, 'GET', emailsPath(address), undefined, key);
  if (listing.status === 403) reportFault(`a new join link let no guest in (${status})`);
  return listing.status === 200 ? key : null;
}

/** Tries, as a stranger and as guests of both kinds, what only the holder may do, and as former guests to come back. */
async function overstepRights(system: Target): Promise<void> {
  const claimed = await call<ClaimResponse>(system, 'POST', paths.inboxes, {});
  if (!claimed) return;
  const { address, token } = claimed;
  const [reader, full] = await Promise.all([join(system, claimed, 'read'), join(system, claimed, 'full')]);
  const [ofHolder, changes] = [callsOfHolder(address), changesOf(address)];
  await Promise.all([
    overstep(system, 'a stranger', 'stranger', [...ofHolder, ...changes]),
    reader && overstep(system, 'a guest who only reads', reader, [...ofHolder, ...changes]),
    full && overstep(system, 'a full guest', full, ofHolder),
  ]);
  const released = await asked(system, 'DELETE', inboxPath(address), undefined, token);
  if (released.status !== 204) return;
  for (const key of [reader, full])
    if (key) await overstep(system, 'a former guest', key, [['GET', emailsPath(address)], ...changes]);
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
    reportFault('a push endpoint inside the network was called');
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

async function subscribeHostile(system: Target, origin: string, inside: string): Promise<void> {
  const claimed = await call<ClaimResponse>(system, 'POST', paths.inboxes, {});
  if (!claimed) return;
  const path = pushPath(claimed.address);
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
  'strangers and guests who do what only the holder may': keepDoing(2, overstepRights, 200),
  'hostile push services': async (system, ending) => {
    const trap = await startTrap();
    const server = await startPushServices(originOf(trap));
    await keepDoing(2, (target) => subscribeHostile(target, originOf(server), originOf(trap)), 500)(system, ending);
    server.closeAllConnections();
    for (const own of [server, trap]) own.close();
  },
};
