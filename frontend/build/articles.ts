import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readArticles } from '../../libs/content/src/articles.js';

const folder = fileURLToPath(new URL('../../content/blog', import.meta.url));
const listId = 'virtual:articles';
const articleId = 'virtual:article/';

/**
 * Bundles the articles of the repository: their summaries as one module, each text as its own module. The blog shows
 * them while the API does not answer, and its pages are prerendered from them.
 */
export function articles(): Plugin {
  return {
    name: 'efemera:articles',
    resolveId: (id) => (id === listId || id.startsWith(articleId) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:article')) return null;
      const written = readArticles(folder);
      for (const { id: name, language } of written) this.addWatchFile(`${folder}/${name}/${language}.md`);
      if (id === `\0${listId}`) {
        const summaries = written.map(({ content: _content, ...summary }) => summary);
        const texts = written.map(({ id: name, language }) => {
          const key = JSON.stringify(`${name}/${language}`);
          return `${key}: () => import(${JSON.stringify(`${articleId}${name}/${language}`)})`;
        });
        return `export const summaries = ${JSON.stringify(summaries)};\nexport const texts = {${texts.join(',\n')}};`;
      }
      const found = written.find(({ id: name, language }) => id === `\0${articleId}${name}/${language}`);
      return found ? `export default ${JSON.stringify(found.content)};` : null;
    },
  };
}
