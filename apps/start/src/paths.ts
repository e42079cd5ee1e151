import { resolve } from 'node:path';

/** The project's root: `npm start` runs there, whatever folder it was typed in. */
export const root = resolve(import.meta.dirname, '../../..');

/** Folder for downloads and builds; everything in it can be made again. */
export const cacheFolder = resolve(root, '.cache');
