import type { Resolver } from 'node:dns/promises';
import type { Finding } from '@efemera/contract';
import { reasonOf } from './check-doors.js';
import { about } from './findings.js';

/** Errors for a name without a record of the type asked for; any other error means that the resolver could not tell. */
export const noRecord: ReadonlySet<string> = new Set(['ENOTFOUND', 'ENODATA']);

/** Checks whether the domain's records tell receivers that all mail in its name is forged: this service never sends. */
export async function checkForgery(domain: string, resolver: Resolver): Promise<Finding[]> {
  const { warn } = about('dns', domain);
  const findings: Finding[] = [];
  const spf = await recordOf(domain, /^v=spf1(\s|$)/i, resolver);
  const addSpf = `Set at the DNS provider: ${domain}. TXT "v=spf1 -all".`;
  if (spf === null) {
    findings.push(
      warn({
        code: 'spf_missing',
        found: 'It has no SPF record.',
        meaning: 'This service never sends; without the record others can send in its name.',
        mend: addSpf,
      }),
    );
  } else if (spf !== undefined && !/\s-all\s*$/i.test(spf)) {
    findings.push(
      warn({
        code: 'spf_open',
        found: `Its SPF record does not end in -all: ${printable(spf)}`,
        meaning: 'This service never sends; the record lets others send in its name.',
        mend: addSpf,
      }),
    );
  }
  const dmarc = await dmarcPolicy(domain, resolver);
  if (dmarc !== 'reject' && dmarc !== undefined) {
    findings.push(
      warn({
        code: dmarc === null ? 'dmarc_missing' : 'dmarc_open',
        found: dmarc === null ? 'It has no DMARC record.' : `Its DMARC policy is ${printable(dmarc)}.`,
        meaning: 'Receivers may deliver mail that others forge in the name of this domain.',
        mend: `Set at the DNS provider: _dmarc.${domain}. TXT "v=DMARC1; p=reject; adkim=s; aspf=s".`,
      }),
    );
  }
  if (spf === undefined || dmarc === undefined) {
    findings.push(
      warn({
        code: 'dns_silent',
        found: `No name server tells its ${spf === undefined ? 'SPF' : 'DMARC'} record.`,
        meaning: 'It cannot be seen from here whether others can send in its name.',
        mend: 'Try again; if it stays so, set DNS_SERVERS to resolvers that this machine reaches.',
      }),
    );
  }
  return findings;
}

/**
 * The policy for a domain, by its own record or that of a parent domain (RFC 9989's tree walk); null without a record,
 * undefined where the resolver could not tell.
 */
async function dmarcPolicy(domain: string, resolver: Resolver): Promise<string | null | undefined> {
  const labels = domain.split('.');
  for (let from = 0; from < labels.length - 1; from++) {
    const record = await recordOf(`_dmarc.${labels.slice(from).join('.')}`, /^v=DMARC1\s*(;|$)/i, resolver);
    if (record === undefined) return undefined;
    if (record === null) continue;
    const tags = new Map(
      record.split(';').map((tag) => tag.split('=').map((part) => part.trim().toLowerCase()) as [string, string]),
    );
    return (from > 0 && tags.get('sp')) || tags.get('p') || 'none';
  }
  return null;
}

/** Reads a TXT record of this kind; null if there is none, undefined if the resolver could not tell. */
async function recordOf(name: string, kind: RegExp, resolver: Resolver): Promise<string | null | undefined> {
  const records = await resolver
    .resolveTxt(name)
    .catch((error: unknown) => (noRecord.has(reasonOf(error)) ? [] : null));
  if (records === null) return undefined;
  return records.map((parts) => parts.join('')).find((record) => kind.test(record)) ?? null;
}

/** Removes control characters: the owner of the zone chooses the text, and a terminal would execute them. */
const printable = (text: string) => text.slice(0, 200).replace(/[^ -~]/g, '?');
