import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { builtAlone } from './built-alone.js';

/** What PDF.js reads when a file needs it: fonts and character maps that the file lacks, decoders of rare images, colours. */
const folders = ['cmaps', 'standard_fonts', 'wasm', 'iccs'];

/** Builds the viewer of PDF files to `/pdf-viewer.html`, and copies what PDF.js reads to `/pdf-viewer/`. */
export function pdfViewer(): Plugin {
  let root = '';
  return {
    name: 'efemera:pdf-viewer',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const folder = resolve(root, 'pdf-viewer');
      const files = await builtAlone(resolve(folder, 'pdf-viewer.html'), {
        root: folder,
        build: { assetsInlineLimit: 0, target: 'baseline-widely-available', modulePreload: { polyfill: false } },
      });
      for (const file of files) {
        const source = file.type === 'chunk' ? file.code : file.source;
        this.emitFile({ type: 'asset', fileName: file.fileName, source });
      }
      const library = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
      for (const name of folders.flatMap((part) =>
        readdirSync(resolve(library, part)).map((file) => `${part}/${file}`),
      )) {
        // Only scripts inside PDF files need it, which the viewer never runs.
        if (name.startsWith('wasm/quickjs')) continue;
        this.emitFile({ type: 'asset', fileName: `pdf-viewer/${name}`, source: readFileSync(resolve(library, name)) });
      }
    },
  };
}
