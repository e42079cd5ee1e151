import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP, isIPv6 } from 'node:net';
import { parseRedisUrl } from '@efemera/contract/redis-url';
import { isNetwork } from '@efemera/network';
import { z } from 'zod';

/** An integer variable from `min` to `max`. */
export function integer(min: number, max: number, meaning: string) {
  return z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .describe(`a whole number from ${min} to ${max} (${meaning})`);
}

export const port = (meaning: string) => integer(1, 65535, meaning);

/** `on` or `off`. */
export function onOff(meaning: string) {
  return z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .describe(`on or off (${meaning})`);
}

// RFC 1035 labels; a single label such as `localhost` is allowed for tests.
const hostname = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** Fields that carry a default keep the description that a fault is told with. */
const field = <T extends z.ZodType>(schema: T, fallback: string) =>
  schema.prefault(fallback as z.input<T> & NonNullable<z.input<T>>).describe(schema.description ?? '');

/** `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1` or `[2001:db8::1]:53`: what `dns.setServers` takes. */
function isServer(text: string): boolean {
  if (isIP(text)) return true;
  const [, six, four = '', port = '53'] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  return (six ? isIPv6(six) : isIP(four) === 4) && Number(port) > 0 && Number(port) < 65536;
}

/** The resolvers to ask; not set: the system's own. */
export const dnsServers = z
  .string()
  .transform((list) => list.split(',').map((server) => server.trim()))
  .pipe(z.array(z.string().refine(isServer)).min(1))
  .optional()
  .describe('a comma-separated list of resolvers, such as 192.0.2.1, 192.0.2.1:5353 or [2001:db8::1]:53');

export const adminToken = z.string().max(200).optional().describe('a secret of at most 200 characters');
/** A shorter token is taken, since it may be one for a test, and warned of. */
export const shortestAdminToken = 16;

export const publicUrl = z
  .url({ protocol: /^https?$/ })
  .optional()
  .describe("the site's own address, such as https://mail.example.org");

/** Settings that every process shares. */
export const commonSettings = {
  HOST: field(z.string().min(1).describe('an address to listen on, such as 127.0.0.1 or 0.0.0.0'), '127.0.0.1'),
  REDIS_URL: z
    .string()
    .refine((url) => parseRedisUrl(url) !== null)
    .describe(
      'a URL such as redis://localhost:6379/0 or rediss://user:password@host:6380, nodes of a cluster such as ' +
        'redis://a:7000,b:7000,c:7000, or sentinels such as redis+sentinel://a:26379,b:26379/mymaster',
    ),
  REDIS_WAIT_REPLICAS: field(
    integer(0, 5, 'replicas that must have a mail before its sender is told that it was taken'),
    '0',
  ),
  MAIL_DOMAINS: field(
    z
      .string()
      .transform((list) => list.split(',').map((domain) => domain.trim().toLowerCase()))
      .pipe(z.array(z.string().regex(hostname)).min(1))
      .describe('a comma-separated list of domain names; the first is the default'),
    'efemera.localhost',
  ),
  INBOX_TTL_SECONDS: field(integer(1, 31_536_000, 'lifetime of an inbox and its mail, in seconds'), '3600'),
  QUARANTINE_SECONDS: field(
    integer(0, 31_536_000, 'how long a former address is kept for its holder, in seconds'),
    '86400',
  ),
  MAX_MESSAGE_BYTES: field(integer(1024, 268_435_456, 'largest message accepted'), '10485760'),
  MAX_INBOX_MESSAGES: field(integer(1, 10_000, 'a full inbox drops its oldest message'), '100'),
  MAX_INBOX_BYTES: field(integer(1024, 1_099_511_627_776, 'of all messages of an inbox; the oldest go'), '104857600'),
  LOG_LEVEL: field(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .describe('one of fatal, error, warn, info, debug, trace, silent'),
    'info',
  ),
};

/** The same fields under the names that code uses. */
export interface CommonSettings {
  HOST: string;
  REDIS_URL: string;
  REDIS_WAIT_REPLICAS: number;
  MAIL_DOMAINS: string[];
  INBOX_TTL_SECONDS: number;
  QUARANTINE_SECONDS: number;
  MAX_MESSAGE_BYTES: number;
  MAX_INBOX_MESSAGES: number;
  MAX_INBOX_BYTES: number;
  LOG_LEVEL: string;
}

/** Where the doctor looks for what other processes open. */
export const doctorSettings = {
  SMTP_HOST: z.string().min(1).optional().describe('the name or address at which the doctor reaches SMTP'),
  SMTP_PORT: field(port('SMTP'), '2525'),
  DATA_DIR: field(z.string().describe("a folder for the embedded Redis' file"), '.data'),
  DNS_SERVERS: dnsServers,
};

/** Settings of processes that call addresses named by strangers. */
export const outboundSettings = {
  WEBHOOKS: field(onOff('webhooks'), 'on'),
  WEBHOOK_ALLOW_NETWORKS: z
    .string()
    .transform((list) => list.split(',').map((network) => network.trim()))
    .pipe(z.array(z.string().refine(isNetwork)).min(1))
    .optional()
    .describe(
      'a comma-separated list of networks that webhooks may reach though they are not public, such as 10.0.0.0/8, ::1',
    ),
  DNS_SERVERS: dnsServers,
};

/** Where a program on this machine reaches what listens on `host`. */
export function nearHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  return host === '::' ? '::1' : host;
}

/** The same as a part of a URL. */
export const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** What `openStorage` takes of the settings. */
export function storageOptions(settings: CommonSettings, name: string) {
  return {
    name,
    redisUrl: settings.REDIS_URL,
    waitReplicas: settings.REDIS_WAIT_REPLICAS,
    inboxTtlSeconds: settings.INBOX_TTL_SECONDS,
    quarantineSeconds: settings.QUARANTINE_SECONDS,
    maxInboxMessages: settings.MAX_INBOX_MESSAGES,
    maxInboxBytes: settings.MAX_INBOX_BYTES,
  };
}

/** The product's version, from the root package. */
export function productVersion(): string {
  const root = createRequire(import.meta.url).resolve('@efemera/config/package.json');
  return (JSON.parse(readFileSync(root, 'utf8')) as { version: string }).version;
}
