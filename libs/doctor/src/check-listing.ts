import { readFile } from 'node:fs/promises';
import type { Finding } from '@efemera/contract';
import { isLocal, reasonOf } from './check-doors.js';
import { about } from './findings.js';

const fetchTimeoutMs = 20_000;
/** Larger lists are refused; the public ones have some 100,000 lines of 20 bytes. */
const mostBytes = 32 * 2 ** 20;
const keptMs = 6 * 3_600_000;

let kept: { source: string; readAtMs: number; names: ReadonlySet<string> } | null = null;

/**
 * Checks whether the domains stand on the public list of disposable domains, which many sites use to refuse addresses.
 *
 * @param source  a file or an URL with one domain a line; it is read again after six hours.
 */
export async function checkListing(domains: readonly string[], source: string): Promise<Finding[]> {
  const { ok, warn } = about('dns', 'disposable domains');
  try {
    if (kept?.source !== source || Date.now() - kept.readAtMs > keptMs) {
      kept = { source, readAtMs: Date.now(), names: namesIn(await textOf(source)) };
    }
  } catch (error) {
    return [
      warn({
        code: 'listing_unreadable',
        found: `DISPOSABLE_LIST can't be read: ${reasonOf(error)}.`,
        meaning: 'It is not known whether sites refuse the domains of this service as disposable ones.',
        mend: 'See the file or the URL in DISPOSABLE_LIST.',
      }),
    ];
  }
  const { names } = kept;
  const listed = domains.filter((domain) => !isLocal(domain) && isListed(domain.replace(/^\*\./, ''), names));
  if (listed.length === 0) return [ok(`None of the domains stands among the ${names.size} of the list.`)];
  return listed.map((domain) =>
    about('dns', domain).warn({
      code: 'domain_listed',
      found: 'It stands on the public list of disposable domains.',
      meaning: 'Sites that use the list refuse its addresses.',
      mend: 'Offer a domain that is not listed, and keep this one for its holders (/admin, Domains).',
    }),
  );
}

/** Tells whether a domain is listed, by itself or by a parent domain. */
const isListed = (domain: string, names: ReadonlySet<string>): boolean =>
  names.has(domain) || (domain.includes('.') && isListed(domain.slice(domain.indexOf('.') + 1), names));

const namesIn = (text: string) =>
  new Set(text.split('\n').flatMap((line) => /^[a-z0-9.-]+\.[a-z0-9-]+$/.exec(line.trim().toLowerCase())?.[0] ?? []));

async function textOf(source: string): Promise<string> {
  if (!/^https?:\/\//i.test(source)) return readFile(source, 'utf8');
  const response = await fetch(source, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok || !response.body) throw new Error(`it answers ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    if ((bytes += chunk.length) > mostBytes) throw new Error('it is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
