import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { copiedProgram, copyDebianPackages, installDebianPackage, isRoot, onPath } from './programs.js';

/** Finds the curl that documented examples call, or fetches it from the system's package archive. */
export async function findCurl(cacheFolder: string): Promise<string> {
  const folder = `${cacheFolder}/curl`;
  const starter = `${folder}/curl`;
  const here = (await onPath('curl')) ?? (existsSync(starter) ? starter : null);
  if (here) return here;
  if (isRoot()) {
    await installDebianPackage('curl');
    const installed = await onPath('curl');
    if (installed) return installed;
  }
  await copyDebianPackages(['curl'], folder);
  const command = copiedProgram(folder, 'usr/bin/curl');
  if (!command) throw new Error('The package archive holds no curl.');
  writeFileSync(starter, `#!/bin/sh\nexec ${command.map((word) => `'${word}'`).join(' ')} "$@"\n`);
  chmodSync(starter, 0o755);
  return starter;
}
