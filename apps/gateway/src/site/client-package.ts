import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productVersion } from '@efemera/config';

const fileOf = (path: string) => fileURLToPath(new URL(`../../../../libs/client/${path}`, import.meta.url));

/** A file that programs download. */
export interface HandedOut {
  bytes: Buffer;
  /** Subresource Integrity, as `npm install` writes it into a lock file. */
  integrity: string;
}

/** Reads the client package as the build has packed it; null where it was not built. */
export function readClientPackage(): (HandedOut & { version: string }) | null {
  return existsSync(fileOf('dist/efemera.tgz'))
    ? { ...handedOut('dist/efemera.tgz'), version: productVersion() }
    : null;
}

/** Reads the client for Python, which needs no build. */
export const readPythonClient = (): HandedOut => handedOut('python/efemera.py');

function handedOut(path: string): HandedOut {
  const bytes = readFileSync(fileOf(path));
  return { bytes, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` };
}
