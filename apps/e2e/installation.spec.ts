import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { envExample, settingsDocument } from '@efemera/config';
import { paths } from '@efemera/contract';
import { parseAllDocuments, parse } from 'yaml';
import { settingsSchema as gatewaySettings } from '../gateway/src/config.js';
import { settingsSchema as smtpSettings } from '../smtp/src/config.js';
import { settingsSchema as startSettings } from '../start/src/config.js';
import { settingsSchema as workerSettings } from '../worker/src/config.js';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');
const schemas = { smtp: smtpSettings, gateway: gatewaySettings, worker: workerSettings };
type App = keyof typeof schemas;
const apps = Object.keys(schemas) as App[];

describe('the documents of settings', () => {
  const all = [startSettings, ...Object.values(schemas)];

  it.each([
    ['.env.example', envExample(all)],
    ['docs/settings.md', settingsDocument(all)],
  ])('%s is what `npm run settings` writes', (path, written) => expect(read(path)).toBe(written));
});

it('keeps the browser driver of the tests out of the images', () => {
  // `npm install` marks it as optional, too, because the client package works with it: then `--omit=dev` installs it.
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { dev?: boolean }> };
  for (const name of ['@playwright/test', 'playwright', 'playwright-core'])
    expect([name, packages[`node_modules/${name}`]?.dev]).toEqual([name, true]);
});

/** Tells whether an app reads the setting of this name from the example file. */
const takes = (app: App, name: string): boolean => {
  const { shape } = schemas[app];
  return name in shape || (name.endsWith('_FILE') && name.slice(0, -'_FILE'.length) in shape);
};

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
    expect(
      Object.keys(environment).filter((name) => !takes(app, name) && !takes('gateway', name) && !takes('worker', name)),
    ).toEqual([]);
    const set = Object.entries(environment).map(([name, value]) => [name, filledIn(value)]);
    const given = Object.fromEntries(set.filter(([, value]) => value !== '')) as object;
    expect(schemas[app].safeParse(given).error?.issues ?? []).toEqual([]);
  });

  it('passes every setting of the example file to an app that reads it', () => {
    // Variables of the container engine: fixed inside containers, or read by `npm start` only.
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

  it('publishes only the ports of the balancer, so that every other service can be scaled', () => {
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

  it('closes the operator’s paths in nginx in every case of letters', () => {
    for (const document of ['ops/nginx/nginx.conf', 'docs/operating.md'])
      expect(read(document)).toMatch(/location ~\* \^\/\(metrics\|health\/ready\) \{\s*return 404;/);
  });
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
    for (const { test, start_period } of checks) {
      expect(test[1]).not.toMatch(/node/);
      expect(start_period).toMatch(/^(\d{3,}s|\d+m)$/);
    }
    expect(last('all-in-one', 'HEALTHCHECK')).toMatch(/--start-period=60s CMD \["efemera-health", "http", "3000"/);
  });
});

describe('ops/kubernetes', () => {
  interface Container {
    name: string;
    image: string;
    command: string[];
    env?: { name: string; value: string }[];
    ports?: { name: string; containerPort: number }[];
    startupProbe?: Probe;
    livenessProbe?: Probe;
    readinessProbe?: Probe;
    resources: { limits: { memory: string }; requests: object };
    securityContext: object;
    volumeMounts: { name: string; mountPath: string }[];
  }
  interface Probe {
    httpGet?: { path: string; port: string };
    tcpSocket?: { port: string };
    exec?: { command: string[] };
  }
  interface Resource {
    kind: string;
    metadata: { name: string };
    data?: Record<string, string>;
    spec: {
      selector?: Record<string, string> & { matchLabels?: Record<string, string> };
      ports?: { name: string; port: number; targetPort: string }[];
      replicas?: number;
      minAvailable?: number;
      template: {
        metadata: { labels: Record<string, string> };
        spec: {
          containers: [Container];
          volumes: { name: string }[];
          securityContext: object;
          enableServiceLinks?: boolean;
        };
      };
      rules?: { http: { paths: { path: string; backend: { service: { name: string } } }[] } }[];
      volumeClaimTemplates?: { metadata: { name: string } }[];
    };
  }
  const folder = 'ops/kubernetes';
  const filesIn = (path: string) =>
    readdirSync(resolve(root, path)).filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml');
  const resourcesIn = (path: string) =>
    filesIn(path).flatMap((name) =>
      parseAllDocuments(read(`${path}/${name}`)).map((document) => {
        expect([name, document.errors]).toEqual([name, []]);
        return document.toJS() as Resource;
      }),
    );
  const resources = resourcesIn(folder);
  const find = (kind: string, name: string) => {
    const found = resources.find((resource) => resource.kind === kind && resource.metadata.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name}`);
    return found;
  };
  const workloads = resources.filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind));
  const containerOf = ({ spec }: Resource) => spec.template.spec.containers[0];
  const settings = find('ConfigMap', 'settings').data ?? {};

  it.each([folder, `${folder}/autoscaling`, `${folder}/monitoring`])(
    '%s lists every file in its kustomization',
    (path) => {
      const { resources: listed } = parse(read(`${path}/kustomization.yaml`)) as { resources: string[] };
      expect(listed.toSorted()).toEqual(filesIn(path).toSorted());
    },
  );

  // In the overlay of docs/operating.md, autoscalers and monitors once had no namespace.
  it.each(['autoscaling', 'monitoring'])(
    'puts the resources of the component %s into the namespace of the pods',
    (component) => {
      const namespaceIn = (path: string) =>
        (parse(read(`${path}/kustomization.yaml`)) as { namespace?: string }).namespace;
      expect(namespaceIn(`${folder}/${component}`)).toBe(namespaceIn(folder));
    },
  );

  it('scales each kind of process, from two for a drained node, and sets no fixed number beside the autoscaler', () => {
    const scalers = resourcesIn(`${folder}/autoscaling`);
    expect(scalers.map(({ metadata }) => metadata.name).toSorted()).toEqual(apps.toSorted());
    for (const { metadata, spec } of scalers) {
      expect(spec).toMatchObject({ scaleTargetRef: { kind: 'Deployment', name: metadata.name }, minReplicas: 2 });
    }
    const { patches } = parse(read(`${folder}/autoscaling/kustomization.yaml`)) as {
      patches: { target: { kind: string; name: string }; patch: string }[];
    };
    expect(patches.map(({ target }) => target)).toEqual([{ kind: 'Deployment', name: 'gateway|smtp|worker' }]);
    expect(parse(patches[0]?.patch ?? '')).toEqual([{ op: 'remove', path: '/spec/replicas' }]);
  });

  it('has Prometheus scrape every gateway, and the alerts of ops/alerts.yml', () => {
    const [rule, monitor] = resourcesIn(`${folder}/monitoring`) as unknown as [
      { kind: string; spec: object },
      { kind: string; spec: { selector: { matchLabels: object }; endpoints: { port: string; path: string }[] } },
    ];
    expect(rule).toMatchObject({ kind: 'PrometheusRule', spec: parse(read('ops/alerts.yml')) as object });
    expect(monitor.kind).toBe('ServiceMonitor');
    const { metadata, spec } = find('Service', 'gateway');
    expect((metadata as { labels?: object }).labels).toEqual(monitor.spec.selector.matchLabels);
    expect(monitor.spec.endpoints).toMatchObject([{ port: spec.ports?.[0]?.name, path: paths.metrics }]);
  });

  it('mounts the token of /metrics for the gateway, and starts it without one', () => {
    const name = 'efemera';
    const token = { key: 'metrics-token', path: 'metrics-token' };
    expect(find('Deployment', 'gateway').spec.template.spec.volumes).toContainEqual({
      name: 'secrets',
      projected: expect.objectContaining({
        sources: expect.arrayContaining([{ secret: { name, optional: true, items: [token] } }]),
      }),
    });
    expect(read(`${folder}/settings.yaml`)).toContain('# METRICS_TOKEN_FILE: /run/secrets/efemera/metrics-token');
    expect(read(`${folder}/monitoring/service-monitor.yaml`)).toContain(`{ name: ${name}, key: ${token.key} }`);
  });

  it.each(apps)('gives %s valid settings, and secrets as files', (app) => {
    const { env = [] } = containerOf(find('Deployment', app));
    expect(env.map(({ name }) => name).filter((name) => !takes(app, name))).toEqual([]);
    expect(Object.keys(settings).filter((name) => !apps.some((one) => takes(one, name)))).toEqual([]);
    expect(env.map(({ name }) => name)).toContain('REDIS_URL_FILE');
    const given = {
      ...settings,
      ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
      REDIS_URL: 'redis://redis:6379',
    };
    expect(schemas[app].safeParse(given).error?.issues ?? []).toEqual([]);
    expect(read(`${folder}/${app}.yaml`)).not.toMatch(/name: (?:REDIS_URL|ADMIN_TOKEN|TRANSLATE_API_KEY),/);
  });

  it.each(apps)('keeps two of %s through a rolling update and a drained node, without service variables', (app) => {
    const deployment = find('Deployment', app);
    expect(deployment.spec.replicas).toBe(2);
    expect(deployment.spec.template.spec.enableServiceLinks).toBe(false);
    expect(find('PodDisruptionBudget', app).spec).toMatchObject({
      minAvailable: 1,
      selector: { matchLabels: deployment.spec.template.metadata.labels },
    });
  });

  it('probes the health of each process by the means that it offers', () => {
    const port = (app: App) =>
      containerOf(find('Deployment', app)).ports?.map(({ name, containerPort }) => [name, containerPort]);
    expect(port('gateway')).toEqual([['http', 3000]]);
    expect(port('smtp')).toEqual([['smtp', 2525]]);
    const { livenessProbe, readinessProbe } = containerOf(find('Deployment', 'gateway'));
    for (const probe of [livenessProbe, readinessProbe])
      expect(probe?.httpGet).toEqual({ path: paths.live, port: 'http' });
    const worker = containerOf(find('Deployment', 'worker'));
    const heartbeat = worker.env?.find(({ name }) => name === 'HEARTBEAT_FILE')?.value ?? 'none';
    for (const probe of [worker.startupProbe, worker.livenessProbe, worker.readinessProbe])
      expect(probe?.exec?.command).toEqual(['efemera-health', 'file', heartbeat]);
    for (const kind of ['startupProbe', 'livenessProbe', 'readinessProbe'] as const)
      expect([kind, workloads.filter((workload) => !containerOf(workload)[kind])]).toEqual([kind, []]);
  });

  it('connects each service to existing pods and ports', () => {
    for (const { metadata, spec } of resources.filter(({ kind }) => kind === 'Service')) {
      if (metadata.name === 'nobody') continue;
      const pods = workloads.filter(
        ({ spec: { template } }) => template.metadata.labels['app.kubernetes.io/name'] === metadata.name,
      );
      expect(spec.selector).toEqual({ 'app.kubernetes.io/name': metadata.name });
      expect(pods).toHaveLength(1);
      const names = pods.flatMap((pod) => containerOf(pod).ports ?? []).map(({ name }) => name);
      for (const { targetPort } of spec.ports ?? []) expect(names).toContain(targetPort);
    }
    const routes = find('Ingress', 'site').spec.rules?.flatMap(({ http }) => http.paths) ?? [];
    expect(routes.map(({ path, backend }) => [path, backend.service.name])).toEqual([
      [paths.metrics, 'nobody'],
      [paths.ready, 'nobody'],
      ['/', 'gateway'],
    ]);
    expect(find('Service', 'nobody').spec.selector).toBeUndefined();
  });

  it.each(workloads.map((workload) => [workload.metadata.name, workload] as const))('%s is confined', (_, workload) => {
    const container = containerOf(workload);
    expect(workload.spec.template.spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources.limits.memory).toMatch(/^\d+[MG]i$/);
    const volumes = [
      ...workload.spec.template.spec.volumes.map(({ name }) => name),
      ...(workload.spec.volumeClaimTemplates ?? []).map(({ metadata }) => metadata.name),
    ];
    for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
  });
});
