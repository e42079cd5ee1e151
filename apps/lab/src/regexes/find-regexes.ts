import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface FoundRegex {
  /** As it stands in the source: `/…/flags`. */
  text: string;
  where: string;
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'test', 'tests', 'locales'].includes(entry.name)) yield* sources(path);
    } else if (/\.(?:ts|tsx|mjs)$/.test(entry.name) && !/\.spec\.|\.d\.m?ts$/.test(entry.name)) yield path;
  }
}

/** Every regular expression of the product's sources, as a literal; and where others are put together as it runs. */
export function findRegexes(root: string): { literals: FoundRegex[]; constructed: string[] } {
  const literals: FoundRegex[] = [];
  const constructed: string[] = [];
  for (const folder of ['libs', 'apps', 'frontend/src', 'frontend/service-worker']) {
    for (const path of sources(join(root, folder))) {
      const name = path.slice(root.length + 1);
      // Tests and benches meet no stranger.
      if (/^(?:apps\/(?:e2e|lab)|libs\/testing)\//.test(name)) continue;
      const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
      const visit = (node: ts.Node): void => {
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
        if (ts.isRegularExpressionLiteral(node)) literals.push({ text: node.text, where: `${name}:${line}` });
        if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText(file) === 'RegExp') {
          constructed.push(name);
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
    }
  }
  return { literals, constructed: [...new Set(constructed)].sort() };
}

/**
 * Tells whether no part of an expression repeats without end. Such a one looks at a bounded number of characters from
 * each place of its input, and so its time grows with the input and no faster, whatever the input is.
 */
export function repeatsAreBounded(source: string): boolean {
  const bare = source.replace(/\\u\{[^}]*\}|\\p\{[^}]*\}|\\[^]/gi, 'x').replace(/\[[^\]]*\]/g, 'x');
  return !/[*+]|\{\d+,\}/.test(bare);
}
