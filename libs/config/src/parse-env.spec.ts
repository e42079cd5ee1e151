import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { integer } from './fields.js';
import { parseEnv, SettingsError } from './parse-env.js';
import { commonSettings } from './shared-settings.js';

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
  it('uses the default of a variable that is missing or empty', () => {
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

  it('distinguishes a missing variable from a wrong one', () => {
    expect(faultsOf({ PORT: '3000' })).toEqual([expect.stringMatching(/^REDIS_URL is missing/)]);
  });

  describe('from files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'efemera-settings-'));
    const file = (name: string, content: string) => {
      writeFileSync(join(folder, name), content);
      return join(folder, name);
    };
    afterAll(() => rmSync(folder, { recursive: true }));

    it.each(['', '\n', '\r\n'])('reads NAME from NAME_FILE and leaves out the line break at its end: %j', (end) => {
      const REDIS_URL_FILE = file('redis-url', `redis://:word@store:6379${end}`);
      expect(parseEnv(schema, { PORT: '1', REDIS_URL: '', REDIS_URL_FILE }).REDIS_URL).toBe('redis://:word@store:6379');
    });

    it('refuses a setting that is given as NAME and as NAME_FILE, with one error', () => {
      const faults = faultsOf({ ...good, REDIS_URL: 'hunter2', REDIS_URL_FILE: file('twice', 'redis://a') });
      expect(faults).toEqual(['REDIS_URL and REDIS_URL_FILE are both set: one of them is too many.']);
    });

    it('names a file that cannot be read, an empty one and a wrong value, with every other fault', () => {
      expect(faultsOf({ PORT: 'x', REDIS_URL_FILE: join(folder, 'nowhere') })).toEqual([
        "REDIS_URL_FILE is wrong: the file can't be read (ENOENT).",
        expect.stringMatching(/^PORT is wrong/),
      ]);
      expect(faultsOf({ PORT: '1', REDIS_URL_FILE: folder })).toEqual([
        "REDIS_URL_FILE is wrong: the file can't be read (EISDIR).",
      ]);
      expect(faultsOf({ PORT: '1', REDIS_URL_FILE: file('empty', '\n') })).toEqual([
        'REDIS_URL_FILE is wrong: the file is empty.',
      ]);
      const faults = faultsOf({ PORT: '1', REDIS_URL_FILE: file('wrong', 'hunter2') });
      expect(faults).toEqual([expect.stringMatching(/^REDIS_URL is wrong/)]);
      expect(faults.join()).not.toContain('hunter2');
    });

    it('reads a setting whose own name ends in _FILE as a value', () => {
      const own = z.object({ HEARTBEAT: z.string().optional(), HEARTBEAT_FILE: z.string() });
      expect(parseEnv(own, { HEARTBEAT_FILE: '/nowhere' })).toEqual({ HEARTBEAT_FILE: '/nowhere' });
    });
  });
});
