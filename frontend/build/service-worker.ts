import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { builtAlone } from './built-alone.js';

interface ServiceWorkerOptions {
  /** The worker's source, relative to the root of the site. */
  source: string;
  /** Files of `public/` that the first paint needs. */
  publicFiles: readonly string[];
  /** Modules loaded on demand that the home page needs soon. */
  lateModules: readonly RegExp[];
  /** Names of assets that the first paint needs. */
  assets: readonly RegExp[];
}

const mark = '__SHELL__';

/**
 * Builds the service worker to `/service-worker.js` with the list of the files that the page needs without a
 * connection.
 */
export function serviceWorker({ source, publicFiles, lateModules, assets }: ServiceWorkerOptions): Plugin {
  let root = '';
  return {
    name: 'efemera:service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const worker = await singleScript(resolve(root, source));
        if (!worker.includes(mark)) throw new Error('The service worker must take its list of files.');
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const needed = shellOf(chunks as Rolldown.OutputChunk[], lateModules);
        for (const name of Object.keys(bundle)) if (assets.some((pattern) => pattern.test(name))) needed.add(name);

        const hash = createHash('sha256');
        // The name of an asset contains a hash of its content, so hashing the names is enough.
        for (const name of [...needed].sort()) hash.update(`${name}\0`);
        for (const file of ['index.html', ...publicFiles.map((name) => `public/${name}`)]) {
          hash.update(readFileSync(resolve(root, file)));
        }
        const shell = {
          version: hash.digest('hex').slice(0, 12),
          files: publicFiles.map((name) => `/${name}`),
          assets: [...needed].sort().map((name) => `/${name}`),
        };
        const code = worker.replaceAll(mark, JSON.stringify(shell));
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
      },
    },
  };
}

async function singleScript(source: string): Promise<string> {
  const [chunk, ...others] = await builtAlone(source);
  if (others.length > 0) throw new Error('The service worker must be one file.');
  return chunk.code;
}

/** The files of the entry and of `lateModules`, with all their imports and styles. */
function shellOf(chunks: readonly Rolldown.OutputChunk[], lateModules: readonly RegExp[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || needed.has(chunk.fileName)) return;
    needed.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((name) => needed.add(name));
    chunk.imports.forEach((name) => add(byName.get(name)));
  };
  for (const chunk of chunks) {
    const isLate = chunk.isDynamicEntry && lateModules.some((pattern) => pattern.test(chunk.facadeModuleId ?? ''));
    if (chunk.isEntry || isLate) add(chunk);
  }
  return needed;
}
