import { networkOf } from '@efemera/network';
import type { Request } from 'express';
import { shownApiKey } from '../access/shown-api-key.js';

/** Returns the name under which a call's waits, streams and bytes are counted: its program's key, or else its network. */
export function callerOf(request: Request): string {
  const apiKey = shownApiKey(request);
  return apiKey ? `key ${apiKey.id}` : networkOf(request.ip);
}
