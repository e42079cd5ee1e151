import { z } from 'zod';
import { articleListSchema, articleQuerySchema, articleSchema, translateRequestSchema } from './blog.js';
import { deliveryListSchema } from './delivery.js';
import { emailDetailSchema } from './email.js';
import { errorStatus, type ErrorCode } from './errors.js';
import {
  commentListSchema,
  commentPageSchema,
  commentRequestSchema,
  commentSchema,
  contactRequestSchema,
} from './feedback.js';
import {
  deleteQuerySchema,
  emailListSchema,
  emailSummaryListSchema,
  errorBodySchema,
  listQuerySchema,
  readFlagSchema,
  readinessSchema,
  siteConfigSchema,
} from './http.js';
import { claimRequestSchema, claimResponseSchema, extendRequestSchema, inboxListSchema, inboxSchema } from './inbox.js';
import { paths } from './paths.js';
import { countryRankingSchema, domainRankingSchema, rankingQuerySchema, visitSchema } from './ranking.js';
import { statisticsSchema } from './statistics.js';
import { buildInfoSchema, statsReportSchema, statsSchema } from './stats.js';

/** Groups of calls, in the order in which they are told about. */
export const apiTags = {
  inboxes: 'Addresses and who holds them.',
  emails: 'The mail of an inbox: open to all where nobody holds the address, else to its holder alone.',
  statistics: 'Counters, rankings and visits.',
  translation: 'Articles of the blog, and their translation.',
  feedback: 'Comments of visitors, and messages to the operator.',
  operation: 'What runs here, and how it fares.',
} as const;
export type ApiTag = keyof typeof apiTags;

/** One call of the API: what the documentation, and a test against real answers, know of it. */
export interface ApiCall {
  id: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  tag: ApiTag;
  summary: string;
  /** It opens an inbox: with the key of its holder. */
  opensInbox?: true;
  parameters?: Readonly<Record<string, string>>;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A body that works. */
  example?: object;
  success: { status: 200 | 201 | 202 | 204; schema?: z.ZodType; contentType?: string };
  errors: readonly ErrorCode[];
}

const address = { to: z.string().describe('The address of the inbox.') };
const infoSchema = statsSchema.extend({
  version: z.string().optional(),
  buildInfo: buildInfoSchema.omit({ version: true }).optional(),
});
const ofInbox = ['address_missing', 'address_malformed', 'address_invalid', 'inbox_private'] as const;
const ofMail = [...ofInbox, 'email_not_found'] as const;
const id = { id: 'Id of the mail.' };

export const apiCalls: readonly ApiCall[] = [
  {
    id: 'claimInbox',
    method: 'post',
    path: paths.inboxes,
    tag: 'inboxes',
    summary: 'Claims an address, or one that the server makes. The token is told only here.',
    body: claimRequestSchema,
    example: {},
    success: { status: 201, schema: claimResponseSchema },
    errors: ['address_taken', 'address_invalid', 'quota_exhausted'],
  },
  {
    id: 'listInboxes',
    method: 'get',
    path: paths.inboxes,
    tag: 'inboxes',
    summary: 'Lists what this visitor holds or can restore, and the allowance of the day.',
    success: { status: 200, schema: inboxListSchema },
    errors: [],
  },
  {
    id: 'extendInbox',
    method: 'patch',
    path: `${paths.inboxes}/{address}`,
    tag: 'inboxes',
    summary: 'Gives an inbox its whole life span again, or brings back a former own address.',
    opensInbox: true,
    parameters: { address: 'The address of the inbox.' },
    body: extendRequestSchema,
    example: { extend: true },
    success: { status: 200, schema: inboxSchema },
    errors: ['inbox_private', 'inbox_not_found'],
  },
  {
    id: 'releaseInbox',
    method: 'delete',
    path: `${paths.inboxes}/{address}`,
    tag: 'inboxes',
    summary: 'Gives an address up: inbox and mail are gone at once.',
    opensInbox: true,
    parameters: { address: 'The address of the inbox.' },
    success: { status: 204 },
    errors: ['inbox_private', 'inbox_not_found'],
  },
  {
    id: 'listDeliveries',
    method: 'get',
    path: `${paths.inboxes}/{address}/deliveries`,
    tag: 'inboxes',
    summary:
      'Tells how mail came to an address, newest first, step by step, and which was refused with what words of SMTP.',
    opensInbox: true,
    parameters: { address: 'The address of the inbox.' },
    success: { status: 200, schema: deliveryListSchema },
    errors: ['address_malformed', 'address_invalid', 'inbox_private'],
  },
  {
    id: 'listEmails',
    method: 'get',
    path: paths.emails,
    tag: 'emails',
    summary: 'Lists an inbox, newest first; with `wait` answers as soon as there is a mail that matches.',
    opensInbox: true,
    query: z.object({ ...address, ...listQuerySchema.shape }),
    success: { status: 200, schema: z.union([emailListSchema, emailSummaryListSchema]) },
    errors: [...ofInbox, 'bad_request', 'too_many_waits', 'overloaded'],
  },
  {
    id: 'readEmail',
    method: 'get',
    path: `${paths.emails}/{id}`,
    tag: 'emails',
    summary: 'Reads one mail, with bodies, headers and attachments.',
    opensInbox: true,
    parameters: id,
    query: z.object(address),
    success: { status: 200, schema: emailDetailSchema },
    errors: ofMail,
  },
  {
    id: 'markEmail',
    method: 'patch',
    path: `${paths.emails}/{id}`,
    tag: 'emails',
    summary: 'Marks one mail as read or unread.',
    opensInbox: true,
    parameters: id,
    query: z.object(address),
    body: readFlagSchema,
    example: { read: true },
    success: { status: 200, schema: emailDetailSchema },
    errors: ofMail,
  },
  {
    id: 'deleteEmail',
    method: 'delete',
    path: paths.emails,
    tag: 'emails',
    summary: 'Deletes one mail.',
    opensInbox: true,
    query: z.object({ ...address, ...deleteQuerySchema.shape }),
    success: { status: 204 },
    errors: [...ofMail, 'id_malformed'],
  },
  {
    id: 'readSource',
    method: 'get',
    path: `${paths.emails}/{id}/raw`,
    tag: 'emails',
    summary: 'The message as it was received.',
    opensInbox: true,
    parameters: id,
    query: z.object(address),
    success: { status: 200, contentType: 'message/rfc822' },
    errors: ofMail,
  },
  {
    id: 'readAttachment',
    method: 'get',
    path: `${paths.emails}/{id}/attachments/{index}`,
    tag: 'emails',
    summary: "One attachment's bytes, always as a download.",
    opensInbox: true,
    parameters: { ...id, index: 'Number of the attachment, as the mail lists them.' },
    query: z.object(address),
    success: { status: 200, contentType: 'application/octet-stream' },
    errors: [...ofMail, 'attachment_not_found'],
  },
  {
    id: 'readStats',
    method: 'get',
    path: paths.stats,
    tag: 'statistics',
    summary: 'Addresses created and messages received so far; with `info=true` also what runs here.',
    query: z.object({ info: z.enum(['true']).optional() }),
    success: { status: 200, schema: infoSchema },
    errors: [],
  },
  {
    id: 'report',
    method: 'post',
    path: paths.stats,
    tag: 'statistics',
    summary: 'Reports what a page did or saw. What the server saw itself is not counted again.',
    body: statsReportSchema,
    example: { action: 'message_received' },
    success: { status: 200, schema: statsSchema },
    errors: ['unknown_action', 'rate_limited'],
  },
  {
    id: 'recordVisit',
    method: 'post',
    path: paths.sitemap,
    tag: 'statistics',
    summary: 'Records a visit and the country it came from, where that is known.',
    body: visitSchema,
    example: { country: 'BR' },
    success: { status: 204 },
    errors: ['bad_request', 'rate_limited'],
  },
  {
    id: 'rankDomains',
    method: 'get',
    path: paths.domainRanking,
    tag: 'statistics',
    summary: 'Ranks the domains that mail comes from. `Accept: text/csv` or `format=csv` gives CSV.',
    query: rankingQuerySchema,
    success: { status: 200, schema: domainRankingSchema },
    errors: ['bad_request'],
  },
  {
    id: 'rankCountries',
    method: 'get',
    path: paths.countryRanking,
    tag: 'statistics',
    summary: 'Ranks the countries that visits come from. `Accept: text/csv` or `format=csv` gives CSV.',
    query: rankingQuerySchema,
    success: { status: 200, schema: countryRankingSchema },
    errors: ['bad_request'],
  },
  {
    id: 'readStatistics',
    method: 'get',
    path: paths.statistics,
    tag: 'statistics',
    summary: 'Everything that the statistics page draws.',
    success: { status: 200, schema: statisticsSchema },
    errors: [],
  },
  {
    id: 'listArticles',
    method: 'get',
    path: paths.articles,
    tag: 'translation',
    summary: 'Lists the articles of the blog, newest first, without their texts.',
    query: articleQuerySchema,
    success: { status: 200, schema: articleListSchema },
    errors: ['bad_request'],
  },
  {
    id: 'readArticle',
    method: 'get',
    path: `${paths.articles}/{id}`,
    tag: 'translation',
    summary: 'Reads an article in the language asked for, or in the one it was written in.',
    parameters: { id: 'Id of the article.' },
    query: articleQuerySchema.pick({ lang: true }),
    success: { status: 200, schema: articleSchema },
    errors: ['article_not_found'],
  },
  {
    id: 'translateArticle',
    method: 'post',
    path: paths.translate,
    tag: 'translation',
    summary: 'Translates an article; a translation that is there already is answered at once.',
    body: translateRequestSchema,
    example: { articleId: 'o-que-e-email-temporario', target: 'en-US' },
    success: { status: 200, schema: articleSchema },
    errors: ['bad_request', 'article_not_found', 'provider_limit', 'translation_failed'],
  },
  {
    id: 'listComments',
    method: 'get',
    path: paths.comments,
    tag: 'feedback',
    summary: 'Lists comments, newest first, ten a page.',
    query: z.object({ page: commentPageSchema }),
    success: { status: 200, schema: commentListSchema },
    errors: ['bad_request'],
  },
  {
    id: 'addComment',
    method: 'post',
    path: paths.comments,
    tag: 'feedback',
    summary: 'Publishes a comment.',
    body: commentRequestSchema,
    example: { name: 'Ana', rating: 5, comment: 'It works.' },
    success: { status: 201, schema: commentSchema },
    errors: ['missing_fields', 'invalid_fields', 'rate_limited'],
  },
  {
    id: 'contact',
    method: 'post',
    path: paths.contact,
    tag: 'feedback',
    summary: 'Writes to the operator. Nothing is sent out: the message is kept for them.',
    body: contactRequestSchema,
    example: { name: 'Ana Lima', email: 'ana@example.com', subject: 'Hello', message: 'I have a question.' },
    success: { status: 202, schema: z.object({ accepted: z.literal(true) }) },
    errors: ['missing_fields', 'invalid_fields', 'rate_limited'],
  },
  {
    id: 'readConfig',
    method: 'get',
    path: paths.config,
    tag: 'operation',
    summary: 'What the page needs to know of the settings.',
    success: { status: 200, schema: siteConfigSchema },
    errors: [],
  },
  {
    id: 'readReadiness',
    method: 'get',
    path: paths.ready,
    tag: 'operation',
    summary: 'Ready, or what is missing (503).',
    success: { status: 200, schema: readinessSchema },
    errors: [],
  },
];

/** The API as an OpenAPI 3.1 document, from the same schemas that check what comes in. */
export function openApiDocument(version: string, origin?: string) {
  const calls: Record<string, Record<string, object>> = {};
  for (const call of apiCalls) (calls[call.path] ??= {})[call.method] = operation(call);
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
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: {
        inboxToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token that claiming an address answered with.',
        },
        visitorCookie: { type: 'apiKey', in: 'cookie', name: 'efemera_visitor' },
      },
    },
  };
}
export type OpenApiDocument = ReturnType<typeof openApiDocument>;

function operation({
  id: operationId,
  tag,
  summary,
  opensInbox,
  parameters,
  query,
  body,
  example,
  success,
  errors,
}: ApiCall) {
  const { status, schema, contentType = 'application/json' } = success;
  const content = schema
    ? { [contentType]: { schema: jsonSchema(schema, 'output') } }
    : status === 204
      ? undefined
      : { [contentType]: { schema: { type: 'string', format: 'binary' } } };
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errors) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(opensInbox && { security: [{}, { inboxToken: [] }, { visitorCookie: [] }] }),
    parameters: [
      ...Object.entries(parameters ?? {}).map(([name, description]) => ({
        name,
        in: 'path',
        required: true,
        description,
        schema: { type: 'string' },
      })),
      ...Object.entries((query?.shape ?? {}) as Record<string, z.ZodType>).map(([name, type]) => ({
        name,
        in: 'query',
        required: !type.safeParse(undefined).success,
        ...(type.description && { description: type.description }),
        schema: jsonSchema(type, 'input'),
      })),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input'), example } } },
    }),
    responses: {
      [status]: { description: 'It worked.', ...(content && { content }) },
      ...Object.fromEntries(
        [...byStatus].map(([refused, codes]) => [
          refused,
          {
            description: codes.join(', '),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
          },
        ]),
      ),
    },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): object {
  // The document names its dialect once, by its version.
  return { ...z.toJSONSchema(schema, { io, unrepresentable: 'any' }), $schema: undefined };
}
