import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readArticles, type WrittenArticle } from '../../libs/content/src/articles.js';

const folder = fileURLToPath(new URL('../../content/blog', import.meta.url));
const listId = 'virtual:articles';
const versionsId = 'virtual:article-versions';
const articleId = 'virtual:article/';

/**
 * Bundles the articles of the repository: the summaries of all as one module, for the list; each article as a module of its
 * own, and a module that loads them. The blog shows them while the API does not answer, and its pages are prerendered from
 * them.
 */
export function articles(): Plugin {
  return {
    name: 'efemera:articles',
    resolveId: (id) => ([listId, versionsId].includes(id) || id.startsWith(articleId) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith('\0virtual:article')) return null;
      const written = readArticles(folder);
      for (const { id: name, language } of written) this.addWatchFile(`${folder}/${name}/${language}.md`);
      if (id === `\0${listId}`) {
        const summaries = written.map(({ content: _content, ...summary }) => summary);
        return `export default ${JSON.stringify(summaries)};`;
      }
      if (id === `\0${versionsId}`) return `export default {${[...versionsOf(written)].join(',\n')}};`;
      const found = written.find(({ id: name, language }) => id === `\0${articleId}${name}/${language}`);
      return found ? `export default ${JSON.stringify(found)};` : null;
    },
  };
}

/** For each article, an entry that loads it by language. */
function* versionsOf(written: readonly WrittenArticle[]): Generator<string> {
  for (const name of new Set(written.map(({ id }) => id))) {
    const loaders = written
      .filter(({ id }) => id === name)
      .map(
        ({ language }) =>
          `${JSON.stringify(language)}: () => import(${JSON.stringify(`${articleId}${name}/${language}`)})`,
      );
    yield `${JSON.stringify(name)}: {${loaders.join(',\n')}}`;
  }
}
