import { limits } from '@efemera/contract';
import { isPushKeyPair } from '@efemera/push/key-pair';
import { z } from 'zod';
import {
  bearerSecret,
  domainList,
  httpUrl,
  integer,
  keptDomainList,
  list,
  networkList,
  onOff,
  redisUrl,
  resolverList,
  zoneList,
} from './fields.js';
import { listenHost } from './hosts.js';
import { setting } from './setting.js';
import { tracingSettings } from './tracing-settings.js';

/** Settings that more than one process reads. Settings of a single process are in the config.ts of that app. */

const lifetimeMaxSeconds = 31_536_000;

const redisText = {
  group: 'Storage',
  meaning: 'The Redis (7 or newer) or Valkey that stores everything.',
  more:
    'Its maxmemory-policy must be noeviction. One server (redis:// or, with TLS, rediss://), some nodes of a cluster ' +
    '(redis://a:6379,b:6379,c:6379), or sentinels and the name of their master ' +
    '(redis+sentinel://a:26379,b:26379/mymaster). See docs/scaling.md.',
} as const;

/** REDIS_URL for `npm start`, which works without it. */
export const optionalRedisUrl = setting(redisUrl(), { ...redisText, unset: '`npm start` runs an embedded Redis' });

/** Settings of every process. */
export const commonSettings = {
  HOST: setting(
    z
      .string()
      .min(1)
      .transform((host) => listenHost(host))
      .describe('an address to listen on, such as 127.0.0.1 or ::'),
    {
      group: 'Addresses and ports',
      meaning: 'The address that HTTP and SMTP listen on.',
      standard: '127.0.0.1',
      more:
        '127.0.0.1 is reached from this machine only. In containers it is `::`, every address by IPv6 and IPv4; `0.0.0.0` is ' +
        'IPv4 alone.',
    },
  ),
  REDIS_URL: setting(redisUrl(), redisText),
  REDIS_WAIT_REPLICAS: setting(integer(0, 5, 'replicas that must have a mail before its sender hears 250'), {
    group: 'Storage',
    meaning: 'How many replicas must have a mail or a claim before it is confirmed: 1 with a cluster or sentinels.',
    standard: '0',
    more: 'With 1, what was confirmed survives the loss of a master. One Redis without replicas needs 0.',
  }),
  MAIL_DOMAINS: setting(domainList(), {
    group: 'Mail',
    meaning: 'The first set of domains that mail is received for, separated by commas; the first is the default.',
    more: 'Operators add others, and retire these, at /admin while the service runs.',
    standard: 'efemera.localhost',
  }),
  KEPT_DOMAINS: setting(keptDomainList(), {
    group: 'Mail',
    meaning: 'Retired domains: no longer offered or claimed, but mail is still received, and holders can read it.',
    standard: '',
  }),
  INBOX_TTL_SECONDS: setting(integer(1, lifetimeMaxSeconds, 'lifetime of an inbox and its mail, in seconds'), {
    group: 'Inboxes',
    meaning: 'Lifetime of an inbox and its mail in seconds, counted from the claim or the last extension.',
    standard: '3600',
  }),
  INBOX_TTL_MAX_SECONDS: setting(
    integer(
      limits.minInboxTtlSeconds,
      lifetimeMaxSeconds,
      'the longest lifetime that a visitor may choose, in seconds',
    ),
    {
      group: 'Inboxes',
      meaning: 'The longest lifetime of an inbox that a visitor may choose, in seconds; the shortest is 600.',
      standard: '86400',
      more: 'A longer `INBOX_TTL_SECONDS` counts instead.',
    },
  ),
  QUARANTINE_SECONDS: setting(integer(0, lifetimeMaxSeconds, 'seconds'), {
    group: 'Inboxes',
    meaning: 'How many seconds a released or expired address is kept for its former holder.',
    standard: '86400',
  }),
  MAX_MESSAGE_BYTES: setting(integer(1024, 268_435_456, 'bytes'), {
    group: 'Mail',
    meaning: 'The largest message in bytes, announced as SIZE; larger ones are refused (552 5.3.4).',
    standard: '10485760',
  }),
  MAX_INBOX_MESSAGES: setting(integer(1, 10_000, 'mails'), {
    group: 'Inboxes',
    meaning: 'A full inbox drops its oldest mail.',
    standard: '100',
  }),
  MAX_INBOX_BYTES: setting(integer(1024, 1_099_511_627_776, 'bytes'), {
    group: 'Inboxes',
    meaning: 'An inbox whose mails weigh more bytes together drops its oldest mail.',
    standard: '104857600',
  }),
  LOG_LEVEL: setting(
    z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .describe('one of fatal, error, warn, info, debug, trace, silent'),
    {
      group: 'Operating',
      meaning: 'fatal, error, warn, info, debug, trace or silent; `npm start` sets warn.',
      standard: 'info',
    },
  ),
  ...tracingSettings,
};

/** The parsed settings that several processes share, for code that takes the settings of any of them. */
export type CommonSettings = z.output<z.ZodObject<typeof commonSettings>>;

const dnsServers = setting(resolverList(), {
  group: 'Mail',
  meaning:
    'Resolvers for checks of senders, for block lists and for webhooks: 192.0.2.1, 192.0.2.1:5353 or [2001:db8::1]:53.',
  unset: "the system's own",
});

const blockListZones = setting(zoneList(), {
  group: 'Mail',
  meaning: 'DNS block lists in which the addresses of senders are looked up, by their zones, separated by commas.',
  standard: '',
  more:
    'They then learn who sends mail to this service. Many refuse queries through public resolvers. See docs/operating.md, ' +
    '"DNS block lists".',
});

/** Settings of processes that take mail. */
export const recipientSettings = {
  SMTP_RECIPIENTS: setting(z.enum(['any', 'claimed']).describe('any, or claimed'), {
    group: 'Mail',
    meaning:
      'any: all addresses of the domains receive mail. claimed: addresses without a holder are refused (550 5.1.1).',
    standard: 'any',
  }),
  DNSBL_ZONES: blockListZones,
  DNSBL_ACTION: setting(z.enum(['mark', 'refuse']).describe('mark, or refuse'), {
    group: 'Mail',
    meaning:
      'mark: the check of a mail tells that its sender stands on a block list. refuse: the sender gets 550 5.7.1 with the zone.',
    standard: 'mark',
    more: 'Letters to the operator (abuse@, postmaster@ and the like) are taken from listed senders, too.',
  }),
  DNS_SERVERS: dnsServers,
};
export type RecipientSettings = z.output<z.ZodObject<typeof recipientSettings>>;

/** Settings of processes that call addresses named by strangers. */
export const outboundSettings = {
  WEBHOOKS: setting(onOff(), {
    group: 'Webhooks',
    meaning: 'Calls the URLs that holders of inboxes have registered when mail comes.',
    standard: 'on',
  }),
  WEBHOOK_ALLOW_NETWORKS: setting(
    networkList(
      'a comma-separated list of networks that webhooks may reach though they are not public, such as 10.0.0.0/8, ::1',
    ),
    {
      group: 'Webhooks',
      meaning: 'Networks that webhooks may reach though they are not public: 10.0.0.0/8, 127.0.0.1, fd00::/8.',
      unset: 'public addresses only',
      more: 'Every holder of an inbox can then make this machine call any address there.',
    },
  ),
  DNS_SERVERS: dnsServers,
};

const pushKey = (takes: string) => z.string().max(200).describe(takes);

/** Settings of the processes that take subscriptions and that send notices. */
export const pushSettings = {
  PUSH: setting(onOff(), {
    group: 'Push',
    meaning: 'Tells browsers that ask for it of new mail, also while no page is open (Web Push).',
    standard: 'on',
    more: 'The push services of the browser makers carry the notices, encrypted to the browser.',
  }),
  PUSH_SUBJECT: setting(
    z
      .string()
      .max(200)
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/)
      .describe('mailto: and an address, or an https URL, such as mailto:hello@example.org'),
    {
      group: 'Push',
      meaning: 'Whom a push service may ask about the notices of this service (VAPID).',
      unset: 'mailto:contact@ the first of MAIL_DOMAINS',
      more: 'Some push services refuse an address that cannot exist.',
    },
  ),
  PUSH_PUBLIC_KEY: setting(
    pushKey('the public key of a VAPID pair (65 bytes in base64url), set together with PUSH_PRIVATE_KEY'),
    {
      group: 'Push',
      meaning: 'The public key by which push services know this service (VAPID).',
      unset: 'the first process makes a pair and keeps it in Redis',
      more: 'With another pair, browsers must subscribe again.',
    },
  ),
  PUSH_PRIVATE_KEY: setting(
    pushKey('the private key of PUSH_PUBLIC_KEY (32 bytes in base64url), set together with it'),
    { group: 'Push', meaning: 'Its private key.', unset: 'the first process makes a pair and keeps it in Redis' },
  ),
};

interface PushKeySettings {
  PUSH_PUBLIC_KEY?: string | undefined;
  PUSH_PRIVATE_KEY?: string | undefined;
}

/** Refuses half a pair of push keys, and two keys of different pairs. */
export function withWholePushKeys<Schema extends z.ZodType<PushKeySettings>>(schema: Schema): Schema {
  const [publicKeyOf, privateKeyOf] = [{ path: ['PUSH_PUBLIC_KEY'] }, { path: ['PUSH_PRIVATE_KEY'] }];
  return schema
    .refine((set) => set.PUSH_PUBLIC_KEY || !set.PUSH_PRIVATE_KEY, publicKeyOf)
    .refine(
      ({ PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey }) =>
        !publicKey || (privateKey && isPushKeyPair({ publicKey, privateKey })),
      privateKeyOf,
    );
}

export const smtpPortSetting = setting(integer(1, 65_535, 'a port'), {
  group: 'Addresses and ports',
  meaning: 'The port of SMTP.',
  standard: '2525',
  more: 'Other mail servers deliver to port 25: publish or forward that one to this.',
});

/** The operator's contacts that the site shows: e-mail addresses without `mailto:`, and https or tel URLs. */
export const contactsOf = (settings: { CONTACT_EMAIL?: string | undefined; SECURITY_CONTACT?: string | undefined }) =>
  [settings.CONTACT_EMAIL, settings.SECURITY_CONTACT].flatMap((contact) => contact?.replace(/^mailto:/i, '') ?? []);

/** Settings that the doctor reads beside those of all processes. */
export const doctorSettings = {
  CONTACT_EMAIL: setting(z.email().describe("the operator's e-mail address, such as hello@example.org"), {
    group: 'Site',
    meaning: 'The mail link in the footer.',
    unset: 'contact@ the first of MAIL_DOMAINS, which ADMIN_TOKEN opens',
  }),
  SECURITY_CONTACT: setting(
    z
      .url({ protocol: /^(?:https|mailto|tel)$/ })
      .describe('where to report faults: mailto:security@example.org, or an https address'),
    {
      group: 'Site',
      meaning: 'Where to report security faults; `/.well-known/security.txt` names it.',
      unset: 'no such file',
    },
  ),
  SMTP_HOST: setting(z.string().min(1).describe('the name or address at which the doctor reaches SMTP'), {
    group: 'Operating',
    meaning: 'The name or address at which the doctor reaches SMTP; the compose file sets it.',
    unset: 'this machine',
  }),
  SMTP_PORT: smtpPortSetting,
  DATA_DIR: setting(z.string().describe("a folder for the embedded Redis's files"), {
    group: 'Storage',
    meaning: 'The folder of the embedded Redis, with its append-only file.',
    standard: '.data',
  }),
  DNS_SERVERS: dnsServers,
  DNSBL_ZONES: blockListZones,
  DISPOSABLE_LIST: setting(z.string().min(1).describe('a file or an URL with one domain a line'), {
    group: 'Operating',
    meaning: 'The public list of disposable domains: the doctor tells which domains of this service stand on it.',
    unset: 'not checked',
  }),
  MTA_STS_MX: setting(
    list(
      (name) => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name),
      'the names of the mail servers in the MX records, such as mail.example.org',
    ),
    {
      group: 'Mail',
      meaning: 'Mail servers of the MTA-STS policy, as the MX records name them; served at `mta-sts.DOMAIN`.',
      unset: 'no policy',
      more: 'Their certificate must be valid for these names (SMTP_TLS_CERT). See docs/operating.md, "MTA-STS".',
    },
  ),
  MTA_STS_MODE: setting(z.enum(['testing', 'enforce', 'none']).describe('testing, enforce or none'), {
    group: 'Mail',
    meaning: 'Whether senders report what the policy would refuse (testing), refuse it (enforce), or forget it (none).',
    standard: 'testing',
  }),
};

/** Settings of the site that the gateway and the doctor read. */
export const siteSettings = {
  PUBLIC_URL: setting(httpUrl("the site's own address, such as https://mail.example.org"), {
    group: 'Addresses and ports',
    meaning: "The site's own address, for links, cookies and the origin check.",
    unset: '`http://localhost:PORT`',
    more: 'With https:// cookies become Secure and HSTS is sent.',
  }),
  PORT: setting(integer(1, 65_535, 'a port'), {
    group: 'Addresses and ports',
    meaning: 'The port of the site, the API and Socket.IO.',
    standard: '3000',
  }),
  ADMIN_TOKEN: setting(bearerSecret(), {
    group: 'Operating',
    meaning: "The operator's token: opens `/admin`, `/api/admin/…` and mail of reserved names such as postmaster.",
    unset: 'all of this is off',
    more: '`openssl rand -hex 24` makes one; fewer than 16 characters are warned of.',
  }),
  RATE_LIMITS: setting(onOff(), {
    group: 'Inboxes',
    meaning: 'off lifts the rate limits, for tests and closed networks only; quotas and size limits stay.',
    standard: 'on',
  }),
};

/** The settings that the doctor examines. */
export type ExaminedSettings = Omit<
  z.output<z.ZodObject<typeof siteSettings & typeof commonSettings & typeof doctorSettings>>,
  'REDIS_URL'
>;

/** A shorter ADMIN_TOKEN is accepted, since tests use short ones, but the gateway and the doctor warn of it. */
export const shortestAdminToken = 16;

const pemFile = (other: string) => z.string().describe(`a PEM file, set together with ${other}`);

export const smtpTlsSettings = {
  SMTP_TLS_CERT: setting(pemFile('SMTP_TLS_KEY'), {
    group: 'Mail',
    meaning: 'A PEM file with the certificate of SMTP; STARTTLS is offered when this and SMTP_TLS_KEY are set.',
    unset: 'no STARTTLS',
    more: 'A renewed pair is read within seconds, without a restart.',
  }),
  SMTP_TLS_KEY: setting(pemFile('SMTP_TLS_CERT'), {
    group: 'Mail',
    meaning: 'The PEM file with its private key.',
    unset: 'no STARTTLS',
  }),
};
