import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Api } from '@efemera/testing/api';
import { SmtpSender } from '@efemera/testing/smtp-sender';
import { System } from '@efemera/testing/system';
import { until } from '@efemera/testing/until';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  status: { code: number };
}
interface Export {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[];
}

/** Takes OTLP over HTTP in JSON, as a collector does. */
class Collector {
  readonly bodies: string[] = [];
  readonly authorizations = new Set<string | undefined>();
  private constructor(private readonly server: Server) {}

  static async start(): Promise<Collector> {
    const server = createServer();
    const collector = new Collector(server);
    server.on('request', (request, response) => {
      let body = '';
      collector.authorizations.add(request.headers.authorization);
      request.setEncoding('utf8').on('data', (text: string) => (body += text));
      request.on('end', () => {
        if (request.url === '/v1/traces') collector.bodies.push(body);
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return collector;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): (Span & { service: string | undefined })[] {
    return this.bodies.flatMap((body) =>
      (JSON.parse(body) as Export).resourceSpans.flatMap(({ resource, scopeSpans }) => {
        const name = resource.attributes.find(({ key }) => key === 'service.name');
        return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service: name?.value.stringValue })));
      }),
    );
  }

  /** The spans of a mail, as `service name`. */
  namesOf(traceId: string): Set<string> {
    return new Set(
      this.spans.filter((span) => span.traceId === traceId).map(({ service, name }) => `${service} ${name}`),
    );
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

const file = fileURLToPath(new URL('../../../libs/tracing/dist/index.js', import.meta.url));

/** The trace id of a mail: it has the same sixteen bytes as the mail's id. */
function traceIdOf(mailId: string): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const bits = [...mailId].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return BigInt(`0b${bits}`).toString(16).padStart(32, '0');
}

describe('traces', () => {
  const secrets = ['visitor-of-trace', 'secret-subject', 'ana-the-sender', 'sender.test', 'a-word-of-the-body'];
  const message =
    'From: Ana <ana-the-sender@sender.test>\r\nSubject: secret-subject\r\n\r\na-word-of-the-body 482913\r\n';
  let collector: Collector;
  let system: System;
  const following = new AbortController();
  const token = 'intake-secret-0123456789';
  let api: Api;
  let held: { address: string; token: string };

  beforeAll(async () => {
    collector = await Collector.start();
    system = await System.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-collector',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      INTAKE_TOKEN: token,
      SENDER_CHECKS: 'off',
    });
    api = new Api(system.url);
    held = await api.claim('visitor-of-trace@efemera.localhost');
    const stream = await fetch(`${system.url}/api/inboxes/${held.address}/events`, {
      headers: { authorization: `Bearer ${held.token}` },
      signal: following.signal,
    });
    expect(stream.status).toBe(200);
  });
  afterAll(async () => {
    following.abort();
    await system.stop();
    collector.stop();
  });

  const arrived = async (count: number): Promise<string> => {
    let ids: string[] = [];
    await until('the mail is listed', async () => {
      ids = (await api.emails(held.address, held.token, '&fields=summary')).map(({ id }) => id);
      return ids.length === count;
    });
    return traceIdOf(ids[0] ?? '');
  };
  const spansOf = async (traceId: string, names: string[]) => {
    await until(`the spans ${names.join(', ')} have come`, () =>
      names.every((name) => collector.namesOf(traceId).has(name)),
    );
    return collector.spans.filter((span) => span.traceId === traceId);
  };
  /**
   * In nanoseconds, as OTLP has times. SMTP notes whole milliseconds, so a span may seem to begin or end outside its
   * parent.
   */
  const tolerance = 2_000_000n;
  const expectTree = (spans: Span[]) => {
    const [root, ...others] = spans.filter(({ name }) => name === 'mail');
    expect(others).toEqual([]);
    expect(root?.parentSpanId ?? '').toBe('');
    for (const span of spans) {
      const [start, end] = [BigInt(span.startTimeUnixNano), BigInt(span.endTimeUnixNano)];
      expect(end >= start).toBe(true);
      expect(start + tolerance >= BigInt(root?.startTimeUnixNano ?? 0)).toBe(true);
      if (span !== root) expect(span.parentSpanId).toBe(root?.spanId);
      if (/receive|store/.test(span.name)) expect(end <= BigInt(root?.endTimeUnixNano ?? 0) + tolerance).toBe(true);
      expect(span.status.code).toBe(0);
      expect(span.attributes).toEqual([]);
    }
    expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
  };

  it('follow a mail from SMTP over the worker to the push', async () => {
    const sender = await SmtpSender.connect(system.smtpPort);
    expect((await sender.send(held.address, Buffer.from(message))).code).toBe(250);
    await sender.quit();
    const spans = await spansOf(await arrived(1), [
      'efemera-smtp mail',
      'efemera-smtp mail.receive',
      'efemera-smtp mail.store',
      'efemera-worker mail.parse',
      'efemera-gateway mail.push',
    ]);
    expectTree(spans);
    expect([...collector.authorizations]).toEqual(['Bearer of-the-collector']);
  });

  it('begin in the gateway for mail that a relay brings', async () => {
    const answer = await fetch(`${system.url}/api/intake`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'message/rfc822',
        'x-envelope-from': 'ana-the-sender@sender.test',
        'x-envelope-to': held.address,
      },
      body: message,
    });
    expect(answer.status).toBe(200);
    const names = [
      'gateway mail',
      'gateway mail.receive',
      'gateway mail.store',
      'worker mail.parse',
      'gateway mail.push',
    ];
    expectTree(
      await spansOf(
        await arrived(2),
        names.map((name) => `efemera-${name}`),
      ),
    );
  });

  it('tell nothing of the mail: no address, no subject, no word', () => {
    expect(collector.bodies.length).toBeGreaterThan(2);
    for (const secret of secrets) expect(collector.bodies.filter((body) => body.includes(secret))).toEqual([]);
  });
});

describe('a tracer whose collector is away', () => {
  it('warns once, and can still be closed', () => {
    const script = `
      const { openTracer } = await import(process.argv[1]);
      const settings = { OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: 1, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };
      const warnings = [];
      const tracer = await openTracer(settings, 'worker', { warn: (line) => warnings.push(line) });
      const record = () => tracer.record('01HF7YAT000000000000000001', 'mail.parse', { startMs: 1, endMs: 2 });
      record();
      while (warnings.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      record();
      await tracer.close();
      console.log(JSON.stringify(warnings));`;
    const env = { PATH: process.env['PATH'], OTEL_EXPORTER_OTLP_TIMEOUT: '300', OTEL_BSP_SCHEDULE_DELAY: '50' };
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script, file], {
      encoding: 'utf8',
      env,
    });
    expect(JSON.parse(printed)).toEqual([
      { msg: 'traces not sent', reason: expect.stringMatching(/ECONNREFUSED|timed? ?out/i) as string },
    ]);
  });
});

describe('a process', () => {
  const script = `
    import { createRequire } from 'node:module';
    const { openTracer } = await import(process.argv[1]);
    const settings = { OTEL_TRACES_SAMPLER: 'always_on', OTEL_TRACES_SAMPLER_ARG: 1, ...JSON.parse(process.argv[2]) };
    const tracer = await openTracer(settings, 'worker', console);
    const loaded = Object.keys(createRequire(process.argv[1]).cache).filter((path) => path.includes('@opentelemetry'));
    console.log(JSON.stringify({ hasTracer: tracer !== null, loaded: loaded.length > 0 }));
    await tracer?.close();`;
  const open = (settings: object) =>
    JSON.parse(
      execFileSync(process.execPath, ['--input-type=module', '-e', script, file, JSON.stringify(settings)], {
        encoding: 'utf8',
      }),
    ) as object;
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' };

  it.each([
    ['by default', {}],
    ['where the exporter is none', { ...endpoint, OTEL_TRACES_EXPORTER: 'none' }],
    ['where the SDK is disabled', { ...endpoint, OTEL_SDK_DISABLED: true }],
  ])('loads nothing of OpenTelemetry, and makes no tracer, %s', (_, settings) =>
    expect(open(settings)).toEqual({ hasTracer: false, loaded: false }),
  );

  it.each([
    endpoint,
    { OTEL_TRACES_EXPORTER: 'otlp' },
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:9/v1' },
  ])('makes a tracer for settings %j', (settings) => expect(open(settings)).toEqual({ hasTracer: true, loaded: true }));
});
