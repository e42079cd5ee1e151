import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { minifySync, type Plugin } from 'vite';

const compressible = /\.(?:m?js|css|svg)$/;

/** Scripts of `public/`, which Vite copies without minifying them. */
const scripts = ['theme.js'];

/**
 * Minifies the public scripts, and writes each asset a second time as `.br`, at Brotli's slowest quality: a seventh
 * smaller than what the gateway could compress while a visitor waits. The gateway serves the `.br` files to browsers
 * that accept Brotli (site/compressed-assets.ts).
 */
export function compress(): Plugin {
  let site = '';
  return {
    name: 'efemera:compress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      site = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const folder = `${site}/assets`;
      if (!existsSync(folder)) return;
      for (const name of scripts) {
        const { code } = minifySync(name, readFileSync(`${site}/${name}`, 'utf8'));
        writeFileSync(`${site}/${name}`, code);
      }
      for (const name of readdirSync(folder).filter((name) => compressible.test(name))) {
        const file = readFileSync(`${folder}/${name}`);
        const compressed = brotliCompressSync(file, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: file.length,
          },
        });
        if (compressed.length < file.length) writeFileSync(`${folder}/${name}.br`, compressed);
      }
    },
  };
}
