import { z } from 'zod';
import { httpUrl } from './fields.js';
import { setting } from './setting.js';

/** Settings of traces, by OpenTelemetry's own names. Its code reads some of its other settings by itself. */

const share = /^(?:0(?:\.\d+)?|1(?:\.0+)?)$/;
const header = /^[!#$%&'*+.^_`|~\w-]+=[^,\r\n]*$/;

/** `name=value` pairs, separated by commas; values are percent-encoded, as in the W3C's Baggage. */
const headerList = () =>
  z
    .string()
    .transform((text) => text.split(',').map((pair) => pair.trim()))
    .pipe(z.array(z.string().regex(header)))
    .transform((pairs) =>
      pairs.map((pair): [string, string] => {
        const split = pair.indexOf('=');
        return [pair.slice(0, split), decoded(pair.slice(split + 1).trim())];
      }),
    )
    .describe('headers as name=value, separated by commas');

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(httpUrl('the address of an OpenTelemetry collector, such as http://otel:4318'), {
    group: 'Traces',
    meaning: 'The OpenTelemetry collector that gets traces, as OTLP over HTTP in JSON at `/v1/traces`.',
    unset: 'no traces',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: setting(httpUrl('the whole address that takes traces'), {
    group: 'Traces',
    meaning: 'The whole address that takes traces, where it is another one.',
    unset: '`OTEL_EXPORTER_OTLP_ENDPOINT` and `/v1/traces`',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting(headerList(), {
    group: 'Traces',
    meaning: 'Headers that the collector asks for: authorization=Bearer%20secret.',
    unset: 'none',
  }),
  OTEL_TRACES_EXPORTER: setting(z.enum(['otlp', 'none']).describe('otlp or none'), {
    group: 'Traces',
    meaning: 'otlp sends traces, to http://localhost:4318 where no endpoint is set; none sends none.',
    unset: 'otlp where an endpoint is set',
  }),
  OTEL_TRACES_SAMPLER: setting(z.enum(samplers).describe(`one of ${samplers.join(', ')}`), {
    group: 'Traces',
    meaning: 'Which mails are traced; traceidratio takes a share of them, the same mails in every process.',
    standard: 'parentbased_always_on',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(z.string().regex(share).transform(Number).describe('a share from 0 to 1'), {
    group: 'Traces',
    meaning: 'The share of mails that are traced: 0.01 is one of a hundred.',
    standard: '1',
    more: 'It counts with traceidratio and parentbased_traceidratio only.',
  }),
  OTEL_SDK_DISABLED: setting(
    z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .describe('true or false'),
    { group: 'Traces', meaning: 'true sends no traces, whatever else is set.', standard: 'false' },
  ),
};

export type TracingSettings = z.output<z.ZodObject<typeof tracingSettings>>;
