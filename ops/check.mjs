/**
 * Proves that an installation by docker compose survives the loss of any container. It sends mail and keeps pages open,
 * kills one container of each kind, and checks at the end that every mail answered with 250 is stored and was pushed.
 * Only for a test installation: `docker compose up -d --wait` with `--scale gateway=2 --scale smtp=2 --scale worker=2`,
 * then `node ops/check.mjs`. Needs `npm ci`, and the right to signal the containers' processes (root).
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { io } from 'socket.io-client';

const site = `http://127.0.0.1:${process.env.HTTP_PUBLISHED_PORT || 80}`;
const smtpPort = Number(process.env.SMTP_PUBLISHED_PORT || 25);
const patienceMs = 120_000;
/** Each inbox gets fewer mails than its limit, so no mail is dropped. */
const inboxCount = 12;
const mailsPerInbox = 90;
const betweenMailsMs = 80;

const began = Date.now();
const say = (line) => console.log(`[${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}`);
const docker = (...args) =>
  execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

async function until(what, condition) {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(100)) {
    const found = await condition();
    if (found) return found;
  }
  throw new Error(`Timed out after ${patienceMs / 1000} s: ${what}`);
}

async function call(method, path, { body, token } = {}) {
  const response = await fetch(site + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  });
  return { status: response.status, body: await response.json() };
}

/** Returns the readiness report of the site, from whichever gateway answers. */
const readiness = () => call('GET', '/health/ready').catch(() => ({ status: 0, body: { missing: ['front'] } }));
const whenReady = () => until('the site is ready', async () => (await readiness()).status === 200);

/** Sends one mail; false if the server did not answer 250. */
async function send(to, subject) {
  const socket = connect(smtpPort, '127.0.0.1').setTimeout(15_000, () => socket.destroy());
  socket.on('error', () => undefined);
  try {
    let said = '';
    const answer = async (command, code) => {
      if (command) socket.write(`${command}\r\n`);
      while (!/^\d{3} .*\r\n$/m.test(said)) {
        if (socket.destroyed) return false;
        await Promise.race([once(socket, 'data').then(([bytes]) => (said += bytes)), once(socket, 'close')]);
      }
      const last = said.trimEnd().split('\r\n').at(-1);
      said = '';
      return last.startsWith(code);
    };
    return (
      (await answer('', '220')) &&
      (await answer('EHLO check.example', '250')) &&
      (await answer('MAIL FROM:<check@check.example>', '250')) &&
      (await answer(`RCPT TO:<${to}>`, '250')) &&
      (await answer('DATA', '354')) &&
      (await answer(`From: check@check.example\r\nTo: ${to}\r\nSubject: ${subject}\r\n\r\nCode 482913\r\n.`, '250'))
    );
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** An open page: it receives events as mail arrives, and reads the listing again after each reconnect. */
function openPage(inboxes, transports) {
  const page = { pushed: new Set(), seen: new Set(), connections: 0 };
  const socket = io(site, { transports, reconnectionDelay: 100, reconnectionDelayMax: 1000 });
  socket.on('connect', () => {
    page.connections += 1;
    for (const { address, token } of inboxes) {
      socket.emit('inbox:watch', { to: address, token }, ({ emails = [] }) => {
        for (const { subject } of emails) page.seen.add(subject);
      });
    }
  });
  socket.on('mail:received', ({ email }) => {
    page.pushed.add(email.subject);
    page.seen.add(email.subject);
  });
  return { page, socket };
}

const containersOf = (service) => docker('compose', 'ps', '-q', service).split('\n');
const inspect = (id, what) => docker('inspect', '-f', what, id);

/**
 * Kills the process inside the container. `docker kill` would count as the operator's wish, and the restart policy
 * would not restart the container.
 */
async function crash(service, id = containersOf(service)[0]) {
  const restarts = Number(inspect(id, '{{.RestartCount}}'));
  process.kill(Number(inspect(id, '{{.State.Pid}}')), 'SIGKILL');
  say(`killed one ${service}`);
  const back = until(`${service} comes back`, () => {
    const [count, health] = inspect(id, '{{.RestartCount}} {{.State.Health.Status}}').split(' ');
    return Number(count) > restarts && health === 'healthy';
  });
  return back.then(() => say(`${service} is back and healthy`));
}

async function readyWithout(name) {
  await until(`/health/ready misses ${name}`, async () => {
    const { status, body } = await readiness();
    return status === 503 && body.missing.includes(name);
  });
  say(`/health/ready says 503: missing ${name}`);
}

await whenReady();
const front = await fetch(site);
if (!front.ok || !/^<!doctype html>/i.test(await front.text())) throw new Error('The page is not there.');
const inboxes = [];
for (let n = 0; n < inboxCount; n += 1) {
  const { status, body } = await call('POST', '/api/inboxes', { body: {} });
  if (status !== 201) throw new Error(`A claim answered ${status}`);
  inboxes.push(body);
}
const open = { websocket: openPage(inboxes, ['websocket']), polling: openPage(inboxes, ['polling']) };
await until('both pages are live', () => Object.values(open).every(({ page }) => page.connections > 0));
say(`${inboxCount} inboxes are open, by WebSocket and by long-polling`);

const stored = [];
let refused = 0;
let sending = true;
const sender = (async () => {
  for (let n = 0; sending && n < inboxCount * mailsPerInbox; n += 1) {
    const { address } = inboxes[n % inboxCount];
    const subject = `check ${n}`;
    // A sender whose mail was answered 4xx sends it again. So does a sender that got no answer; then the mail may be
    // stored twice.
    while (!(await send(address, subject))) {
      refused += 1;
      await pause(betweenMailsMs);
    }
    stored.push({ address, subject });
    await pause(betweenMailsMs);
  }
})();
await until('first mail', () => stored.length > 20);

const [smtp, worker] = [containersOf('smtp')[0], containersOf('worker')[0]];
// Kills each gateway in turn: one of them holds a page's connection.
const victims = [['smtp', smtp], ...containersOf('gateway').map((id) => ['gateway', id]), ['worker', worker]];
for (const [service, id] of victims) {
  const before = stored.length;
  const back = crash(service, id);
  await until('mail comes in without it', () => stored.length > before + 10);
  await back;
}
for (const single of ['front', 'redis']) {
  await crash(single);
  await whenReady();
  say('the site is ready');
}
for (const service of ['worker', 'smtp', 'redis']) {
  docker('compose', 'stop', '-t', '10', service);
  say(`stopped every ${service}`);
  await readyWithout(service);
  docker('compose', 'start', service);
  await whenReady();
  say('the site is ready again');
}
const last = stored.length;
await until('mail comes in again', () => stored.length > last + 20);
sending = false;
await sender;

const lost = [];
for (const { address, token } of inboxes) {
  const { body } = await call('GET', `/api/emails?to=${address}&fields=summary`, { token });
  const listed = new Set(body.emails.map(({ subject }) => subject));
  lost.push(...stored.filter((mail) => mail.address === address && !listed.has(mail.subject)));
}
const untold = ({ page }) => stored.filter(({ subject }) => !page.seen.has(subject));
await until('the pages show everything', () => Object.values(open).every((one) => untold(one).length === 0)).catch(
  () => undefined,
);
say(`${stored.length} mails were answered with 250, ${refused} attempts were put off; ${lost.length} are lost`);
for (const [transport, one] of Object.entries(open)) {
  const { page, socket } = one;
  say(`${transport}: ${page.pushed.size} pushed, ${untold(one).length} never seen, ${page.connections} connections`);
  socket.close();
}
const cameBack = Object.values(open).every(({ page }) => page.connections > 1);
if (!cameBack) say('No page lost its gateway: run it with --scale gateway=2.');
if (lost.length > 0 || !cameBack || Object.values(open).some((one) => untold(one).length > 0)) process.exitCode = 1;
