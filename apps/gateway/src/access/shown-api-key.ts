import type { IncomingMessage } from 'node:http';
import type { ApiKey } from '@efemera/contract';

const keys = new WeakMap<IncomingMessage, ApiKey>();

/** Only `ApiKeyGuard` calls it, once Redis has confirmed the key. */
export const noteApiKey = (request: IncomingMessage, apiKey: ApiKey): void => void keys.set(request, apiKey);

/** The key of a program that this request shows; null where it shows none. A wrong one has been refused before. */
export const shownApiKey = (request: IncomingMessage): ApiKey | null => keys.get(request) ?? null;
