import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { settingsSchema as gatewaySettings } from '../gateway/src/config.js';
import { settingsSchema as smtpSettings } from '../smtp/src/config.js';
import { settingsSchema as workerSettings } from '../worker/src/config.js';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, 'ops/systemd');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const common = read('efemera-.service.d/common.conf');
const schemas = { smtp: smtpSettings, gateway: gatewaySettings, worker: workerSettings };
const apps = Object.keys(schemas) as (keyof typeof schemas)[];

/** The last value of a name in a unit. */
const valueOf = (unit: string, name: string) => [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].at(-1)?.[1];
const variablesOf = (unit: string) =>
  [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' ').map((one) => one.split('=')));

describe.each(apps)('efemera-%s.service', (app) => {
  const unit = read(`efemera-${app}.service`);
  // systemd reads the unit first, then the file that all of them share.
  const effective = `${unit}\n${common}`;

  it('starts the process with valid settings', () => {
    expect(valueOf(unit, 'ExecStart')).toBe(`/usr/bin/node apps/${app}/dist/main.js`);
    const set = variablesOf(effective);
    const written = [...read('settings.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
    const given = Object.fromEntries([...set, ...written]) as Record<string, string>;
    expect(schemas[app].safeParse(given).error?.issues ?? []).toEqual([]);
    const own = ['NODE_ENV', 'TZ'];
    expect(
      variablesOf(unit).flatMap(([name = '']) => (name in schemas[app].shape || own.includes(name) ? [] : name)),
    ).toEqual([]);
  });

  it('has a limit of memory, and no capability but the one to open port 25', () => {
    expect(valueOf(unit, 'MemoryMax')).toMatch(/^\d+[MG]$/);
    const port25 = 'CAP_NET_BIND_SERVICE';
    expect(valueOf(effective, 'CapabilityBoundingSet')).toBe(app === 'smtp' ? port25 : '');
    expect(valueOf(effective, 'AmbientCapabilities')).toBe(app === 'smtp' ? port25 : undefined);
  });

  it('belongs to the target', () =>
    expect(valueOf(read('efemera.target'), 'Wants')).toContain(`efemera-${app}.service`));
});

it('settings.env tells the doctor the port that the unit of SMTP opens', () => {
  const { SMTP_PORT } = Object.fromEntries(variablesOf(read('efemera-smtp.service'))) as Record<string, string>;
  expect(read('settings.env')).toContain(`\nSMTP_PORT=${SMTP_PORT}\n`);
});

it('the units confine each service as its container is confined', () => {
  for (const [name, value] of Object.entries({
    NoNewPrivileges: 'yes',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    PrivateTmp: 'yes',
    Restart: 'always',
    User: 'efemera',
  })) {
    expect([name, valueOf(common, name)]).toEqual([name, value]);
  }
});

/** 0 where there is no systemd. */
const systemdVersion = (() => {
  try {
    return Number(
      /^systemd (\d+)/.exec(execFileSync('systemd-analyze', ['--version'], { encoding: 'utf8' }))?.[1] ?? 0,
    );
  } catch {
    return 0;
  }
})();

// systemd 250 is the first version that can check units which are not installed. Defines no test for older ones, since a
// skipped test would count as failed.
if (systemdVersion >= 250)
  it('the units have only settings that systemd knows, and little exposure by its own measure', () => {
    const copy = mkdtempSync(join(tmpdir(), 'efemera-units-'));
    try {
      cpSync(folder, copy, { recursive: true });
      const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(service|conf)$/.test(name),
      );
      for (const name of files.map((name) => join(copy, name))) {
        const text = readFileSync(name, 'utf8')
          .replaceAll('/usr/bin/node', process.execPath)
          .replaceAll('/opt/efemera', root);
        writeFileSync(name, text);
      }
      const env = { ...process.env, SYSTEMD_UNIT_PATH: `${copy}:` };
      const units = [...apps.map((app) => `efemera-${app}.service`), 'efemera.target'].map((name) => join(copy, name));
      // systemd-analyze exits with 0 for some settings that it does not understand, and names faults of the system's
      // units, too.
      const verify = ['-c', 'systemd-analyze verify "$@" 2>&1', 'bash', ...units];
      const printed = execFileSync('bash', verify, { env, encoding: 'utf8' });
      expect(printed.split('\n').filter((line) => line.includes('efemera'))).toEqual([]);
      for (const unit of units.slice(0, 3)) {
        // The threshold is ten times the highest exposure that the test allows (2.0 of 10).
        execFileSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit], { env, stdio: 'pipe' });
      }
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
