import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { productVersion } from '@efemera/config';

const file = fileURLToPath(new URL('../../../../libs/client/dist/efemera.tgz', import.meta.url));

export interface ClientPackage {
  bytes: Buffer;
  version: string;
  /** Subresource Integrity, as `npm install` writes it into a lock file. */
  integrity: string;
}

/** Reads the client package as the build has packed it; null where it was not built. */
export function readClientPackage(): ClientPackage | null {
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  return { bytes, version: productVersion(), integrity };
}
