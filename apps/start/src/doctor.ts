import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { integer, storageOptions } from '@efemera/config';
import {
  doctorSettingsOf,
  examine,
  metricsText,
  printReport,
  unknownSettings,
  unreadableSettings,
} from '@efemera/doctor';
import type { Finding } from '@efemera/contract';
import { openStorage, type Storage } from '@efemera/storage';
import { readSettingsOfAll } from './check-settings.js';
import type { Settings } from './config.js';
import { embeddedRedisUrl } from './embedded-redis.js';
import { root } from './paths.js';

/**
 * `npm run doctor`: prints each fault of this installation, its consequence and its remedy. With `--watch[=PORT]`
 * examines it again and again, and serves the findings as metrics.
 */
const standardWatchPort = 9464;
const watchEveryMs = 60_000;

const args = process.argv.slice(2);
const watchPort = /^--watch(?:=(.*))?$/;
const isPort = (text: string) => integer(1, 65_535).safeParse(text).success;
const isKnown = (argument: string) => {
  const watching = watchPort.exec(argument);
  return watching ? isPort(watching[1] ?? String(standardWatchPort)) : argument === '--json';
};
if (!args.every(isKnown)) {
  process.stderr.write('Usage: npm run --silent doctor -- [--json | --watch[=PORT]]\n');
  process.exit(2);
}
const watch = args.find((argument) => argument.startsWith('--watch'));
if (watch) await watchOver(Number(watch.split('=')[1] ?? standardWatchPort));
else process.exitCode = printReport(await findAll(), args, (text) => void process.stdout.write(text));

async function findAll(): Promise<Finding[]> {
  const own = await readSettingsOfAll();
  const findings = 'faults' in own ? unreadableSettings(own.faults) : await examineAll(own.settings);
  return [...unknownNames(), ...findings];
}

/** Serves the findings at `/metrics` of a port of the loopback address, for as long as the process lives. */
async function watchOver(port: number): Promise<void> {
  let text = '';
  const examineAgain = () =>
    findAll().then(
      (findings) => (text = metricsText(findings, Date.now())),
      // The last findings stay; `efemera_doctor_checked_timestamp_seconds` tells their age.
      (error: unknown) => process.stderr.write(`The examination broke off: ${String(error)}\n`),
    );
  const server = createServer((request, response) => {
    const isKnown = request.url === '/metrics';
    // Answers 503 until the first examination has succeeded.
    const status = isKnown ? (text ? 200 : 503) : 404;
    response.writeHead(status, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(isKnown ? text : '');
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EADDRINUSE' ? 'another program listens there' : error.message;
    process.stderr.write(`Port ${port} can't be used: ${why}. Choose another one: --watch=PORT\n`);
    process.exit(1);
  });
  await examineAgain();
  process.stdout.write(`The findings are at http://127.0.0.1:${port}/metrics\n`);
  for (;;) {
    await pause(watchEveryMs);
    await examineAgain();
  }
}

/** Names in `.env` that belong to no setting and to no variable of the compose file: the operator may have mistyped. */
function unknownNames(): Finding[] {
  const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');
  const known = [
    ...[...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)],
    ...[...read('docker-compose.yml').matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)],
  ].map(([, name = '']) => name);
  const ofOthers = ['COMPOSE_PROFILES', 'COMPOSE_PROJECT_NAME', 'NODE_ENV', 'NODE_OPTIONS', 'TZ', 'CHROMIUM_PATH'];
  return known.length > 0 ? unknownSettings(read('.env'), new Set([...known, ...ofOthers])) : [];
}

function examineAll(settings: Settings): Promise<Finding[]> {
  return examine({
    settings: doctorSettingsOf(settings, {
      wantsTls: settings.SMTP_TLS_CERT !== undefined,
      dataFolder: settings.REDIS_URL ? null : settings.DATA_DIR,
    }),
    store: () => withStorage(settings, (storage) => storage.inspector.report()),
    pushKeys: () => withStorage(settings, (storage) => storage.pushKeys.read()),
  });
}

async function withStorage<T>(settings: Settings, read: (storage: Storage) => Promise<T>): Promise<T> {
  const redisUrl = settings.REDIS_URL ?? embeddedRedisUrl(`${settings.DATA_DIR}/redis`);
  if (!redisUrl) throw new Error('REDIS_URL is not set, and the embedded Redis is not running');
  const storage = openStorage(storageOptions({ ...settings, REDIS_URL: redisUrl }, 'doctor'));
  try {
    await storage.whenReady(3000);
    return await read(storage);
  } finally {
    await storage.close();
  }
}
