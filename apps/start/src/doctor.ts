import { nearHost, storageOptions, urlHost } from '@efemera/config';
import { examine, printReport, unreadableSettings } from '@efemera/doctor';
import type { Finding } from '@efemera/contract';
import { openStorage, type Storage } from '@efemera/storage';
import { onePerVariable, settingsFaults } from './check-settings.js';
import { childEnvironment, readSettings, type Settings } from './config.js';
import { embeddedRedisUrl } from './embedded-redis.js';
import { apps } from './product.js';

/** `npm run doctor`: prints each fault of this installation, its consequence and its remedy. */
const args = process.argv.slice(2);
const unknown = args.filter((argument) => argument !== '--json');
if (unknown.length > 0) {
  process.stderr.write('Usage: npm run --silent doctor -- [--json]\n');
  process.exit(2);
}

const own = readSettings();
const env = childEnvironment();
const known = { ...env, REDIS_URL: env['REDIS_URL'] || 'redis://127.0.0.1' };
const faults = onePerVariable([...('faults' in own ? own.faults : []), ...(await settingsFaults(apps, known))]);
const findings = faults.length > 0 || 'faults' in own ? unreadableSettings(faults) : await examineAll(own.settings);
process.exitCode = printReport(findings, args, (text) => void process.stdout.write(text));

function examineAll(settings: Settings): Promise<Finding[]> {
  const origin = `http://${urlHost(nearHost(settings.HOST))}:${settings.PORT}`;
  return examine({
    settings: {
      domains: settings.MAIL_DOMAINS,
      publicOrigin: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
      gatewayOrigin: origin,
      smtpHost: settings.SMTP_HOST ?? nearHost(settings.HOST),
      smtpPort: settings.SMTP_PORT,
      wantsTls: settings.SMTP_TLS_CERT !== undefined,
      dnsServers: settings.DNS_SERVERS ?? null,
      dataFolder: settings.DATA_DIR,
      adminToken: settings.ADMIN_TOKEN,
      rateLimits: settings.RATE_LIMITS,
      waitReplicas: settings.REDIS_WAIT_REPLICAS,
    },
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
