import { depthOf } from './body-depth.js';

it.each([
  ['', 0],
  ['7', 0],
  ['{}', 1],
  ['{"a":[1,{"b":[]}],"c":[]}', 4],
  ['[[],[],[[]]]', 3],
  [String.raw`{"[[[":"[[\"[[\\"}`, 1],
  ['['.repeat(1000), 1000],
  [']]][', 0],
])('finds the nesting depth of %.30s: %i', (json, depth) => {
  expect(depthOf(Buffer.from(json))).toBe(depth);
});
