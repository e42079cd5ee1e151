import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mutations } from './list.js';

const root = resolve(import.meta.dirname, '../../../..');

describe('mutations', () => {
  it.each(mutations)('names source text that occurs exactly once: $defence', ({ file, from }) => {
    expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
  });
});
