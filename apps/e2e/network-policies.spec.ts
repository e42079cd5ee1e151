import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { NetworkList } from '@efemera/network';
import { parseAllDocuments } from 'yaml';

interface Selector {
  matchLabels?: Record<string, string>;
  matchExpressions?: { key: string; operator: string; values: string[] }[];
}
interface Rule {
  ports: { port: number | string; endPort?: number; protocol?: string }[];
  from?: Peer[];
  to?: Peer[];
}
interface Peer {
  podSelector?: Selector;
  ipBlock?: { cidr: string; except: string[] };
}
interface Policy {
  spec: { podSelector: Selector; policyTypes: string[]; ingress?: Rule[]; egress?: Rule[] };
}

const file = resolve(import.meta.dirname, '../../ops/kubernetes/network.yaml');
const policies = parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as Policy);
const ports: Record<string, number> = { smtp: 2525, http: 3000, redis: 6379 };
const label = 'app.kubernetes.io/name';

const selects = ({ matchLabels = {}, matchExpressions = [] }: Selector, pod: string) =>
  Object.entries(matchLabels).every(([key, value]) => key === label && value === pod) &&
  matchExpressions.every(({ key, operator, values }) => {
    expect([key, operator]).toEqual([label, 'In']);
    return values.includes(pod);
  });

/** Whether one of a policy's rules matches the other side of a connection: one of our pods, by its name, or an address. */
const matches = (rules: Rule[], other: string, port: number, protocol: string) =>
  rules.some(
    (rule) =>
      rule.ports.some(
        ({ port: first, endPort, protocol: its = 'TCP' }) =>
          its === protocol &&
          port >= (ports[first] ?? Number(first)) &&
          port <= (endPort ?? ports[first] ?? Number(first)),
      ) &&
      ((rule.from ?? rule.to)?.some(({ podSelector, ipBlock }) =>
        ipBlock
          ? isIP(ipBlock.cidr.split('/')[0] ?? '') === isIP(other) &&
            new NetworkList([ipBlock.cidr]).holds(other) &&
            !new NetworkList(ipBlock.except).holds(other)
          : podSelector !== undefined && selects(podSelector, other),
      ) ??
        true),
  );

/**
 * Decides as Kubernetes does: a pod that some policy selects may have only the connections that one of its policies allows.
 */
function isAllowed(from: string, to: string, port: number, protocol = 'TCP'): boolean {
  const side = (pod: string, type: 'Ingress' | 'Egress', other: string) => {
    const bound = policies.filter(({ spec }) => spec.policyTypes.includes(type) && selects(spec.podSelector, pod));
    const rulesOf = ({ spec }: Policy) => (type === 'Ingress' ? spec.ingress : spec.egress) ?? [];
    return bound.length === 0 || bound.some((policy) => matches(rulesOf(policy), other, port, protocol));
  };
  const isPod = (name: string) => /^[a-z]+$/.test(name);
  return (!isPod(from) || side(from, 'Egress', to)) && (!isPod(to) || side(to, 'Ingress', from));
}

const strangers = ['203.0.113.9', '2001:db8::9'];
const inside = ['10.96.0.10', '192.168.1.1', '172.16.3.4', '169.254.169.254', '127.0.0.1', 'fd00::1', 'fe80::1', '::1'];
const apps = ['smtp', 'gateway', 'worker'];

it('lets our processes reach Redis and name servers, and no other pod reach Redis', () => {
  for (const app of apps) {
    expect([app, isAllowed(app, 'redis', 6379)]).toEqual([app, true]);
    expect([app, isAllowed(app, '10.96.0.10', 53, 'UDP')]).toEqual([app, true]);
  }
  for (const other of [...strangers, ...inside, 'anything']) expect(isAllowed(other, 'redis', 6379)).toBe(false);
});

it('lets any address reach SMTP on port 2525 and the gateways on port 3000, and no other port', () => {
  for (const stranger of [...strangers, ...inside]) {
    expect([isAllowed(stranger, 'smtp', 2525), isAllowed(stranger, 'gateway', 3000)]).toEqual([true, true]);
    for (const app of apps) expect([app, isAllowed(stranger, app, 9229)]).toEqual([app, false]);
    expect(isAllowed(stranger, 'worker', 3000)).toBe(false);
  }
  expect(isAllowed('gateway', 'smtp', 2525)).toBe(true);
});

it('lets workers and gateways call public addresses, and no pod call private addresses or mail servers', () => {
  for (const stranger of strangers) {
    for (const port of [80, 443, 8443]) {
      expect(apps.filter((app) => isAllowed(app, stranger, port))).toEqual(['gateway', 'worker']);
    }
    for (const port of [25, 465, 587, 22]) expect(apps.filter((app) => isAllowed(app, stranger, port))).toEqual([]);
  }
  for (const address of inside)
    expect([address, apps.filter((app) => isAllowed(app, address, 443))]).toEqual([address, []]);
});

it('lets neither Redis nor a pod that only the default policy selects open a connection', () => {
  for (const to of [...strangers, ...inside, 'redis', 'gateway']) {
    expect([to, isAllowed('anything', to, 443), isAllowed('redis', to, 443)]).toEqual([to, false, false]);
    expect(isAllowed('redis', to, 53, 'UDP')).toBe(false);
  }
});
