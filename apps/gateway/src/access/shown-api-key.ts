import type { IncomingMessage } from 'node:http';
import type { ApiKey } from '@efemera/contract';

const keys = new WeakMap<IncomingMessage, ApiKey>();

/** Notes the key of a request. Only `ApiKeyGuard` may call this, once Redis has confirmed the key. */
export const noteApiKey = (request: IncomingMessage, apiKey: ApiKey): void => void keys.set(request, apiKey);

/** The program's key that this request shows, or null. `ApiKeyGuard` has already refused requests with a wrong key. */
export const shownApiKey = (request: IncomingMessage): ApiKey | null => keys.get(request) ?? null;
