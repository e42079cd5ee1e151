import { resolve } from 'node:path';

/** The project's root: where `npm start` runs, whatever folder it was typed in. */
export const root = resolve(import.meta.dirname, '../../..');

/** What can be fetched or made again. */
export const cacheFolder = resolve(root, '.cache');
