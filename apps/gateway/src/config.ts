import {
  adminToken,
  commonSettings,
  doctorSettings,
  integer,
  nearHost,
  onOff,
  outboundSettings,
  port,
  publicUrl,
  settingsOrExit,
  urlHost,
} from '@efemera/config';
import type { DoctorSettings } from '@efemera/doctor';
import { parseUrl } from '@efemera/contract';
import { isNetwork } from '@efemera/network';
import { z } from 'zod';

/** A name that Express knows, an address, or an address with a prefix length. */
const isProxy = (value: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(value.trim()) || isNetwork(value.trim());

const scriptUrl = z.url({ protocol: /^https?$/ });

const dataAttribute = /^data-[a-z0-9-]{1,40}=[^\s,"'<>&]{1,200}$/;
const dataAttributes = z
  .string()
  .optional()
  .transform((value) => value?.split(',').map((part) => part.trim()) ?? [])
  .refine((attributes) => attributes.every((attribute) => dataAttribute.test(attribute)))
  .describe('attributes of that script, such as data-website-id=1234, data-domain=example.org');

export const settingsSchema = z.object({
  ...commonSettings,
  ...doctorSettings,
  ...outboundSettings,
  PORT: port('HTTP and Socket.IO').prefault('3000').describe('a port number (HTTP and Socket.IO)'),
  DAILY_QUOTA: integer(1, 1_000_000, 'addresses a visitor may claim a day')
    .prefault('50')
    .describe('a whole number from 1 to 1000000'),
  DAILY_QUOTA_PER_IP: integer(1, 10_000_000, 'the looser cap per network')
    .prefault('500')
    .describe('a whole number from 1 to 10000000'),
  ADMIN_TOKEN: adminToken,
  RATE_LIMITS: onOff('rate limits').prefault('on').describe('on or off'),
  GEO_LOOKUP: onOff('the country of a visit is looked up').prefault('on').describe('on or off'),
  PUBLIC_URL: publicUrl,
  TRUST_PROXY: z
    .string()
    .refine((value) => value === 'off' || /^\d{1,2}$/.test(value) || value.split(',').every(isProxy))
    .prefault('off')
    .transform((value) => (value === 'off' ? false : /^\d+$/.test(value) ? Number(value) : value))
    .describe('off, a number of proxies, or a list of their networks such as loopback, 10.0.0.0/8'),
  CONTACT_EMAIL: z.email().optional().describe("the operator's e-mail address, such as hello@example.org"),
  ANALYTICS_SCRIPT_URL: scriptUrl.optional().describe('the address of an analytics script'),
  ANALYTICS_ATTRIBUTES: dataAttributes,
  SPEED_SCRIPT_URL: scriptUrl.optional().describe('the address of a script that measures how fast pages load'),
  SPEED_ATTRIBUTES: dataAttributes,
  ANALYTICS_ORIGINS: z
    .string()
    .optional()
    .transform((value) => value?.split(',').map((part) => part.trim()) ?? [])
    .refine((origins) => origins.every((origin) => parseUrl(origin)?.origin === origin))
    .describe('origins that these scripts report to, such as https://stats.example, https://speed.example'),
  ADS_CLIENT_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .describe('your id with the ad network, such as ca-pub-1234567890123456'),
  ADS_SCRIPT_URL: scriptUrl
    .prefault('https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js')
    .describe("the address of the ad network's script"),
  TRANSLATE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address of a LibreTranslate server, such as http://translate:5000'),
  TRANSLATE_API_KEY: z.string().max(200).optional().describe('the key that this server asks for'),
  TRANSLATE_TIMEOUT_SECONDS: integer(1, 120, 'patience with it')
    .prefault('20')
    .describe('a whole number from 1 to 120 (seconds of patience with the translator)'),
  GEO_LOOKUP_URL: z
    .url({ protocol: /^https$/ })
    .refine((value) => parseUrl(value)?.username === '')
    .optional()
    .describe('an https address that answers JSON with country or country_code, such as https://geo.example/json'),
  BUILD_SHA: z
    .string()
    .regex(/^[0-9a-f]{7,40}$/)
    .optional()
    .describe('the commit that was built, in hexadecimal'),
  BUILD_TIME: z.iso.datetime().optional().describe('when it was built: ISO 8601, UTC'),
});

/** Where visitors can write to by mail: an inbox of this service, which the operator's token opens, or one elsewhere. */
export const contactAddress = ({ CONTACT_EMAIL, MAIL_DOMAINS }: Settings): string =>
  CONTACT_EMAIL ?? `contact@${MAIL_DOMAINS[0]}`;

/** Scripts of others that measure the site, as far as the operator wants any. */
export function measuringScripts(settings: Settings): { url: string; attributes: readonly string[] }[] {
  const { ANALYTICS_SCRIPT_URL, ANALYTICS_ATTRIBUTES, SPEED_SCRIPT_URL, SPEED_ATTRIBUTES } = settings;
  return [
    { url: ANALYTICS_SCRIPT_URL, attributes: ANALYTICS_ATTRIBUTES },
    { url: SPEED_SCRIPT_URL, attributes: SPEED_ATTRIBUTES },
  ].flatMap(({ url, attributes }) => (url === undefined ? [] : [{ url, attributes }]));
}

/** What the doctor has to know of these settings. */
export const doctorSettingsOf = (settings: Settings): DoctorSettings => ({
  domains: settings.MAIL_DOMAINS,
  publicOrigin: settings.publicOrigin,
  gatewayOrigin: `http://${urlHost(nearHost(settings.HOST))}:${settings.PORT}`,
  smtpHost: settings.SMTP_HOST ?? nearHost(settings.HOST),
  smtpPort: settings.SMTP_PORT,
  // Its files are SMTP's to know.
  wantsTls: false,
  dnsServers: settings.DNS_SERVERS ?? null,
  dataFolder: settings.DATA_DIR,
  adminToken: settings.ADMIN_TOKEN,
  rateLimits: settings.RATE_LIMITS,
  waitReplicas: settings.REDIS_WAIT_REPLICAS,
});

export type Settings = ReturnType<typeof readSettings>;
/** Injection token: the settings are plain data, not a class. */
export const SETTINGS = Symbol('settings');

/** Reads the settings, or says what is wrong with them and ends the process. */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env) {
  const settings = settingsOrExit(settingsSchema, env);
  return { ...settings, publicOrigin: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin };
}
