import { judgeMailParameters } from './mail-parameters.js';

const limit = 1000;

describe('judgeMailParameters', () => {
  it.each([
    [{}],
    [{ SIZE: '0' }],
    [{ SIZE: '1000' }],
    [{ BODY: '7BIT' }],
    [{ BODY: '8bitmime', SMTPUTF8: null, SIZE: '12' }],
  ])('accepts %j', (parameters) => {
    expect(judgeMailParameters(parameters, limit)).toBeNull();
  });

  it.each([
    ['a declared size over the limit', { SIZE: '1001' }, 552],
    ['a declared size beyond 64 bits', { SIZE: '18446744073709551617' }, 552],
    ['a size that is no number', { SIZE: 'abc' }, 501],
    ['a size in exponents', { SIZE: '1e9' }, 501],
    ['a size below zero', { SIZE: '-1' }, 501],
    ['a size without value', { SIZE: null }, 501],
    ['binary bodies, which were not offered', { BODY: 'BINARYMIME' }, 501],
    ['SMTPUTF8 with a value', { SMTPUTF8: 'yes' }, 501],
    ['a parameter that was not offered', { RET: 'HDRS' }, 555],
    ['a parameter named like a property of every object', { __PROTO__: '1' }, 555],
  ])('refuses %s', (_, parameters, code) => {
    expect(judgeMailParameters(parameters as Record<string, string | null>, limit)?.code).toBe(code);
  });
});
