import { jest } from '@jest/globals';
import { contactAddress, measuringScripts, readSettings } from './config.js';

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

describe('scripts that measure', () => {
  const own = {
    ANALYTICS_SCRIPT_URL: 'https://stats.example/s.js',
    ANALYTICS_ATTRIBUTES: 'data-website-id=47-11, data-x=y',
  };

  it('are those that the settings name, with their attributes', () => {
    expect(measuringScripts(readSettings(base))).toEqual([]);
    expect(measuringScripts(readSettings({ ...base, SPEED_ATTRIBUTES: 'data-x=y' }))).toEqual([]);
    expect(measuringScripts(readSettings({ ...base, ...own }))).toEqual([
      { url: 'https://stats.example/s.js', attributes: ['data-website-id=47-11', 'data-x=y'] },
    ]);
  });

  it.each([
    ['ANALYTICS_SCRIPT_URL', 'stats.example/s.js'],
    ['SPEED_SCRIPT_URL', 'javascript:alert(1)'],
    ['ANALYTICS_ATTRIBUTES', 'onload=alert(1)'],
    ['SPEED_ATTRIBUTES', 'data-x="y"'],
    ['ANALYTICS_ORIGINS', 'https://stats.example/path'],
    ['ANALYTICS_ORIGINS', "'unsafe-inline'"],
  ])('%s refuses %s', (name, value) => expectRefusal(name, value));
});

describe('CONTACT_EMAIL', () => {
  it('defaults to an inbox of the first domain', () => {
    expect(contactAddress(readSettings({ ...base, MAIL_DOMAINS: 'a.example,b.example' }))).toBe('contact@a.example');
    expect(contactAddress(readSettings({ ...base, CONTACT_EMAIL: 'hello@example.org' }))).toBe('hello@example.org');
  });

  it('refuses a name without a domain', () => expectRefusal('CONTACT_EMAIL', 'hello'));
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

describe('the tokens that programs send', () => {
  it.each(['ADMIN_TOKEN', 'METRICS_TOKEN', 'INTAKE_TOKEN'])('%s takes every token that a header carries', (name) => {
    const token = 'correct-horse!battery~staple/+=';
    expect(readSettings({ ...base, [name]: token })).toMatchObject({ [name]: token });
  });

  it.each(['correct horse battery', 'pässwörter-sind-lang', 'trailing-space-is-here ', 'x'.repeat(201)])(
    'none takes %j, which no header carries',
    (value) => {
      for (const name of ['ADMIN_TOKEN', 'METRICS_TOKEN', 'INTAKE_TOKEN']) expectRefusal(name, value);
    },
  );

  it('are allowed to be short, but for INTAKE_TOKEN', () => {
    expect(readSettings({ ...base, ADMIN_TOKEN: 'x', METRICS_TOKEN: 'x' })).toMatchObject({ ADMIN_TOKEN: 'x' });
    expectRefusal('INTAKE_TOKEN', 'fifteen-letters');
  });
});
