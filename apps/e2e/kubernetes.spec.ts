import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { paths } from '@efemera/contract';
import { parse, parseAllDocuments } from 'yaml';
import { apps, schemas, takes, type App } from './support/settings-of-apps.js';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(resolve(root, path), 'utf8');

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

  it('runs at least two of each kind of process, for a drained node, and leaves their number to the autoscaler', () => {
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
