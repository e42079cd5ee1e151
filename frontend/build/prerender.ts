import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as Prerender from '../src/prerender.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const siteFolder = `${folder}/dist`;
const serverFolder = `${siteFolder}/.prerender`;

/** Writes every public page in every language below `dist/.pages`, from the site that has just been built. */
export function prerender(): Plugin {
  return {
    name: 'efemera:prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async closeBundle() {
      await build({
        root: folder,
        logLevel: 'warn',
        build: { ssr: 'src/prerender.tsx', outDir: serverFolder, copyPublicDir: false },
      });
      const { prerenderSite } = (await import(pathToFileURL(`${serverFolder}/prerender.js`).href)) as typeof Prerender;
      const template = readFileSync(`${siteFolder}/index.html`, 'utf8');
      for await (const { file, locale, head, body } of prerenderSite()) {
        const page = template
          .replace('<html lang="pt-BR">', `<html lang="${locale}">`)
          .replace(/<!-- head:[^]*<!-- \/head -->/, () => head)
          .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
        const path = `${siteFolder}/.pages/${file}`;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, page);
      }
      rmSync(serverFolder, { recursive: true });
    },
  };
}
