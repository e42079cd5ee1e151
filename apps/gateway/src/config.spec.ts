import { jest } from '@jest/globals';
import { readSettings } from './config.js';

const base = { REDIS_URL: 'redis://localhost:6379' };

function expectRefusal(name: string, value: string): void {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  const write = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
  expect(() => readSettings({ ...base, [name]: value })).toThrow('exit');
  expect(write.mock.calls.join()).toContain(`${name} is wrong`);
  exit.mockRestore();
  write.mockRestore();
}

describe('TRUST_PROXY', () => {
  it.each([
    ['off', false],
    ['1', 1],
    ['loopback', 'loopback'],
    ['10.0.0.0/8, fd00::/8', '10.0.0.0/8, fd00::/8'],
  ])('takes %s', (value, meaning) => {
    expect(readSettings({ ...base, TRUST_PROXY: value }).TRUST_PROXY).toBe(meaning);
  });

  it.each(['true', 'on', '10.0.0.0/33', 'proxy.example', '10.0.0.0/8/8'])('refuses %s', (value) => {
    expectRefusal('TRUST_PROXY', value);
  });
});

describe('GEO_LOOKUP_URL', () => {
  it('takes an https address', () => {
    const url = 'https://geo.example/json?fields=country';
    expect(readSettings({ ...base, GEO_LOOKUP_URL: url }).GEO_LOOKUP_URL).toBe(url);
  });

  it.each([
    'http://geo.example/json',
    'geo.example',
    'https://',
    'javascript:alert(1)',
    'https://me:secret@geo.example/',
  ])('refuses %s', (value) => expectRefusal('GEO_LOOKUP_URL', value));
});
