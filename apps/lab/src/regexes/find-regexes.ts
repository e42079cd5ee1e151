import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export interface FoundRegex {
  /** As written in the source: `/…/flags`. */
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

/**
 * Every regular expression literal in the product's sources, and every place where a regular expression is built at run
 * time.
 */
export function findRegexes(root: string): { literals: FoundRegex[]; constructed: string[] } {
  const literals: FoundRegex[] = [];
  const constructed: string[] = [];
  for (const folder of ['libs', 'apps', 'frontend/src', 'frontend/service-worker', 'frontend/pdf-viewer']) {
    for (const path of sources(join(root, folder))) {
      const name = path.slice(root.length + 1);
      // Tests and benches never see a stranger's input.
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
 * Whether no part of an expression repeats without limit. Such an expression reads a bounded number of characters from
 * each position, so its time is linear in the length of any input.
 */
export function repeatsAreBounded(source: string): boolean {
  const bare = source.replace(/\\u\{[^}]*\}|\\p\{[^}]*\}|\\[^]/gi, 'x').replace(/\[[^\]]*\]/g, 'x');
  return !/[*+]|\{\d+,\}/.test(bare);
}
