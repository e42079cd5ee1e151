import { errorStatus, limits, type ErrorBody } from '@efemera/contract';
import { apiCalls, type ApiCall } from '@efemera/contract/api-calls';
import fc from 'fast-check';
import { adminToken, TestGateway } from './support.js';

/** A separate database on the shared server: the operator's calls of this suite must change nothing of other suites. */
const REDIS_URL = new URL('/13', process.env['TEST_REDIS_URL']).href;
const inputs = 50;
const statusOf: Readonly<Record<string, number>> = errorStatus;
/** A fixed seed gives the same inputs in each run, so that a failed test fails again. */
const seed = 20;

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom('', ' ', '0', '-1', 'NaN', 'null', '1e9', '__proto__', 'a@b@c', '\0', '\ud800', 'x'.repeat(3000)),
);
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  text,
  fc.integer(),
  fc.double(),
  fc.constant(limits.maxFaultTimes + 1),
);

/** Bodies that the call's schema refuses: of any form, or right but for one field. */
function badBodies({ body, example }: ApiCall): string[] {
  const right = { ...example };
  const wrongField = fc.tuple(fc.constantFrom(...Object.keys(right), 'unknown'), value);
  const almost = wrongField.map(([name, wrong]): unknown => ({ ...right, [name]: wrong }));
  const missing = fc.constantFrom('', ...Object.keys(right)).map((name) => {
    const rest = Object.entries(right).filter(([field]) => field !== name);
    return Object.fromEntries(rest) as unknown;
  });
  const any = fc.oneof(value, { arbitrary: almost, weight: 4 }, missing).map((input) => JSON.stringify(input));
  const broken = fc.constantFrom('{', '[', '{"a":}', '\u0000', '{"a":1}}', "{'a':1}", 'undefined');
  return [
    ...fc.sample(broken, { numRuns: inputs / 10, seed }),
    ...candidates(any).filter((input) => input !== undefined && !body?.safeParse(JSON.parse(input)).success),
  ].slice(0, inputs);
}

/** Makes ten times the inputs that a test needs, since the call's schema may accept some. */
const candidates = <T>(of: fc.Arbitrary<T>): T[] => fc.sample(of, { numRuns: 10 * inputs, seed });

/** Queries that the call's schema refuses. */
function badQueries({ query }: ApiCall): string[] {
  const names = Object.keys(query?.shape ?? {});
  const any = fc.dictionary(fc.constantFrom(...names), text, { minKeys: 1 });
  return candidates(any)
    .filter((input) => !query?.safeParse(input).success)
    .map((input) => new URLSearchParams(input).toString())
    .slice(0, inputs);
}

const badPathParts = () => fc.sample(text.map(encodeURIComponentLossy), { numRuns: inputs, seed });
/** Replaces lone surrogates first: `encodeURIComponent` throws at them. */
const encodeURIComponentLossy = (part: string) => encodeURIComponent(Buffer.from(part).toString()) || '%20';

const named = (those: (call: ApiCall) => unknown) => apiCalls.filter(those).map((call) => [call.id, call] as const);

describe('input that a call does not take', () => {
  let gateway: TestGateway;
  let inbox: Awaited<ReturnType<TestGateway['claim']>>;
  beforeAll(async () => {
    gateway = await TestGateway.start({ REDIS_URL, LOG_LEVEL: 'silent', INTAKE_TOKEN: 'intake-secret-0123456789' });
    inbox = await gateway.claim();
  });
  afterAll(() => gateway.stop());

  /** Makes the call with every right that it may need, so that only the input can be the reason for the refusal. */
  async function expectRefused(call: ApiCall, path: string, body?: string): Promise<void> {
    const method = call.method.toUpperCase();
    const token = call.operator ? adminToken : call.intake ? 'intake-secret-0123456789' : inbox.token;
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const response = await fetch(gateway.url + path, { method, headers, body: body ?? null });
    const answered = await response.text();
    const told = `${method} ${path} ${body} was answered ${response.status}: ${answered}`;
    const { error } = JSON.parse(answered) as Partial<ErrorBody>;
    const isRefused =
      response.status >= 400 && response.status < 500 && error && response.status === statusOf[error.code];
    expect(isRefused ? 'refused' : told).toBe('refused');
  }
  const pathOf = ({ path }: ApiCall) => path.replace('{address}', inbox.address).replace(/\{\w+\}/g, 'x');

  it.each(named(({ body }) => body))('in the body of %s is answered with an error code', async (_, call) => {
    for (const body of badBodies(call)) await expectRefused(call, pathOf(call), body);
  });

  // `readStats` takes any value but `true` as no, so none is invalid.
  it.each(named(({ id, query }) => query && id !== 'readStats'))(
    'in the query of %s is answered with an error code',
    async (_, call) => {
      const queries = badQueries(call);
      // The schema accepts every query if all its fields are free text: then there must be no bad query at all.
      if (queries.length < inputs) expect([call.id, queries]).toEqual([call.id, []]);
      for (const query of queries) await expectRefused(call, `${pathOf(call)}?${query}`);
    },
  );

  it.each(named(({ path, body }) => path.includes('{') && !body))(
    'in the path of %s is answered with an error code',
    async (_, call) => {
      for (const part of badPathParts()) await expectRefused(call, call.path.replace(/\{\w+\}/g, part));
    },
  );
});
