import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const markdownIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const documents = [
  ...markdownIn('.'),
  ...markdownIn('docs'),
  ...readdirSync(join(root, 'libs')).flatMap((name) => markdownIn(`libs/${name}`)),
];

/**
 * Finds paths in running text, tables and trees: those that begin with a folder of the root. Leaves out one whose next
 * character is a bracket or an ellipsis, as both stand for any name.
 */
const pathsIn = (text: string) =>
  [...text.matchAll(/(?<![\w/.@])((?:apps|libs|frontend|ops|content|docs)\/[\w@./-]*[\w/])/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/\/dist\/|^libs\/lib/.test(path));

/** Targets of links to files of this checkout, with their anchors. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

/** Forms the anchor of a heading as GitHub does. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
const anchorsIn = (text: string) => [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names paths that exist', () => {
    // In tables, a document names a test file without the end of its name.
    const exists = (path: string) => ['', '.ts', '.spec.ts'].some((end) => existsSync(join(root, path + end)));
    expect(pathsIn(text).filter((path) => !exists(path))).toEqual([]);
  });

  it('links to files and headings that exist', () => {
    const broken = linksIn(text).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? document : join(dirname(document), path);
      if (!existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsIn(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });
});

it('the search for paths and links finds those of the documents', () => {
  expect(documents.length).toBeGreaterThan(8);
  expect(pathsIn(read('docs/architecture.md')).length).toBeGreaterThan(30);
  expect(linksIn(read('README.md')).length).toBeGreaterThan(10);
});

it('keeps README.md within 8 KB and the pictures within 300 KB', () => {
  expect(statSync(join(root, 'README.md')).size).toBeLessThanOrEqual(8192);
  const pictures = readdirSync(join(root, 'docs/pictures')).map(
    (name) => statSync(join(root, 'docs/pictures', name)).size,
  );
  expect(pictures.reduce((sum, size) => sum + size, 0)).toBeLessThan(300_000);
});
