import { z } from 'zod';
import { parseEnv } from './parse-env.js';
import { tracingSettings } from './tracing-settings.js';

const read = (env: Record<string, string>) => parseEnv(z.object(tracingSettings), env);

describe('the settings of traces', () => {
  it('read headers as the standard writes them: pairs with percent-encoded values', () => {
    const { OTEL_EXPORTER_OTLP_HEADERS: headers } = read({
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%3Db, x-tenant=mail=1,x-odd=100%',
    });
    expect(headers).toEqual([
      ['authorization', 'Bearer a=b'],
      ['x-tenant', 'mail=1'],
      ['x-odd', '100%'],
    ]);
  });

  it('ask for no traces by default', () =>
    expect(read({})).toEqual({
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_TRACES_SAMPLER_ARG: 1,
      OTEL_SDK_DISABLED: false,
    }));

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'otel:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Bearer secret'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['OTEL_SDK_DISABLED', 'yes'],
  ])('refuse %s=%s', (name, value) => expect(() => read({ [name]: value })).toThrow(`${name} is wrong`));
});
