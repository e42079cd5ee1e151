import { isOneOf } from './domains.js';
import {
  isReserved,
  parseAddress,
  parseClaimableAddress,
  plusAddress,
  splitAddress,
  splitTag,
  type Address,
} from './address.js';
import { ContractError } from './errors.js';
import { randomAddress } from './random-address.js';

const domains = isOneOf(['efemera.localhost', 'b.example']);
const refusalOf = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error instanceof ContractError ? [error.code, error.details['reason']].filter(Boolean).join(' ') : error;
  }
};

describe('parseAddress', () => {
  it.each([
    ['Swift-Owl42@Efemera.Localhost', 'swift-owl42@efemera.localhost'],
    ['a.b+tag@b.example', 'a.b+tag@b.example'],
    ['${7*7}@b.example', '${7*7}@b.example'],
    ['АДМИН@b.example', 'админ@b.example'],
    // The composed and the decomposed form name the same inbox.
    ['e\u0301@b.example', 'é@b.example'],
    [`${'a'.repeat(64)}@b.example`, `${'a'.repeat(64)}@b.example`],
  ])('normalises %j to %j', (raw, canonical) => {
    expect(parseAddress(raw, domains)).toBe(canonical);
  });

  it.each([
    [undefined, 'address_missing'],
    ['', 'address_missing'],
    [['a@b.example'], 'address_malformed'],
    ['a', 'address_malformed'],
    ['@b.example', 'address_malformed'],
    ['a@', 'address_malformed'],
    ['a@b@b.example', 'address_malformed'],
    [' a@b.example', 'address_malformed'],
    ['a b@b.example', 'address_malformed'],
    ['"a"@b.example', 'address_malformed'],
    ['<a@b.example>', 'address_malformed'],
    ['a\u2028b@b.example', 'address_malformed'],
    ['a@b.example\0', 'address_malformed'],
    ['a@b.example\r\nx', 'address_malformed'],
    ['a..b@b.example', 'address_malformed'],
    ['a@[127.0.0.1]', 'address_malformed'],
    ['\ud800@b.example', 'address_malformed'],
    [`${'a'.repeat(65)}@b.example`, 'address_malformed'],
    [`${'é'.repeat(33)}@b.example`, 'address_malformed'],
    [`a@${'b'.repeat(300)}`, 'address_malformed'],
    // 242 bytes as written, 362 in lower case.
    [`a@${'\u0130'.repeat(120)}`, 'address_malformed'],
    ['a@foreign.test', 'address_invalid domain'],
    ['a@sub.b.example', 'address_invalid domain'],
    ['a@b.example.', 'address_malformed'],
  ])('refuses %j with %s', (raw, refusal) => {
    expect(refusalOf(() => parseAddress(raw, domains))).toBe(refusal);
  });

  it('takes linear time on a long hostile address', () => {
    const started = performance.now();
    for (const piece of ['a.', '@', '.', 'a', '{', 'é']) {
      expect(refusalOf(() => parseAddress(piece.repeat(100_000), domains))).toBe('address_malformed');
    }
    // This takes milliseconds; a quadratic algorithm would take minutes.
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('parseClaimableAddress', () => {
  it('accepts letters of any case, digits, dots, hyphens and underscores, as sign-up forms of other sites do', () => {
    expect(parseClaimableAddress('My.Alias_1-x@b.example', domains)).toBe('my.alias_1-x@b.example');
  });

  it.each([
    ['postmaster@b.example', 'address_invalid reserved'],
    ['ABUSE@b.example', 'address_invalid reserved'],
    ['ana+shop@b.example', 'address_invalid syntax'],
    ['é@b.example', 'address_invalid syntax'],
    ['-a@b.example', 'address_invalid syntax'],
    ['a{b@b.example', 'address_invalid syntax'],
    ['a@foreign.test', 'address_invalid domain'],
    [undefined, 'address_invalid syntax'],
  ])('refuses %j with %s', (raw, refusal) => {
    expect(refusalOf(() => parseClaimableAddress(raw, domains))).toBe(refusal);
  });

  it.each(['ana', 'a'.repeat(65) + '@b.example', 'a..b@b.example'])(
    'tells for %j the whole form of an address',
    (raw) => {
      expect(() => parseClaimableAddress(raw, domains)).toThrow(/a name, an @ and a domain.*at most 64.*single dots/);
    },
  );
});

describe('splitTag', () => {
  it.each([
    ['ana+shop@b.example', 'ana@b.example', 'shop'],
    ['ana+shop+new@b.example', 'ana@b.example', 'shop+new'],
    ['ana+@b.example', 'ana@b.example', null],
    ['postmaster+x@b.example', 'postmaster@b.example', 'x'],
    ['ana@b.example', 'ana@b.example', null],
    // What stands before the plus is no name of an inbox: it is empty, or ends with a dot.
    ['+shop@b.example', '+shop@b.example', null],
    ['a.+shop@b.example', 'a.+shop@b.example', null],
  ])('splits %s', (address, inbox, tag) => {
    expect(splitTag(address as Address)).toEqual({ inbox, tag });
  });
});

describe('splitAddress', () => {
  it.each([
    ['Ana@MÜNCHEN.example', 'ana', 'xn--mnchen-3ya.example'],
    ['ana@例え.jp', 'ana', 'xn--r8jz45g.jp'],
    ['josé@b.example', 'josé', 'b.example'],
  ])('brings %s to the form of DNS', (raw, localPart, domain) => {
    expect(splitAddress(raw)).toEqual({ localPart, domain });
  });

  it('reads its own result as the same address, also of letters that only lower case has composed', () => {
    const once = splitAddress('\u03aa\u0301@b.example');
    expect(once?.localPart).toBe('\u0390');
    expect(splitAddress(`${once?.localPart}@${once?.domain}`)).toEqual(once);
  });

  it('refuses a domain whose letters make no name in DNS', () => {
    expect(splitAddress('ana@xn--ü.example')).toBeNull();
  });
});

describe('plusAddress', () => {
  it.each(['shop', 'shop+new', 'a$$b', '$&', '$`', "$'", '$1'])('makes the address that splitTag splits: %s', (tag) => {
    const address = plusAddress('ana@b.example', tag);
    expect(address).toBe(['ana+', tag, '@b.example'].join(''));
    expect(splitTag(parseAddress(address, domains))).toEqual({ inbox: 'ana@b.example', tag });
  });
});

describe('isReserved', () => {
  it('reserves the names of RFC 2142', () => {
    expect(isReserved(parseAddress('Postmaster@b.example', domains))).toBe(true);
    expect(isReserved(parseAddress('postmaster1@b.example', domains))).toBe(false);
  });
});

describe('randomAddress', () => {
  it('is adjective, hyphen, animal and number, and uses all pairs of words and the whole range of numbers', () => {
    const made = Array.from({ length: 3000 }, () => randomAddress('b.example'));
    for (const address of made) expect(address).toMatch(/^[a-z]+-[a-z]+\d{1,3}@b\.example$/);
    expect(new Set(made.map((address) => address.replace(/\d.*/, ''))).size).toBe(100);
    const numbers = made.map((address) => Number(/\d+/.exec(address)?.[0]));
    expect([Math.min(...numbers) < 20, Math.max(...numbers) > 980]).toEqual([true, true]);
  });
});
