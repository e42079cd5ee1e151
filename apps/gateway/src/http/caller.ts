import { networkOf } from '@efemera/network';
import type { Request } from 'express';
import { shownApiKey } from '../access/shown-api-key.js';

/** By what a call's share of waits, streams and bytes is counted: the key that it shows, or else its network. */
export function callerOf(request: Request): string {
  const apiKey = shownApiKey(request);
  return apiKey ? `key ${apiKey.id}` : networkOf(request.ip);
}
