import { domainEntryOf, isOneOf } from './domains.js';
import { fillWildcard, randomAddress } from './random-address.js';

describe('a wildcard domain', () => {
  const isOurs = isOneOf(['b.example', '*.b.example', '*.a.b.example']);

  it.each(['b.example', 'x.b.example', '0.b.example', 'x-1.b.example', 'a.b.example', 'x.a.b.example'])(
    'covers names with one more label, beside the exact names of its list: %s',
    (domain) => expect(isOurs(domain)).toBe(true),
  );

  it.each([
    'y.x.b.example',
    '-x.b.example',
    'x_y.b.example',
    '.b.example',
    '*.b.example',
    'example',
    'xb.example',
    'ü.b.example',
    '',
  ])('covers no other name: %j', (domain) => expect(isOurs(domain)).toBe(false));

  it('gives way to an entry with the exact name', () => {
    const entries = new Set(['*.b.example', 'x.b.example']);
    expect(domainEntryOf('x.b.example', (entry) => entries.has(entry))).toBe('x.b.example');
    expect(domainEntryOf('y.b.example', (entry) => entries.has(entry))).toBe('*.b.example');
  });

  it('gets another random label for each address', () => {
    const made = Array.from({ length: 100 }, () => randomAddress('*.b.example'));
    expect(made.every((address) => isOurs(address.slice(address.indexOf('@') + 1)))).toBe(true);
    expect(new Set(made.map((address) => address.split('@')[1])).size).toBeGreaterThan(95);
    expect(fillWildcard('b.example')).toBe('b.example');
  });
});
