import { randomUUID } from 'node:crypto';
import { productVersion, type Logger, type TracingSettings } from '@efemera/config';
import { diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  type IdGenerator,
  type Sampler,
} from '@opentelemetry/sdk-trace-base';
import type { MailTracer, Step, StepTimes } from './mail-tracer.js';
import { traceIdsOf } from './trace-ids.js';

const closePatienceMs = 2000;
/** Least time between two warnings: if the collector does not answer, OpenTelemetry complains every few seconds. */
const warnEveryMs = 60_000;

const kinds: Partial<Record<Step, SpanKind>> = {
  mail: SpanKind.SERVER,
  'mail.webhook': SpanKind.CLIENT,
  'mail.notice': SpanKind.CLIENT,
};

/** Random ids for all spans but the first of a trace, whose ids are those of its mail. */
class MailIds implements IdGenerator {
  readonly #random = new RandomIdGenerator();
  #next: { traceId: string; rootSpanId: string } | null = null;

  /** The span that `start` starts gets these ids. */
  give<T>(ids: { traceId: string; rootSpanId: string }, start: () => T): T {
    this.#next = ids;
    try {
      return start();
    } finally {
      this.#next = null;
    }
  }

  readonly generateTraceId = () => this.#next?.traceId ?? this.#random.generateTraceId();
  readonly generateSpanId = () => this.#next?.rootSpanId ?? this.#random.generateSpanId();
}

/**
 * Decides by the trace's id alone, so that all processes choose the same mails. Every trace begins in this service, so
 * the samplers that ask a parent first (`parentbased_…`) choose the same mails as those that do not.
 */
function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: TracingSettings): Sampler {
  switch (name.replace(/^parentbased_/, '')) {
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(share);
    default:
      return new AlwaysOnSampler();
  }
}

/** The URL of the collector; the default is that of the OTLP standard. */
function urlOf(settings: TracingSettings): string {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base = 'http://localhost:4318' } = settings;
  return settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? `${base.replace(/\/$/, '')}/v1/traces`;
}

/** Sends spans as OTLP over HTTP, in JSON. The one place that knows OpenTelemetry. */
export class OtlpTracer implements MailTracer {
  readonly #ids = new MailIds();
  readonly #provider: BasicTracerProvider;
  readonly #tracer;

  constructor(settings: TracingSettings, role: string, log: Pick<Logger, 'warn'>) {
    tellFaults(log);
    const version = productVersion();
    const own = resourceFromAttributes({
      'service.name': `efemera-${role}`,
      'service.version': version,
      'service.instance.id': randomUUID(),
    });
    const exporter = new OTLPTraceExporter({
      url: urlOf(settings),
      headers: Object.fromEntries(settings.OTEL_EXPORTER_OTLP_HEADERS ?? []),
    });
    this.#provider = new BasicTracerProvider({
      // OTEL_RESOURCE_ATTRIBUTES and OTEL_SERVICE_NAME override our own attributes.
      resource: own.merge(detectResources({ detectors: [envDetector] })),
      sampler: samplerOf(settings),
      idGenerator: this.#ids,
      spanProcessors: [new BatchSpanProcessor(exporter)],
    });
    this.#tracer = this.#provider.getTracer('efemera', version);
  }

  record(mailId: string, step: Step, { startMs, endMs, failed = false }: StepTimes): void {
    const ids = traceIdsOf(mailId);
    const options = { kind: kinds[step] ?? SpanKind.INTERNAL, startTime: startMs };
    const parent = { traceId: ids.traceId, spanId: ids.rootSpanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
    const span =
      step === 'mail'
        ? this.#ids.give(ids, () => this.#tracer.startSpan(step, { ...options, root: true }, ROOT_CONTEXT))
        : this.#tracer.startSpan(step, options, trace.setSpanContext(ROOT_CONTEXT, parent));
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(Math.max(startMs, endMs));
  }

  async close(): Promise<void> {
    const sent = this.#provider.shutdown().catch(() => undefined);
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, closePatienceMs).unref())]);
  }
}

/** The message of a complaint: OpenTelemetry writes an error as the JSON of all its properties, its stack included. */
function reasonOf(complaint: string): string {
  try {
    return (JSON.parse(complaint) as { message?: string }).message ?? complaint;
  } catch {
    return complaint;
  }
}

/** Logs what OpenTelemetry complains of, such as a collector that does not answer. */
function tellFaults(log: Pick<Logger, 'warn'>): void {
  let quietUntilMs = 0;
  const tell = (message: string) => {
    if (performance.now() < quietUntilMs) return;
    quietUntilMs = performance.now() + warnEveryMs;
    log.warn({ msg: 'traces not sent', reason: reasonOf(message).slice(0, 200) });
  };
  const ignore = () => undefined;
  diag.setLogger(
    { error: tell, warn: tell, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
