import type { CountedNetworks } from '@efemera/network';
import type { RateVerdict } from '@efemera/storage';

export interface Limit {
  calls: number;
  windowSeconds: number;
}

/**
 * Counts a call for every network of its caller: an IPv6 client has 65,536 /64s where its provider gives it a /48, and each
 * would otherwise have the whole limit. The /48 counts only what the /64 before it allows, so that a single /64 cannot use
 * up the shares of its neighbours.
 *
 * @returns the refusal of the first network that is beyond its limit, or else the verdict that leaves the least.
 */
export async function countNetworks(
  networks: CountedNetworks,
  { calls, windowSeconds }: Limit,
  count: (network: string, limit: Limit) => Promise<RateVerdict>,
): Promise<RateVerdict> {
  let least: RateVerdict | null = null;
  for (const { network, shares } of networks) {
    const verdict = await count(network, { calls: shares * calls, windowSeconds });
    if (!verdict.allowed || !least || verdict.remaining < least.remaining) least = verdict;
    if (!verdict.allowed) break;
  }
  return least as RateVerdict;
}
