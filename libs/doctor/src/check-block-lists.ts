import type { Finding } from '@efemera/contract';
import { isListing } from '@efemera/network';
import { openResolver } from './check-dns.js';
import { about } from './findings.js';

/**
 * Checks with the test addresses of RFC 5782 §5 whether each DNS block list answers this machine: a working list has
 * 127.0.0.2 and never 127.0.0.1. Many lists answer public resolvers, or too many queries, with an error.
 */
export function checkBlockLists(zones: readonly string[], servers: readonly string[] | null): Promise<Finding[]> {
  const resolver = openResolver(servers);
  const answersAt = (name: string) => resolver.resolve4(name).catch((): string[] => []);
  return Promise.all(
    zones.map(async (zone) => {
      const { ok, warn } = about('dns', zone);
      const [listed, clean] = await Promise.all([answersAt(`2.0.0.127.${zone}`), answersAt(`1.0.0.127.${zone}`)]);
      const works = listed.length > 0 && listed.every(isListing) && clean.length === 0;
      if (works) return ok('This block list answers: it has 127.0.0.2 and does not have 127.0.0.1.');
      const said = (answers: readonly string[]) => (answers.length === 0 ? 'nothing' : answers.join(', '));
      return warn({
        code: 'block_list_silent',
        found: `This block list says ${said(listed)} of 127.0.0.2, and ${said(clean)} of 127.0.0.1.`,
        meaning: 'It is no list, or refuses the queries of this machine: senders are not found on it.',
        mend: 'See the zone in DNSBL_ZONES and the terms of the list; set DNS_SERVERS to a resolver of your own.',
      });
    }),
  );
}
