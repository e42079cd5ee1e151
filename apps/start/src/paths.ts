import { resolve } from 'node:path';

/** The project's root, in which `npm start` runs, whatever folder the command was typed in. */
export const root = resolve(import.meta.dirname, '../../..');

/** Folder for downloads and builds; everything in it can be made again. */
export const cacheFolder = resolve(root, '.cache');
