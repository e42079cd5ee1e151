import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The product's version; every package of the workspace has the same. */
export function productVersion(): string {
  const manifest = createRequire(import.meta.url).resolve('@efemera/config/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
