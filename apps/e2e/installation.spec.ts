import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { envExample, settingsDocument } from '@efemera/config';
import { paths } from '@efemera/contract';
import { parse } from 'yaml';
import { settingsSchema as startSettings } from '../start/src/config.js';
import { apps, schemas, takes } from './support/settings-of-apps.js';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

describe('the documents of settings', () => {
  const all = [startSettings, ...Object.values(schemas)];

  it.each([
    ['.env.example', envExample(all)],
    ['docs/settings.md', settingsDocument(all)],
  ])('%s is what `npm run settings` writes', (path, written) => expect(read(path)).toBe(written));
});

it('keeps the browser driver of the tests out of the images', () => {
  // The client package works with the driver, so `npm install` may mark it as optional; `--omit=dev` then installs it.
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  for (const name of ['@playwright/test', 'playwright', 'playwright-core'])
    expect([name, packages[`node_modules/${name}`]?.dev]).toEqual([name, true]);
});

/** Values that compose uses when a setting is not set, such as `${MAIL_DOMAINS:-efemera.localhost}`. */
const filledIn = (value: unknown) =>
  String(value).replace(/\$\{\w+(?::?[-+](.*?))?\}/g, (all, rest: string = '') => (all.includes(':+') ? '' : rest));

describe('docker-compose.yml', () => {
  interface Service {
    environment?: Record<string, unknown>;
    networks?: string[];
    ports?: string[];
    mem_limit?: string;
    read_only?: boolean;
    restart?: string;
    cap_drop?: string[];
    cap_add?: string[];
    secrets?: string[];
    security_opt?: string[];
    logging?: { options: Record<string, string> };
    healthcheck?: object;
    depends_on?: unknown;
    profiles?: string[];
    command?: string[];
  }
  const { services, networks, secrets } = parse(read('docker-compose.yml'), { merge: true }) as {
    services: Record<string, Service>;
    secrets: Record<string, { file: string }>;
    networks: Record<string, { internal?: boolean } | null>;
  };
  const ours = Object.entries(services).filter(([name]) => name !== 'translate');

  it.each(apps)('sets for %s only settings that it reads, and all that it needs', (app) => {
    const environment = services[app]?.environment ?? {};
    expect(Object.keys(environment).filter((name) => !takes(app, name))).toEqual([]);
    const set = Object.entries(environment).map(([name, value]) => [name, filledIn(value)]);
    const given = Object.fromEntries(set.filter(([, value]) => value !== '')) as object;
    expect(schemas[app].safeParse(given).error?.issues ?? []).toEqual([]);
  });

  it('passes every setting of the example file to each app that reads it', () => {
    // Compose sets none of these: the images fix them, or only `npm start` reads them.
    const fixed = ['HOST', 'DATA_DIR', 'BUILD_SHA', 'BUILD_TIME'];
    const named = [...read('.env.example').matchAll(/^#([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);
    for (const app of apps) {
      const expected = named.filter((name) => name in schemas[app].shape && !fixed.includes(name));
      const environment = Object.keys(services[app]?.environment ?? {});
      expect([app, expected.filter((name) => !environment.includes(name))]).toEqual([app, []]);
    }
  });

  // METRICS_TOKEN_FILE in .env once had no effect, and /metrics stayed open.
  it.each([
    ['ADMIN_TOKEN', 'admin-token'],
    ['METRICS_TOKEN', 'metrics-token'],
    ['INTAKE_TOKEN', 'intake-token'],
    ['PUSH_PRIVATE_KEY', 'push-private-key'],
    ['TRANSLATE_API_KEY', 'translate-api-key'],
  ])('gives the file of %s to each app that reads this setting', (name, secret) => {
    expect(secrets[secret]?.file).toBe(`\${${name}_FILE:-/dev/null}`);
    for (const app of apps.filter((app) => takes(app, name))) {
      const { environment = {}, secrets: given } = services[app] ?? {};
      expect([app, environment[`${name}_FILE`]]).toEqual([app, `\${${name}_FILE:+/run/secrets/${secret}}`]);
      expect([app, given]).toEqual([app, expect.arrayContaining([secret])]);
    }
  });

  it('drops the capabilities of every service', () => {
    const keeping = Object.entries(services).filter(([, { cap_drop }]) => !cap_drop?.includes('ALL'));
    expect(keeping.map(([name]) => name)).toEqual([]);
  });

  it.each(ours)('%s is confined: read-only, minimal capabilities, limited memory and logs, restarted', (_, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service).toMatchObject({ restart: 'unless-stopped', logging: { options: { 'max-size': '10m' } } });
    expect(filledIn(service.mem_limit)).toMatch(/^\d+[mg]$/);
  });

  // Without DAC_OVERRIDE, the start script of the official image fails at each restart:
  // `find: './appendonlydir': Permission denied`.
  it('lets the start script of the Redis image read the data folder after it has changed the owner', () => {
    expect(services['redis']?.cap_add).toEqual(['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID']);
  });

  it('starts Caddy while SMTP still waits for the certificate that Caddy is to get', () => {
    expect([services['front']?.depends_on, services['caddy']?.depends_on]).toEqual([['smtp', 'gateway'], ['front']]);
  });

  it('publishes only the ports of the balancer and of Caddy, so that every other service can be scaled', () => {
    expect(ours.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['front', 'caddy']);
    expect(services['caddy']?.profiles).toEqual(['tls']);
    expect(networks['store']?.internal).toBe(true);
    expect(services['redis']?.networks).toEqual(['store']);
    expect(read('ops/front/haproxy.cfg')).toContain(paths.live);
  });
});

describe('IPv6 beside IPv4', () => {
  it('is what containers listen on', () => {
    expect(read('Dockerfile')).toMatch(/^ENV .*\bHOST=:: /m);
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: { redis: { command: string[] } };
    };
    const { command } = services.redis;
    expect(command.slice(command.indexOf('--bind')).slice(1, 3)).toEqual(['*', '-::*']);
  });

  it('is what HAProxy and nginx listen on, in the example of the documents too', () => {
    const binds = [...read('ops/front/haproxy.cfg').matchAll(/^ +bind (.*)$/gm)].map(([, bind]) => bind);
    expect(binds).toHaveLength(3);
    for (const bind of binds) expect(bind).toMatch(/^"\$\{LISTEN\}:\d+" v4v6$/);
    expect(read('ops/front/Dockerfile')).toContain('LISTEN=$([ -e /proc/net/if_inet6 ] && echo :: || echo 0.0.0.0)');
    for (const document of ['ops/nginx/nginx.conf', 'docs/operating.md']) {
      const listens = [...read(document).matchAll(/^ +(?:# )?listen (.*);$/gm)].map(([, listen = '']) => listen);
      const byIpv4 = listens.filter((listen) => /^\d/.test(listen));
      expect([document, byIpv4.length]).not.toEqual([document, 0]);
      expect(listens.filter((listen) => !/^\d/.test(listen))).toEqual(byIpv4.map((listen) => `[::]:${listen}`));
    }
  });
});

it('the example of nginx closes the operator’s paths whatever the case of their letters', () => {
  for (const document of ['ops/nginx/nginx.conf', 'docs/operating.md'])
    expect(read(document)).toMatch(/location ~\* \^\/\(metrics\|health\/ready\) \{\s*return 404;/);
});

describe('the images', () => {
  const lines = read('Dockerfile')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n');
  /** The instructions of a stage and of those that it is made from. */
  const stage = (name: string): string[] => {
    const start = lines.findIndex((line) => new RegExp(`^FROM \\S+ AS ${name}$`).test(line));
    const [, base = ''] = /^FROM (\S+)/.exec(lines[start] ?? '') ?? [];
    const end = lines.findIndex((line, index) => index > start && line.startsWith('FROM '));
    const own = lines.slice(start + 1, end < 0 ? undefined : end).filter((line) => line !== '');
    return base.startsWith('$') ? own : [...stage(base), ...own];
  };
  const last = (name: string, instruction: string) =>
    stage(name)
      .findLast((line) => line.startsWith(`${instruction} `))
      ?.slice(instruction.length + 1);

  it('a build without a target makes the image of the services', () => {
    expect(lines.findLast((line) => line.startsWith('FROM '))).toBe('FROM runtime AS service');
    expect(last('service', 'CMD')).toBe('["node", "apps/gateway/dist/main.js"]');
    expect(stage('service').join()).not.toContain('redis');
  });

  it.each(['service', 'all-in-one'])('%s runs as a user of its own, who owns its volumes', (name) => {
    expect(last(name, 'USER')).toBe('efemera');
    expect(stage(name).join()).toMatch(/install -d -o efemera -g efemera \/certificates \/data/);
  });

  it('all-in-one has Redis and the supervisor of npm start, and writes to its volume only', () => {
    expect(stage('all-in-one').join()).toMatch(/apt-get install .*redis-server/);
    expect(last('all-in-one', 'CMD')).toBe('["node", "apps/start/dist/main.js"]');
    expect(stage('all-in-one')).toContain('COPY --from=build /app/apps/start apps/start');
    const env = stage('all-in-one')
      .filter((line) => line.startsWith('ENV '))
      .join(' ');
    expect([last('all-in-one', 'VOLUME'), env]).toEqual(['/data', expect.stringMatching(/HOST=::.* DATA_DIR=\/data/)]);
  });

  it('have health checks that start no Node process and allow for a slow start', () => {
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { healthcheck?: { test: string[]; start_period?: string } }>;
    };
    const checks = Object.values(services).flatMap(({ healthcheck }) => healthcheck ?? []);
    expect(checks.length).toBeGreaterThan(4);
    // While Redis reads its file, redis-cli prints LOADING and exits with 0.
    expect(services['redis']?.healthcheck?.test.join(' ')).toContain('PONG');
    for (const { test, start_period } of checks) {
      expect(test[1]).not.toMatch(/node/);
      expect(start_period).toMatch(/^(\d{3,}s|\d+m)$/);
    }
    expect(last('all-in-one', 'HEALTHCHECK')).toMatch(/--start-period=60s CMD \["efemera-health", "http", "3000"/);
  });
});
