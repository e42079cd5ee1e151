import type { Logger, TracingSettings } from '@efemera/config';

/** The steps of a mail's way. `mail` is the whole intake, and the parent of all others. */
export type Step =
  | 'mail'
  | 'mail.receive'
  | 'mail.store'
  | 'mail.parse'
  | 'mail.push'
  | 'mail.webhook'
  | 'mail.notice'
  | 'mail.check_sender';

/** When a step began and ended, in milliseconds since the epoch. */
export interface StepTimes {
  startMs: number;
  endMs: number;
  /** True where the step threw. Nothing else of an error is traced: its message may name an address. */
  failed?: boolean;
}

/** Sends the times of steps to the collector that the operator has named. */
export interface MailTracer {
  /** Notes one step of a mail. Returns at once, never throws, and stores nothing: the trace's id is the mail's id. */
  record(mailId: string, step: Step, times: StepTimes): void;
  /** Sends what is left; gives up after two seconds, so that a collector that is away stops no process. */
  close(): Promise<void>;
}

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
 * Does some work, and records how long it took where this process has a tracer.
 *
 * @param hasFailed  tells a failure that the work returned instead of throwing it.
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
