import type { z } from 'zod';
import { apiCalls } from './api-calls.js';
import { apiKeyHeader } from './api-key.js';
import { apiTags, type ApiCall } from './api-calls/api-call.js';
import { errorStatus, type ErrorCode } from './errors.js';
import { errorBodySchema } from './http.js';
import { DocumentSchemas } from './openapi-schemas.js';
import { visitorCookieOf } from './paths.js';
import { webhookCallSchema, webhookEventSchema, webhookHeaders } from './webhooks.js';

/** Builds the OpenAPI 3.1 document of the API from the schemas that validate requests. */
export function openApiDocument(version: string, origin?: string) {
  const schemas = new DocumentSchemas();
  const calls: Record<string, Record<string, object>> = {};
  for (const call of apiCalls) (calls[call.path] ??= {})[call.method] = operation(call, schemas);
  const webhooks = Object.fromEntries(webhookEventSchema.options.map((event) => [event, webhook(event, schemas)]));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Efêmera',
      version,
      description:
        'Temporary e-mail: claim an address, wait for mail, read its code. It receives mail and never sends any.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin ?? '/' }],
    tags: Object.entries(apiTags).map(([name, description]) => ({ name, description })),
    paths: calls,
    webhooks,
    components: { schemas: schemas.components, headers, securitySchemes: securitySchemes(origin) },
  };
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

const securitySchemes = (origin = '') => ({
  inboxToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that claiming an address answered with.',
  },
  intakeToken: { type: 'http', scheme: 'bearer', description: 'INTAKE_TOKEN, as this installation has set it.' },
  metricsToken: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN, where this installation has set it.' },
  operatorToken: { type: 'http', scheme: 'bearer', description: 'ADMIN_TOKEN, as this installation has set it.' },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: apiKeyHeader,
    description:
      'A key that the operator has made for a program. It opens the inboxes that were claimed with it, and no other.',
  },
  visitorCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: visitorCookieOf(origin),
    description: 'The cookie that a browser got as it claimed its first address.',
  },
  feedPassword: {
    type: 'http',
    scheme: 'basic',
    description: 'The token as the password of any user, for feeds alone. Send it unasked: a refusal is 403.',
  },
});

/** The credentials that a call takes; an empty requirement means that the call may be made without any. */
function securityOf({
  opensInbox,
  operator,
  intake,
  takesMetricsToken,
  takesKey,
}: ApiCall): Partial<Record<string, string[]>>[] {
  if (operator) return [{ operatorToken: [] }];
  if (intake) return [{ intakeToken: [] }];
  if (takesMetricsToken) return [{}, { metricsToken: [] }];
  if (takesKey) return [{}, { apiKey: [] }, { visitorCookie: [] }];
  if (!opensInbox) return [];
  const feed = opensInbox === 'feed' ? [{ feedPassword: [] }] : [];
  return [{}, { inboxToken: [] }, { apiKey: [] }, { visitorCookie: [] }, ...feed];
}

/** A call that this service makes to a URL of an inbox's holder. */
function webhook(event: string, schemas: DocumentSchemas) {
  const read = ({ name, description }: { name: string; description: string }) => ({
    name,
    in: 'header',
    required: true,
    description,
    schema: { type: 'string' },
  });
  return {
    post: {
      operationId: `on ${event}`.replace(/[ :]([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      tags: ['webhooks'],
      summary: event === 'mail:received' ? 'A mail has come and has been parsed.' : 'The sender of a mail was checked.',
      security: [],
      parameters: [
        { name: webhookHeaders.standardId, description: 'Id of the delivery, the same at every attempt.' },
        { name: webhookHeaders.standardTimestamp, description: 'Seconds since 1970 at which the call was made.' },
        { name: webhookHeaders.standardSignature, description: 'The signature of Standard Webhooks: `v1,BASE64`.' },
        { name: webhookHeaders.event, description: 'The event, as in the body.' },
      ].map(read),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.of(webhookCallSchema, 'output') } },
      },
      responses: {
        '2XX': { description: 'The call was accepted; the body of the answer is ignored.' },
        '4XX': { description: 'The call is repeated later; 410 ends its delivery at once.' },
      },
    },
  };
}

const header = (description: string, type: 'integer' | 'string', required = false) => ({
  description,
  required,
  schema: { type },
});
/** Headers of answers. Those of rate limits are missing if the operator has switched the limits off. */
const headers = {
  'RateLimit-Limit': header('Number of calls of this kind that your network may make in the window.', 'integer'),
  'RateLimit-Remaining': header('Number of calls that are left of them.', 'integer'),
  'RateLimit-Reset': header('Seconds until the window ends.', 'integer'),
  'Retry-After': header('Seconds after which a retry can succeed.', 'integer', true),
  ETag: header('Identifies the answered state. A long-poll has none.', 'string'),
  'Content-Disposition': header('The file name, if the answer is a file.', 'string'),
};
const headersOf = (...names: (keyof typeof headers)[]) =>
  names.length > 0 && {
    headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
  };

/** The errors of a call: its own, and those of the checks before every call of its kind. */
function errorsOf(call: ApiCall): ErrorCode[] {
  const { method, path, parameters, errors, rateLimit, withoutStore, opensInbox, takesKey } = call;
  const isKeyChecked = opensInbox !== undefined || takesKey !== undefined;
  const changes = method !== 'get';
  // The gateway refuses these calls under a foreign host name (DNS rebinding): they may answer with a visitor's data.
  const isPrivate = path.startsWith('/api/');
  const codes: ErrorCode[] = [
    ...errors,
    // For path parameters that can't be decoded, such as %ff.
    ...(parameters ? (['not_found'] as const) : []),
    // The gateway parses a JSON body of every such call, also of one that takes no body or another kind of body.
    ...(changes ? (['body_malformed', 'body_too_large', 'media_type_unsupported'] as const) : []),
    ...(changes || isPrivate ? (['origin_forbidden'] as const) : []),
    ...(isKeyChecked ? (['key_unknown'] as const) : []),
    ...(changes || rateLimit || isKeyChecked ? (['rate_limited'] as const) : []),
    ...(withoutStore ? [] : (['storage_unavailable'] as const)),
  ];
  return [...new Set(codes)];
}

function operation(call: ApiCall, schemas: DocumentSchemas) {
  const { tag, summary, description, body, raw, example } = call;
  return {
    operationId: call.id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: securityOf(call),
    parameters: parametersOf(call, schemas),
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { 'application/json': { schema: schemas.of(body, 'input'), example } },
      },
    }),
    ...(raw && {
      requestBody: {
        required: true,
        content: { [raw.mediaType]: { schema: { type: 'string' }, example: raw.example } },
      },
    }),
    responses: { ...successOf(call, schemas), ...refusalsOf(call, schemas), ...otherwiseOf(call, schemas) },
  };
}

function parametersOf({ parameters, query, headers: read, requiredHeaders }: ApiCall, schemas: DocumentSchemas) {
  return [
    ...Object.entries(parameters ?? {}).map(([name, text]) => ({
      name,
      in: 'path',
      required: true,
      description: text,
      schema: { type: 'string' },
    })),
    ...Object.entries((query?.shape ?? {}) as Record<string, z.ZodType>).map(([name, type]) => ({
      name,
      in: 'query',
      required: !type.safeParse(undefined).success,
      ...(type.description && { description: type.description }),
      schema: schemas.of(type, 'input'),
    })),
    ...headersAsked(requiredHeaders, true),
    ...headersAsked(read, false),
  ];
}

const headersAsked = (headers: ApiCall['headers'], required: boolean) =>
  Object.entries(headers ?? {}).map(([name, text]) => ({
    name,
    in: 'header',
    required,
    description: text,
    schema: { type: 'string' },
  }));

function limitHeadersOf({ method, rateLimit, opensInbox, takesKey }: ApiCall) {
  const isLimited = method !== 'get' || (rateLimit ?? opensInbox ?? takesKey) !== undefined;
  return isLimited ? (['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const) : [];
}

/** The answers to a call that succeeds, 304 included. */
function successOf(call: ApiCall, schemas: DocumentSchemas) {
  const { status, schema, contentTypes = ['application/json'], tagged, named } = call.success;
  const limitHeaders = limitHeadersOf(call);
  const content = Object.fromEntries(
    contentTypes.map((type) => [
      type,
      { schema: schema && type === 'application/json' ? schemas.of(schema, 'output') : { type: 'string' } },
    ]),
  );
  return {
    [status]: {
      description: 'It worked.',
      ...headersOf(
        ...limitHeaders,
        ...(tagged ? (['ETag'] as const) : []),
        ...(named ? (['Content-Disposition'] as const) : []),
      ),
      ...(status !== 204 && { content }),
    },
    ...(tagged && { 304: { description: 'Nothing has changed.', ...headersOf(...limitHeaders, 'ETag') } }),
  };
}

/** The error answers of a call, with the codes that share an HTTP status in one answer. */
function refusalsOf(call: ApiCall, schemas: DocumentSchemas) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(call)) {
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        ...headersOf(...limitHeadersOf(call), ...(status === 429 || status === 503 ? (['Retry-After'] as const) : [])),
        content: { 'application/json': { schema: errorSchema(codes, schemas) } },
      },
    ]),
  );
}

function otherwiseOf({ otherwise }: ApiCall, schemas: DocumentSchemas) {
  return (
    otherwise && {
      [otherwise.status]: {
        description: 'The service does not work now; the answer says what is missing.',
        content: { 'application/json': { schema: schemas.of(otherwise.schema, 'output') } },
      },
    }
  );
}

/** An error answer, with its possible codes. */
const errorSchema = (codes: readonly ErrorCode[], schemas: DocumentSchemas) => ({
  allOf: [
    schemas.of(errorBodySchema, 'output'),
    { type: 'object', properties: { error: { type: 'object', properties: { code: { enum: codes } } } } },
  ],
});
