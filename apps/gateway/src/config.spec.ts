import { jest } from '@jest/globals';
import { readSettings } from './config.js';

const base = { REDIS_URL: 'redis://localhost:6379' };

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
    const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('exit');
    });
    const write = jest.spyOn(process.stderr, 'write').mockImplementation(() => true);
    expect(() => readSettings({ ...base, TRUST_PROXY: value })).toThrow('exit');
    expect(write.mock.calls.join()).toContain('TRUST_PROXY is wrong');
    exit.mockRestore();
    write.mockRestore();
  });
});
