import { isOneOf, parseClaimableAddress } from '@efemera/contract';
import { checkAlias, numberedName, splitAlias, suggestName } from './check-alias.js';

const domains = ['a.example', 'b.example'];
const check = (typed: string) => {
  const result = checkAlias(typed, 'a.example', domains);
  return result.ok ? result.address : [result.problem, result.about].filter(Boolean).join(' ');
};

it.each([
  ['ana', 'ana@a.example'],
  ['Ana.Maria_1-x', 'ana.maria_1-x@a.example'],
  // Keyboards of phones add a space after a word.
  [' ana ', 'ana@a.example'],
  ['ana@b.example', 'ana@b.example'],
  ['a'.repeat(64), `${'a'.repeat(64)}@a.example`],
])('accepts the typed name %j', (typed, address) => {
  expect(check(typed)).toBe(address);
});

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['@a.example', 'empty'],
  ['ana maria', 'space'],
  ['ana\r\nbcc', 'space'],
  ['ana\tmaria', 'space'],
  ['"ana"', 'quote'],
  ["ana's", 'quote'],
  ['ana\u0000', 'invisible'],
  ['ana\u0007x', 'invisible'],
  ['ana\u200bx', 'invisible'],
  ['ana\u202ex', 'invisible'],
  ['joão', 'character ã'],
  ['ana{x', 'character {'],
  ['ana+x', 'character +'],
  ['ana<script>', 'character <'],
  ['名前', 'character 名'],
  ['a😀', 'character 😀'],
  ['a'.repeat(65), 'tooLong'],
  ['.ana', 'edges'],
  ['ana.', 'edges'],
  ['-ana', 'edges'],
  ['ana..maria', 'edges'],
  ['ana@foreign.test', 'domain foreign.test'],
  ['ana@', 'domain'],
  ['ana@b@a.example', 'domain b@a.example'],
  ['postmaster', 'reserved'],
  ['ADMIN', 'reserved'],
])('refuses the typed name %j: %s', (typed, problem) => {
  expect(check(typed)).toBe(problem);
});

it.each([
  ['João da Silva', 'joao.da.silva'],
  ['"ana"', 'ana'],
  ['..ana..maria.', 'ana.maria'],
  ['a'.repeat(80), 'a'.repeat(64)],
  ['ana@foreign.test', 'ana'],
  ['名前', null],
  ['', null],
])('for the typed name %j, suggests %j', (typed, name) => {
  expect(suggestName(typed)).toBe(name);
});

it('suggests only names of a valid form', () => {
  for (const typed of ['x'.repeat(70), `${'a'.repeat(63)}.b`, 'é é', 'a\u0000b', '+-.a', '"', 'postmaster']) {
    const names = [suggestName(typed), numberedName(typed, 417)].filter((name) => name !== null);
    for (const name of names.filter((suggested) => suggested !== 'postmaster')) {
      expect(parseClaimableAddress(`${name}@a.example`, isOneOf(domains))).toBe(`${name}@a.example`);
    }
  }
});

it('reads the domain of a pasted address', () => {
  expect(splitAlias('Ana@B.example', 'a.example')).toEqual({ name: 'ana', domain: 'b.example' });
});
