import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type * as Prerender from '../src/prerender.js';

const folder = fileURLToPath(new URL('..', import.meta.url));
const siteFolder = `${folder}/dist`;
const serverFolder = `${siteFolder}/.prerender`;

/** Writes every public page in every language below `dist/.pages`, from the site that was just built. */
export function prerender(): Plugin {
  /** The chunk with the texts of each locale. Without a preload link, only the running script would request it. */
  const textsOf = new Map<string, string>();
  return {
    name: 'efemera:prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        const module = file.type === 'chunk' ? (file.facadeModuleId ?? '') : '';
        const locale = /\/locales\/([^/]+)\/index\.ts$/.exec(module)?.[1];
        if (locale) textsOf.set(locale, file.fileName);
      }
    },
    async closeBundle() {
      await build({
        root: folder,
        logLevel: 'warn',
        build: { ssr: 'src/prerender.tsx', outDir: serverFolder, copyPublicDir: false },
      });
      const { prerenderSite } = (await import(pathToFileURL(`${serverFolder}/prerender.js`).href)) as typeof Prerender;
      const templateFile = `${siteFolder}/index.html`;
      const template = readFileSync(templateFile, 'utf8');
      for await (const { file, name, locale, direction, head, body } of prerenderSite()) {
        const texts = `<link rel="modulepreload" crossorigin href="/${textsOf.get(locale) ?? ''}">`;
        const language = `lang="${locale}" dir="${direction}"`;
        const page = template
          .replace('<html lang="pt-BR">', `<html ${language}>`)
          .replace(/<!-- head:[^]*<!-- \/head -->/, () => head)
          // Removes remarks for developers: each visitor would load them with every page.
          .replace(/\n *<!--.*?-->/g, '')
          .replace('</head>', () => `  ${texts}\n  </head>`)
          // The page is readable without scripts: on a slow network they must not delay the style sheet.
          .replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"')
          .replace('<div id="root"></div>', () => `<div id="root" data-page="${name ?? ''}">${body}</div>`);
        const path = `${siteFolder}/.pages/${file}`;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, page);
      }
      rmSync(serverFolder, { recursive: true });
      // The template still has its placeholders: the gateway must not serve it.
      rmSync(templateFile);
    },
  };
}
