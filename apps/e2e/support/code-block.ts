import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/** The text of a fenced block of a document, by the title in its first line: ```js title="sign-up.test.js". */
export function codeBlock(document: string, title: string): string {
  const text = readFileSync(resolve(root, document), 'utf8');
  const block = text.split(/^```/m).find((part) => part.split('\n', 1)[0]?.includes(`title="${title}"`));
  if (block === undefined) throw new Error(`${document} has no block "${title}".`);
  return block.slice(block.indexOf('\n') + 1);
}
