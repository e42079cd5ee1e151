import { isIP, isIPv6 } from 'node:net';
import { toAsciiDomain } from '@efemera/contract';
import { parseRedisUrl } from '@efemera/contract/redis-url';
import { isNetwork } from '@efemera/network';
import { z } from 'zod';

/** Kinds of values that settings take. Each description completes the sentence "NAME is wrong: it takes …". */

/** An integer from `min` to `max`; `unit` says what is counted. */
export function integer(min: number, max: number, unit?: string) {
  return z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .describe(`a whole number from ${min} to ${max}${unit ? ` (${unit})` : ''}`);
}

/** `on` or `off`, read as a boolean. */
export const onOff = () =>
  z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .describe('on or off');

/**
 * A secret that programs send as a bearer token. The token of a header has no spaces and no letters beyond ASCII: if the
 * setting had one, the gateway would refuse the right token and lock its owner out.
 */
export const bearerSecret = (minChars = 1) =>
  z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .min(minChars)
    .max(200)
    .describe(`a secret of ${minChars} to 200 ASCII characters without spaces`);

/** A comma-separated list; each item must pass `isValid`. An empty text is an empty list, so a default may be empty. */
export function list(isValid: (item: string) => boolean, takes: string, most = Infinity) {
  return z
    .string()
    .transform((text) => (text === '' ? [] : text.split(',').map((item) => item.trim())))
    .pipe(z.array(z.string().refine(isValid)).refine(({ length }) => length <= most))
    .describe(takes);
}

/** An http or https URL; `takes` describes it in the settings' documents and errors. */
export const httpUrl = (takes: string) => z.url({ protocol: /^https?$/ }).describe(takes);

const hostnamePattern =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/** The form in DNS, of a domain in another alphabet too; a text that is no domain stays as it is. */
const toDomain = (text: string) => toAsciiDomain(text.trim().toLowerCase()) ?? text;

/** Host names of RFC 1123 §2.1; a single label such as `localhost` is allowed for tests. An empty text is an empty list. */
const domainNames = z
  .string()
  .transform((text) => (text === '' ? [] : text.split(',').map((domain) => toDomain(domain))))
  .pipe(z.array(z.string().regex(hostnamePattern)));

export const domainList = () =>
  domainNames
    .refine(({ length }) => length > 0)
    .describe('a comma-separated list of domain names; the first is the default');

export const keptDomainList = () => domainNames.describe('a comma-separated list of domain names');

const maxZones = 8;
/** A name in DNS has at most 253 characters; the digits of an IPv6 address before the zone take 64. */
const maxZoneChars = 189;

export const zoneList = () =>
  list(
    (zone) => zone.length <= maxZoneChars && zone.includes('.') && hostnamePattern.test(zone),
    `a comma-separated list of at most ${maxZones} zones in lower case, such as list.example.org`,
    maxZones,
  );

/** `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1` or `[2001:db8::1]:53`, as `dns.setServers` takes it. */
function isResolver(text: string): boolean {
  if (isIP(text)) return true;
  const [, six, four = '', port = '53'] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  return (six ? isIPv6(six) : isIP(four) === 4) && Number(port) > 0 && Number(port) < 65536;
}

export const resolverList = () =>
  list(isResolver, 'a comma-separated list of resolvers, such as 192.0.2.1, 192.0.2.1:5353 or [2001:db8::1]:53');

export const networkList = (takes: string) => list(isNetwork, takes);

export const redisUrl = () =>
  z
    .string()
    .refine((url) => parseRedisUrl(url) !== null)
    .describe(
      'a URL such as redis://localhost:6379/0 or rediss://user:password@host:6380, nodes of a cluster such as ' +
        'redis://a:7000,b:7000,c:7000, or sentinels such as redis+sentinel://a:26379,b:26379/mymaster',
    );

const memoryUnits = { '': 1, kb: 2 ** 10, mb: 2 ** 20, gb: 2 ** 30 };

/** An amount of memory as redis.conf writes it (`512mb`, `2gb`), read as bytes. */
export const memorySize = (minBytes: number) =>
  z
    .string()
    .regex(/^\d{1,15}(?:[kmg]b)?$/i)
    .transform((text) => {
      const [, count = '', unit = ''] = /^(\d+)(\D*)$/.exec(text.toLowerCase()) ?? [];
      return Number(count) * memoryUnits[unit as keyof typeof memoryUnits];
    })
    .pipe(z.int().min(minBytes))
    .describe(`an amount of memory such as 512mb or 2gb, at least ${minBytes / 2 ** 20}mb`);
