import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { createLogger, domainsOf, stopInOrder, storageOptions, watchVitals } from '@efemera/config';
import { intakeSettings, openIntake } from '@efemera/intake';
import { MailDomains, openStorage } from '@efemera/storage';
import { openTracer } from '@efemera/tracing';
import { Certificate } from './certificate.js';
import { readSettings, setHarakaHome, type Settings } from './config.js';
import { Faults } from './intake/faults.js';
import { RunningDeliveries } from './intake/running-deliveries.js';

/** Time for messages under way to finish; docker allows ten seconds before it kills the process. */
const closePatienceMs = 4000;
const readyPatienceMs = 3000;

const settings = readSettings();
const log = createLogger('smtp', settings.LOG_LEVEL);

/** Prints in one line why this process can't run, and exits. */
function giveUp(reason: string): never {
  log.fatal({ msg: reason });
  process.exit(1);
}

async function loadCertificate({ SMTP_TLS_CERT, SMTP_TLS_KEY }: Settings): Promise<Certificate | null> {
  if (!SMTP_TLS_CERT || !SMTP_TLS_KEY) return null;
  return Certificate.load({ cert: SMTP_TLS_CERT, key: SMTP_TLS_KEY }).catch((error: Error) =>
    giveUp(`SMTP_TLS_CERT and SMTP_TLS_KEY are no usable pair: ${error.message}`),
  );
}

const certificate = await loadCertificate(settings);
setHarakaHome(fileURLToPath(new URL('..', import.meta.url)));
// Parts of Haraka print remarks while they load; standard output must contain JSON lines only.
Object.assign(console, { log: (remark: unknown) => log.debug({ msg: String(remark) }) });
// Asks the system for its name once. Haraka asks with every reply, which takes four percent of the time of a mail.
const hostname = os.hostname();
Object.assign(os, { hostname: () => hostname });
const { startSmtpServer } = await import('./smtp-server.js');

const onUnreachable = (reason: string) => log.error({ msg: 'Redis is unreachable', reason });
const storage = openStorage({ ...storageOptions(settings, 'smtp'), onNewerData: giveUp, onUnreachable });
const domains = new MailDomains(storage.domains, domainsOf(settings));
const tracer = await openTracer(settings, 'smtp', log);
const { intake, follow } = openIntake(storage, domains, intakeSettings(settings), log, tracer);
// Connects to Redis before it listens, so that the first sender gets no 451. Without Redis, every sender gets a 451
// until Redis answers.
await storage.whenReady(readyPatienceMs);
const policy = await storage.evictionPolicy();
if (policy !== null && policy !== 'noeviction') {
  giveUp(`Redis drops data when its memory is full (maxmemory-policy ${policy}): set maxmemory-policy noeviction.`);
}
const running = new RunningDeliveries(storage.deliveries, log);
const stopFollowing = await Promise.all([
  follow(),
  domains.follow(() => log.info({ msg: 'domains changed' })),
  storage.faultyInboxes.follow(),
  storage.deliveryWaits.follow((address) => running.noteWait(address)),
]);
const { HOST: host, SMTP_PORT: port } = settings;
const server = await startSmtpServer(intake, new Faults(storage.faultyInboxes, storage.faults), running, {
  host,
  port,
  tls: certificate?.context ?? null,
  proxies: settings.SMTP_TRUST_PROXY,
  maxConnections: settings.SMTP_MAX_CONNECTIONS,
  maxConnectionsPerNetwork: settings.SMTP_MAX_CONNECTIONS_PER_NETWORK,
  idleSeconds: settings.SMTP_IDLE_SECONDS,
}).catch((error: NodeJS.ErrnoException) =>
  giveUp(
    error.code === 'EADDRINUSE'
      ? `Port ${port} on ${host} is taken: set SMTP_PORT to a free one.`
      : `Can't listen on ${host}, port ${port}: ${error.message}`,
  ),
);
const vitals = watchVitals();
const stopBeating = storage.heartbeats.keepBeating({
  role: 'smtp',
  instance: randomUUID(),
  vitals: () => ({
    ...vitals(),
    connections: server.openConnections,
    ...(certificate && { certificateValidUntilMs: certificate.validUntilMs }),
  }),
});
log.info({ msg: 'listening', host, port, domains: settings.MAIL_DOMAINS, tls: certificate !== null });
certificate?.watch(
  (context) => {
    server.renewTls(context);
    log.info({ msg: 'certificate renewed' });
  },
  (reason) => log.warn({ msg: 'certificate not renewed', reason }),
);

stopInOrder(async () => {
  certificate?.stop();
  await server.close(closePatienceMs);
  stopBeating();
  for (const stop of stopFollowing) stop();
  await Promise.all([storage.close(), tracer?.close()]);
  log.info({ msg: 'stopped' });
});
