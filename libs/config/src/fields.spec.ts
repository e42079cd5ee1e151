import { domainList, keptDomainList, memorySize } from './fields.js';

describe('memorySize', () => {
  const bytesOf = (text: string) => memorySize(2 ** 24).safeParse(text).data;

  it.each([
    ['2gb', 2 ** 31],
    ['512MB', 2 ** 29],
    ['65536kb', 2 ** 26],
    ['16777216', 2 ** 24],
  ])('reads %s as redis.conf does', (text, bytes) => expect(bytesOf(text)).toBe(bytes));

  it.each(['', '0', '15mb', '2g', '1.5gb', '-1gb', '2 gb', 'half', '999999999999999gb'])('refuses %j', (text) => {
    expect(bytesOf(text)).toBeUndefined();
  });
});

describe.each([
  ['domainList', domainList()],
  ['keptDomainList', keptDomainList()],
])('%s', (_, field) => {
  it.each([
    ['Alt.Example.org', ['alt.example.org']],
    ['münchen.de, a.example', ['xn--mnchen-3ya.de', 'a.example']],
    ['localhost', ['localhost']],
  ])('reads %s in the form of DNS', (text, domains) => expect(field.parse(text)).toEqual(domains));

  it.each(['a.example,', 'a..example', '-a.example', 'a b.example', '*.example.org', 'ana@a.example'])(
    'refuses %j',
    (text) => expect(field.safeParse(text).success).toBe(false),
  );
});

it('keptDomainList takes an empty list, and domainList does not', () => {
  expect(keptDomainList().parse('')).toEqual([]);
  expect(domainList().safeParse('').success).toBe(false);
});
