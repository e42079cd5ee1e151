/**
 * Builds the package that each server offers at /efemera.tgz: an ES module with the command line, the same module as
 * CommonJS for `require` (which Jest uses by default), and the types of both.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const run = promisify(execFile);
const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const compile = (project) =>
  run(process.execPath, [tsc, '-p', project], { cwd: import.meta.dirname }).catch(({ stdout, stderr }) => {
    throw new Error(`${stdout}${stderr}`);
  });

const dist = new URL('dist/', import.meta.url);
rmSync(dist, { recursive: true, force: true });
mkdirSync(new URL('cjs/', dist), { recursive: true });
writeFileSync(new URL('cjs/package.json', dist), '{ "type": "commonjs" }\n');
await Promise.all(['tsconfig.json', 'tsconfig.cjs.json'].map(compile));

// `npm pack` makes the archive, so that it equals what a registry would hold: the same sources give the same bytes.
const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', 'dist'];
const { stdout } = await run('npm', pack, { cwd: import.meta.dirname, shell: process.platform === 'win32' });
const [{ filename }] = JSON.parse(stdout);
renameSync(new URL(filename, dist), new URL('efemera.tgz', dist));
