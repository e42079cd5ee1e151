import { existsSync } from 'node:fs';
import {
  bearerSecret,
  commonSettings,
  doctorSettings,
  httpUrl,
  integer,
  list,
  onOff,
  outboundSettings,
  publicOriginOf,
  pushSettings,
  recipientSettings,
  setting,
  settingsOrExit,
  siteSettings,
  withWholePushKeys,
} from '@efemera/config';
import { parseUrl } from '@efemera/contract';
import { doctorSettingsOf } from '@efemera/doctor';
import { isNetwork } from '@efemera/network';
import { z } from 'zod';

/** Accepts what Express does: one of its names for networks, an address, or an address with a prefix length. */
const isProxy = (value: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(value.trim()) || isNetwork(value.trim());

const dataAttribute = /^data-[a-z0-9-]{1,40}=[^\s,"'<>&]{1,200}$/;
const dataAttributes = () =>
  list(
    (attribute) => dataAttribute.test(attribute),
    'attributes of that script, such as data-website-id=1234, data-domain=example.org',
  );

/** Scripts of other companies. The page loads those that the operator has set, and by default none. */
const scriptSettings = {
  ANALYTICS_SCRIPT_URL: setting(httpUrl('the address of an analytics script'), {
    group: 'Site',
    meaning:
      'A script of another company that measures how the site is used; only its origin is let into the page policy.',
    unset: 'none; page views are counted here',
    more: 'It runs in the page and can read what the page shows, inboxes too. /admin has none.',
  }),
  ANALYTICS_ATTRIBUTES: setting(dataAttributes(), {
    group: 'Site',
    meaning: 'Attributes that this script needs: data-website-id=1234, data-domain=example.org.',
    standard: '',
  }),
  SPEED_SCRIPT_URL: setting(httpUrl('the address of a script that measures how fast pages load'), {
    group: 'Site',
    meaning: 'A script of another company that measures how fast pages load.',
    unset: 'none',
  }),
  SPEED_ATTRIBUTES: setting(dataAttributes(), {
    group: 'Site',
    meaning: 'Attributes that this script needs.',
    standard: '',
  }),
  ANALYTICS_ORIGINS: setting(
    list(
      (origin) => parseUrl(origin)?.origin === origin,
      'origins that these scripts report to, such as https://stats.example, https://speed.example',
    ),
    { group: 'Site', meaning: 'Further origins that these scripts report to.', standard: '' },
  ),
  ADS_CLIENT_ID: setting(
    z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .describe('your id with the ad network, such as ca-pub-1234567890123456'),
    { group: 'Site', meaning: 'Your id with an ad network.', unset: 'no ads, and nothing of a network in the page' },
  ),
  ADS_SCRIPT_URL: setting(httpUrl("the address of the ad network's script"), {
    group: 'Site',
    meaning: "The ad network's script; its origin is let into the page policy only with an id.",
    standard: 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js',
  }),
};

const translationSettings = {
  TRANSLATE_URL: setting(httpUrl('the address of a LibreTranslate server, such as http://translate:5000'), {
    group: 'Site',
    meaning: 'A LibreTranslate server that translates articles of the blog.',
    unset: 'articles can be read only in the languages they were written in',
  }),
  TRANSLATE_API_KEY: setting(z.string().max(200).describe('the key that this server asks for'), {
    group: 'Site',
    meaning: 'The key that this server asks for.',
    unset: 'none',
  }),
  TRANSLATE_TIMEOUT_SECONDS: setting(integer(1, 120, 'seconds'), {
    group: 'Site',
    meaning: 'How many seconds this server may take to answer.',
    standard: '20',
  }),
};

const geoLookupUrl = z
  .url({ protocol: /^https$/ })
  .refine((value) => parseUrl(value)?.username === '')
  .describe('an https address that answers JSON with country or country_code, such as https://geo.example/json');

const allSettings = z.object({
  ...siteSettings,
  ...commonSettings,
  ...doctorSettings,
  ...outboundSettings,
  ...pushSettings,
  ...recipientSettings,
  TRUST_PROXY: setting(
    z
      .string()
      .refine((value) => value === 'off' || /^\d{1,2}$/.test(value) || value.split(',').every(isProxy))
      .transform((value) => (value === 'off' ? false : /^\d+$/.test(value) ? Number(value) : value))
      .describe('off, a number of proxies, or a list of their networks such as loopback, 10.0.0.0/8'),
    {
      group: 'Addresses and ports',
      meaning: "Proxies whose word about the client's address is believed: a number of them, or their networks.",
      standard: 'off',
      more: 'Networks are written as loopback or 10.0.0.0/8. A client can forge its address if this trusts too many.',
    },
  ),
  INTAKE_TOKEN: setting(bearerSecret(16), {
    group: 'Mail',
    meaning: 'The bearer token of `POST /api/intake`, by which a relay brings mail over HTTP.',
    unset: 'mail comes by SMTP alone',
    more: '`openssl rand -hex 24` makes one. See docs/without-port-25.md.',
  }),
  METRICS_TOKEN: setting(bearerSecret(), {
    group: 'Operating',
    meaning: 'The bearer token of `/metrics`.',
    unset: '/metrics is open; the examples in `ops/` hide it at the proxy',
  }),
  DAILY_QUOTA: setting(integer(1, 1_000_000, 'addresses'), {
    group: 'Inboxes',
    meaning: 'Addresses that a visitor may claim a day (UTC).',
    standard: '50',
  }),
  DAILY_QUOTA_PER_IP: setting(integer(1, 10_000_000, 'addresses'), {
    group: 'Inboxes',
    meaning: 'Addresses that all visitors of one network (an IPv4 /24, an IPv6 /64) may claim a day.',
    standard: '500',
  }),
  GEO_LOOKUP: setting(onOff(), {
    group: 'Statistics',
    meaning: 'Looks up the country of a visit in a table on this machine; the address is not kept.',
    standard: 'on',
  }),
  GEO_LOOKUP_URL: setting(geoLookupUrl, {
    group: 'Statistics',
    meaning: "A service of another company that the page asks for its visitor's country.",
    unset: 'the page asks nobody',
    more: 'An https address that answers JSON with country or country_code.',
  }),
  ...translationSettings,
  ...scriptSettings,
  BUILD_SHA: setting(
    z
      .string()
      .regex(/^[0-9a-f]{7,40}$/)
      .describe('the commit that was built, in hexadecimal'),
    { group: 'Operating', meaning: 'The commit that was built, for the version line of the page.', unset: 'none' },
  ),
  BUILD_TIME: setting(z.iso.datetime().describe('when it was built: ISO 8601, UTC'), {
    group: 'Operating',
    meaning: 'When it was built (ISO 8601, UTC), for the version line.',
    unset: 'none',
  }),
});

export const settingsSchema = withWholePushKeys(allSettings);

/** The inbox of the contact form. It stays at the first domain of the settings, whatever domains operators offer. */
export const formAddress = ({ MAIL_DOMAINS }: Settings): string => `contact@${MAIL_DOMAINS[0]}`;

/** The address in the footer: the operator's, or an inbox of this service that ADMIN_TOKEN opens. */
export const contactAddress = (settings: Settings): string => settings.CONTACT_EMAIL ?? formAddress(settings);

/** The measuring scripts that the operator has set. */
export function measuringScripts(settings: Settings): { url: string; attributes: readonly string[] }[] {
  const { ANALYTICS_SCRIPT_URL, ANALYTICS_ATTRIBUTES, SPEED_SCRIPT_URL, SPEED_ATTRIBUTES } = settings;
  return [
    { url: ANALYTICS_SCRIPT_URL, attributes: ANALYTICS_ATTRIBUTES },
    { url: SPEED_SCRIPT_URL, attributes: SPEED_ATTRIBUTES },
  ].flatMap(({ url, attributes }) => (url === undefined ? [] : [{ url, attributes }]));
}

/** The settings that the doctor examines. */
export const examinedSettings = (settings: Settings) =>
  doctorSettingsOf(settings, {
    // The gateway does not get SMTP_TLS_CERT, so it can't tell whether SMTP should offer TLS.
    wantsTls: false,
    // This file exists only while the embedded Redis runs; without it, Redis runs elsewhere and has its data there.
    dataFolder: existsSync(`${settings.DATA_DIR}/redis/server.json`) ? settings.DATA_DIR : null,
  });

export type Settings = ReturnType<typeof readSettings>;
/** Injection token: the settings are plain data, not a class. */
export const SETTINGS = Symbol('settings');

/** Reads the settings, or says what is wrong with them and ends the process. */
export function readSettings(env: Readonly<Record<string, string | undefined>> = process.env) {
  const settings = settingsOrExit(settingsSchema, env);
  return { ...settings, publicOrigin: publicOriginOf(settings) };
}
