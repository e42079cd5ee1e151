import type { Logger, TracingSettings } from '@efemera/config';
import type { MailTracer, Step } from './mail-tracer.js';

export type { MailTracer } from './mail-tracer.js';

/**
 * The tracer of a process; null, with no code of OpenTelemetry loaded, unless the settings ask for traces.
 *
 * @param role  of the process: `smtp` becomes the service `efemera-smtp`.
 */
export async function openTracer(
  settings: TracingSettings,
  role: 'smtp' | 'gateway' | 'worker',
  log: Pick<Logger, 'warn'>,
): Promise<MailTracer | null> {
  const endpoint = settings.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isWanted = (settings.OTEL_TRACES_EXPORTER ?? (endpoint && 'otlp')) === 'otlp';
  if (!isWanted || settings.OTEL_SDK_DISABLED) return null;
  const { OtlpTracer } = await import('./otlp-tracer.js');
  return new OtlpTracer(settings, role, log);
}

/**
 * Does some work for a mail, and records how long it took if this process has a tracer.
 *
 * @param hasFailed  recognises a failure that the work returned instead of throwing it.
 */
export async function measured<Result>(
  tracer: MailTracer | null,
  mailId: string,
  step: Step,
  work: () => Promise<Result>,
  hasFailed: (result: Result) => boolean = () => false,
): Promise<Result> {
  if (!tracer) return work();
  const startMs = Date.now();
  const startedAt = performance.now();
  let failed = true;
  try {
    const result = await work();
    failed = hasFailed(result);
    return result;
  } finally {
    tracer.record(mailId, step, { startMs, endMs: startMs + performance.now() - startedAt, failed });
  }
}
