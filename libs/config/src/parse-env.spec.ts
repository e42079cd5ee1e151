import { z } from 'zod';
import { commonSettings, integer } from './fragments.js';
import { parseEnv, SettingsError } from './parse-env.js';

const schema = z.object({ ...commonSettings, PORT: integer(1, 65535, 'HTTP') });
const good = { REDIS_URL: 'redis://localhost:6379', PORT: '3000' };

const faultsOf = (env: Record<string, string | undefined>): readonly string[] => {
  try {
    parseEnv(schema, env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
};

describe('parseEnv', () => {
  it('fills in the defaults of what is not set or empty', () => {
    const settings = parseEnv(schema, { ...good, INBOX_TTL_SECONDS: '', MAIL_DOMAINS: undefined });
    expect(settings).toMatchObject({ INBOX_TTL_SECONDS: 3600, MAIL_DOMAINS: ['efemera.localhost'], PORT: 3000 });
  });

  it('reads a list of domains in lower case', () => {
    expect(parseEnv(schema, { ...good, MAIL_DOMAINS: 'A.example, b.example' }).MAIL_DOMAINS).toEqual([
      'a.example',
      'b.example',
    ]);
  });

  it('lists every wrong variable at once, names it and says what it takes, without its value', () => {
    const faults = faultsOf({ REDIS_URL: 'hunter2', PORT: '70000', MAIL_DOMAINS: 'a b', INBOX_TTL_SECONDS: 'NaN' });
    expect(faults.map((fault) => fault.split(' ')[0]).sort()).toEqual([
      'INBOX_TTL_SECONDS',
      'MAIL_DOMAINS',
      'PORT',
      'REDIS_URL',
    ]);
    expect(faults.find((fault) => fault.startsWith('PORT'))).toContain('a whole number from 1 to 65535');
    expect(faults.join()).not.toContain('hunter2');
  });

  it('tells a missing variable from a wrong one', () => {
    expect(faultsOf({ PORT: '3000' })).toEqual([expect.stringMatching(/^REDIS_URL is missing/)]);
  });
});
