import { countedNetworks, type CountedNetworks } from '@efemera/network';
import type { Request } from 'express';
import { shownApiKey } from '../access/shown-api-key.js';

/**
 * Returns under which names a call's waits, streams and bytes are counted: its program's key, or else its network and, for
 * IPv6, its /48.
 */
export function callerOf(request: Request): CountedNetworks {
  const apiKey = shownApiKey(request);
  return apiKey ? [{ network: `key ${apiKey.id}`, shares: 1 }] : countedNetworks(request.ip);
}
