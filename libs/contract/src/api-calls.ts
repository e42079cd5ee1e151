import { z } from 'zod';
import { articleListSchema, articleQuerySchema, articleSchema, translateRequestSchema } from './blog.js';
import { deliveryListSchema } from './delivery.js';
import { emailDetailSchema } from './email.js';
import type { ErrorCode } from './errors.js';
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
  listQuerySchema,
  readFlagSchema,
  readinessSchema,
  siteConfigSchema,
} from './http.js';
import { claimRequestSchema, claimResponseSchema, extendRequestSchema, inboxListSchema, inboxSchema } from './inbox.js';
import type { RateLimitName } from './limits.js';
import {
  auditListSchema,
  auditQuerySchema,
  blockListSchema,
  blockQuerySchema,
  blockRequestSchema,
  blockSchema,
  doctorReportSchema,
  moderatedCommentListSchema,
  moderatedCommentSchema,
  moderationQuerySchema,
  moderationRequestSchema,
  operatorOverviewSchema,
  purgeAnswerSchema,
  purgeRequestSchema,
} from './operator.js';
import { paths } from './paths.js';
import { countryRankingSchema, domainRankingSchema, rankingQuerySchema, visitSchema } from './ranking.js';
import { statisticsSchema } from './statistics.js';
import { buildInfoSchema, pageViewSchema, statsReportSchema, statsSchema } from './stats.js';
import {
  newWebhookSchema,
  webhookDeliveryListSchema,
  webhookDeliveryQuerySchema,
  webhookDeliverySchema,
  webhookListSchema,
  webhookRequestSchema,
} from './webhooks.js';

/** Groups of calls, in the order of the documentation. */
export const apiTags = {
  inboxes: 'Claim, list, extend and release addresses.',
  webhooks: 'Signed calls to a URL of yours when mail comes. Only the holder of an address can add them.',
  emails: 'The mail of an inbox: open to everybody if nobody holds the address, otherwise only to its holder.',
  statistics: 'Counters, rankings and visits.',
  translation: 'Articles of the blog, and their translations.',
  feedback: 'Comments of visitors, and messages to the operator.',
  operation: 'Settings, health and metrics of this service.',
  operator: 'For the operator of the service, with ADMIN_TOKEN as bearer token.',
} as const;
export type ApiTag = keyof typeof apiTags;

/** One call of the API. The documentation is generated from it, and a test compares real answers with it. */
export interface ApiCall {
  id: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  tag: ApiTag;
  summary: string;
  description?: string;
  /** The call opens an inbox and takes its key; feeds take the key as a password, too. */
  opensInbox?: true | 'feed';
  /** The call takes the operator's token. */
  operator?: true;
  parameters?: Readonly<Record<string, string>>;
  query?: z.ZodObject;
  /** Request headers that the call reads. */
  headers?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  /** A valid body. */
  example?: object;
  success: {
    status: 200 | 201 | 202 | 204;
    schema?: z.ZodType;
    /** Content types of the answer; `schema` describes the JSON one. */
    contentTypes?: readonly string[];
    /** The answer has an ETag: `If-None-Match` is answered with 304 while nothing has changed. */
    tagged?: true;
    /** The answer has a file name and is a download. */
    named?: true;
  };
  /** The rate limit of the call; by default `change` for calls that change something. */
  rateLimit?: RateLimitName;
  /** A further answer that does not have the form of an error. */
  otherwise?: { status: 503; schema: z.ZodType };
  /** The call is answered even while Redis is away. */
  withoutStore?: true;
  /** Errors of this call only; openapi.ts adds those that many calls have. */
  errors: readonly ErrorCode[];
}

const address = { to: z.string().describe('The address of the inbox.') };
const infoSchema = statsSchema.extend({
  version: z.string().optional(),
  buildInfo: buildInfoSchema.omit({ version: true }).optional(),
});
const ofInbox = ['address_malformed', 'address_invalid', 'inbox_private'] as const;
const ofMail = [...ofInbox, 'address_missing', 'email_not_found'] as const;
const inPath = { address: 'The address of the inbox.' };
const ifNoneMatch = { 'If-None-Match': 'The ETag of an answer: 304 while nothing has changed.' };
const csv = ['application/json', 'text/csv'] as const;
const id = { id: 'Id of the mail.' };
const ofWebhooks = ['address_malformed', 'address_invalid', 'inbox_private', 'holder_required'] as const;
const webhook = { address: 'The address of the inbox.', id: 'Id of the webhook.' };
const webhooksPath = `${paths.inboxes}/{address}/webhooks`;

export const apiCalls: readonly ApiCall[] = [
  {
    id: 'claimInbox',
    method: 'post',
    path: paths.inboxes,
    tag: 'inboxes',
    summary: 'Claims the given address, or a generated one. The token is shown only in this answer.',
    body: claimRequestSchema.optional(),
    example: {},
    success: { status: 201, schema: claimResponseSchema },
    errors: ['bad_request', 'address_taken', 'address_invalid', 'quota_exhausted'],
  },
  {
    id: 'listInboxes',
    method: 'get',
    path: paths.inboxes,
    tag: 'inboxes',
    summary: 'Lists the inboxes that this visitor holds or can restore, and the quota of the day.',
    success: { status: 200, schema: inboxListSchema },
    errors: [],
  },
  {
    id: 'extendInbox',
    method: 'patch',
    path: `${paths.inboxes}/{address}`,
    tag: 'inboxes',
    summary: 'Restarts the lifetime of an inbox, or restores an address that the visitor held before.',
    opensInbox: true,
    parameters: inPath,
    body: extendRequestSchema,
    example: { extend: true },
    success: { status: 200, schema: inboxSchema },
    errors: [...ofInbox, 'bad_request', 'inbox_not_found'],
  },
  {
    id: 'releaseInbox',
    method: 'delete',
    path: `${paths.inboxes}/{address}`,
    tag: 'inboxes',
    summary: 'Releases an address. Its inbox and mail are deleted at once.',
    opensInbox: true,
    parameters: inPath,
    success: { status: 204 },
    errors: [...ofInbox, 'inbox_not_found'],
  },
  {
    id: 'watchInbox',
    method: 'get',
    path: `${paths.inboxes}/{address}/events`,
    tag: 'inboxes',
    summary: 'Streams what happens in an inbox, as server-sent events.',
    description:
      'Events: `snapshot` `{ to, emails }` is the first and lists all mail, newest first; `mail:received` `{ to, email }`; ' +
      '`mail:updated` `{ to, id, read?, email? }`; `mail:removed` `{ to, id }`; `inbox:expired` `{ to }` is the last. Each ' +
      'has an id. A comment is sent after 15 seconds without an event. A client that does not read is disconnected.',
    opensInbox: true,
    parameters: inPath,
    headers: {
      'Last-Event-ID':
        'The id of the last event that the client received. The stream continues after it, each event once, and begins ' +
        'with a snapshot only if that event is too long ago.',
    },
    success: { status: 200, contentTypes: ['text/event-stream'] },
    rateLimit: 'stream',
    errors: [...ofInbox, 'bad_request', 'too_many_streams', 'overloaded'],
  },
  {
    id: 'readFeed',
    method: 'get',
    path: `${paths.inboxes}/{address}/feed.atom`,
    tag: 'inboxes',
    summary: 'The inbox as an Atom feed, newest first, with the texts of its mail.',
    opensInbox: 'feed',
    parameters: inPath,
    headers: ifNoneMatch,
    success: { status: 200, contentTypes: ['application/atom+xml'], tagged: true },
    rateLimit: 'read',
    errors: [...ofInbox, 'overloaded'],
  },
  {
    id: 'listDeliveries',
    method: 'get',
    path: `${paths.inboxes}/{address}/deliveries`,
    tag: 'inboxes',
    summary:
      'Lists how mail was delivered to an address, newest first, step by step, and refused mail with the SMTP replies.',
    opensInbox: true,
    parameters: { address: 'The address of the inbox.' },
    success: { status: 200, schema: deliveryListSchema },
    rateLimit: 'read',
    errors: ['address_malformed', 'address_invalid', 'inbox_private'],
  },
  {
    id: 'addWebhook',
    method: 'post',
    path: webhooksPath,
    tag: 'webhooks',
    summary:
      'Adds a webhook: a URL that is called when mail comes. The secret is shown only in this answer. The webhook ends with the inbox.',
    opensInbox: true,
    parameters: { address: 'The address of the inbox.' },
    body: webhookRequestSchema,
    example: { url: 'https://tests.example.com/mail' },
    success: { status: 201, schema: newWebhookSchema },
    errors: [
      ...ofWebhooks,
      'bad_request',
      'webhooks_off',
      'webhook_url_invalid',
      'webhook_target_forbidden',
      'too_many_webhooks',
    ],
  },
  {
    id: 'listWebhooks',
    method: 'get',
    path: webhooksPath,
    tag: 'webhooks',
    summary: 'Lists the webhooks of an inbox, without their secrets.',
    opensInbox: true,
    parameters: { address: 'The address of the inbox.' },
    success: { status: 200, schema: webhookListSchema },
    rateLimit: 'read',
    errors: ofWebhooks,
  },
  {
    id: 'removeWebhook',
    method: 'delete',
    path: `${webhooksPath}/{id}`,
    tag: 'webhooks',
    summary: 'Removes a webhook. Calls that are still waiting are not made.',
    opensInbox: true,
    parameters: webhook,
    success: { status: 204 },
    errors: [...ofWebhooks, 'webhook_not_found'],
  },
  {
    id: 'listWebhookDeliveries',
    method: 'get',
    path: `${webhooksPath}/{id}/deliveries`,
    tag: 'webhooks',
    summary:
      'Lists the last calls of a webhook and their results, newest first. `state=dead` lists those that were given up.',
    opensInbox: true,
    parameters: webhook,
    query: webhookDeliveryQuerySchema,
    success: { status: 200, schema: webhookDeliveryListSchema },
    rateLimit: 'read',
    errors: [...ofWebhooks, 'bad_request', 'webhook_not_found'],
  },
  {
    id: 'replayWebhookDelivery',
    method: 'post',
    path: `${webhooksPath}/{id}/deliveries/{deliveryId}/replay`,
    tag: 'webhooks',
    summary: 'Repeats a call now, whatever its result was, with all its attempts.',
    opensInbox: true,
    parameters: { ...webhook, deliveryId: 'Id of the delivery.' },
    success: { status: 202, schema: webhookDeliverySchema },
    errors: [...ofWebhooks, 'webhooks_off', 'webhook_delivery_not_found'],
  },
  {
    id: 'listEmails',
    method: 'get',
    path: paths.emails,
    tag: 'emails',
    summary: 'Lists the mail of an inbox, newest first. With `wait` it answers as soon as there is mail that matches.',
    opensInbox: true,
    query: z.object({ ...address, ...listQuerySchema.shape }),
    headers: ifNoneMatch,
    success: { status: 200, schema: z.union([emailListSchema, emailSummaryListSchema]), tagged: true },
    rateLimit: 'read',
    errors: [...ofInbox, 'address_missing', 'bad_request', 'too_many_waits', 'overloaded'],
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
    rateLimit: 'read',
    errors: [...ofMail, 'overloaded'],
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
    errors: [...ofMail, 'bad_request', 'overloaded'],
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
    success: { status: 200, contentTypes: ['message/rfc822'], named: true },
    rateLimit: 'download',
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
    success: { status: 200, contentTypes: ['application/octet-stream'], named: true },
    rateLimit: 'download',
    errors: [...ofMail, 'attachment_not_found', 'overloaded'],
  },
  {
    id: 'readStats',
    method: 'get',
    path: paths.stats,
    tag: 'statistics',
    summary: 'Addresses created and messages received so far; with `info=true` also the version that runs.',
    query: z.object({ info: z.enum(['true']).optional() }),
    success: { status: 200, schema: infoSchema },
    errors: [],
  },
  {
    id: 'report',
    method: 'post',
    path: paths.stats,
    tag: 'statistics',
    summary: 'Accepts a report of a page. It changes no counter: the server counts claims and mail itself.',
    body: statsReportSchema,
    example: { action: 'message_received' },
    success: { status: 200, schema: statsSchema },
    rateLimit: 'report',
    errors: ['unknown_action'],
  },
  {
    id: 'recordVisit',
    method: 'post',
    path: paths.sitemap,
    tag: 'statistics',
    summary: 'Counts a visit, and its country if that is known.',
    body: visitSchema,
    example: { country: 'BR' },
    success: { status: 204 },
    rateLimit: 'visit',
    errors: ['bad_request'],
  },
  {
    id: 'recordPageView',
    method: 'post',
    path: paths.pageViews,
    tag: 'statistics',
    summary: 'Counts a view of a page by its path alone. A path that is no page counts as `other`.',
    body: pageViewSchema,
    example: { path: '/faq' },
    success: { status: 204 },
    rateLimit: 'view',
    errors: ['bad_request'],
  },
  {
    id: 'rankDomains',
    method: 'get',
    path: paths.domainRanking,
    tag: 'statistics',
    summary: 'Ranks the domains that mail comes from. `Accept: text/csv` or `format=csv` gives CSV.',
    query: rankingQuerySchema,
    headers: ifNoneMatch,
    success: { status: 200, schema: domainRankingSchema, contentTypes: csv, tagged: true, named: true },
    errors: ['bad_request'],
  },
  {
    id: 'rankCountries',
    method: 'get',
    path: paths.countryRanking,
    tag: 'statistics',
    summary: 'Ranks the countries that visits come from. `Accept: text/csv` or `format=csv` gives CSV.',
    query: rankingQuerySchema,
    headers: ifNoneMatch,
    success: { status: 200, schema: countryRankingSchema, contentTypes: csv, tagged: true, named: true },
    errors: ['bad_request'],
  },
  {
    id: 'readStatistics',
    method: 'get',
    path: paths.statistics,
    tag: 'statistics',
    summary: 'The figures of the statistics page.',
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
    summary: 'Reads an article in the given language, or else in the language in which it was written.',
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
    summary: 'Translates an article. A translation that exists is answered at once.',
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
    rateLimit: 'form',
    errors: ['missing_fields', 'invalid_fields'],
  },
  {
    id: 'contact',
    method: 'post',
    path: paths.contact,
    tag: 'feedback',
    summary: 'Leaves a message for the operator. The service stores it and sends no mail.',
    body: contactRequestSchema,
    example: { name: 'Ana Lima', email: 'ana@example.com', subject: 'Hello', message: 'I have a question.' },
    success: { status: 202, schema: z.object({ accepted: z.literal(true) }) },
    rateLimit: 'form',
    errors: ['missing_fields', 'invalid_fields'],
  },
  {
    id: 'readConfig',
    method: 'get',
    path: paths.config,
    tag: 'operation',
    summary: 'The settings that the page needs.',
    success: { status: 200, schema: siteConfigSchema },
    withoutStore: true,
    errors: [],
  },
  {
    id: 'readDescription',
    method: 'get',
    path: paths.openApi,
    tag: 'operation',
    summary: 'This document.',
    success: { status: 200, schema: z.looseObject({ openapi: z.string() }) },
    withoutStore: true,
    errors: [],
  },
  {
    id: 'readLiveness',
    method: 'get',
    path: paths.live,
    tag: 'operation',
    summary: 'Liveness: the process answers.',
    success: { status: 200, schema: z.object({ status: z.literal('live') }) },
    withoutStore: true,
    errors: [],
  },
  {
    id: 'readReadiness',
    method: 'get',
    path: paths.ready,
    tag: 'operation',
    summary: 'Readiness: 503 names the parts that do not answer.',
    success: { status: 200, schema: readinessSchema },
    otherwise: { status: 503, schema: readinessSchema },
    withoutStore: true,
    errors: [],
  },
  {
    id: 'readMetrics',
    method: 'get',
    path: paths.metrics,
    tag: 'operation',
    summary: 'Metrics of the service, for Prometheus.',
    success: { status: 200, contentTypes: ['text/plain'] },
    withoutStore: true,
    errors: [],
  },
  ...operatorCalls(),
];

function operatorCalls(): ApiCall[] {
  const calls: Omit<ApiCall, 'tag' | 'operator'>[] = [
    {
      id: 'readOverview',
      method: 'get',
      path: paths.operator,
      summary: 'Redis, processes, queues and counters.',
      success: { status: 200, schema: operatorOverviewSchema },
      errors: [],
    },
    {
      id: 'examine',
      method: 'get',
      path: paths.doctor,
      summary: 'Examines this installation: lists each fault, its meaning and its remedy.',
      success: { status: 200, schema: doctorReportSchema },
      errors: [],
    },
    {
      id: 'listBlocks',
      method: 'get',
      path: paths.blocks,
      summary: 'Lists blocks of senders, newest first.',
      success: { status: 200, schema: blockListSchema },
      errors: [],
    },
    {
      id: 'addBlock',
      method: 'post',
      path: paths.blocks,
      summary: 'Blocks a sender, a domain, or a network; in force within seconds.',
      body: blockRequestSchema,
      example: { kind: 'domain', value: 'spam.example', reason: 'spam', expiresInSeconds: 86_400 },
      success: { status: 201, schema: blockSchema },
      errors: ['bad_request', 'block_invalid'],
    },
    {
      id: 'removeBlock',
      method: 'delete',
      path: paths.blocks,
      summary: 'Removes a block.',
      query: blockQuerySchema,
      success: { status: 204 },
      errors: ['bad_request', 'block_invalid', 'block_not_found'],
    },
    {
      id: 'purge',
      method: 'post',
      path: paths.purge,
      summary: 'Deletes the mail of an inbox, or all mail of a sender or domain.',
      body: purgeRequestSchema,
      example: { kind: 'domain', value: 'spam.example' },
      success: { status: 200, schema: purgeAnswerSchema },
      errors: ['bad_request', 'block_invalid', 'address_malformed', 'address_invalid'],
    },
    {
      id: 'listModeratedComments',
      method: 'get',
      path: paths.moderation,
      summary: 'Lists comments with their e-mail addresses, or hidden comments, newest first.',
      query: moderationQuerySchema,
      success: { status: 200, schema: moderatedCommentListSchema },
      errors: ['bad_request'],
    },
    {
      id: 'moderateComment',
      method: 'patch',
      path: `${paths.moderation}/{id}`,
      summary: 'Hides a comment, or shows it again.',
      parameters: { id: 'Id of the comment.' },
      body: moderationRequestSchema,
      example: { hidden: true },
      success: { status: 200, schema: moderatedCommentSchema },
      errors: ['bad_request', 'comment_not_found'],
    },
    {
      id: 'deleteComment',
      method: 'delete',
      path: `${paths.moderation}/{id}`,
      summary: 'Deletes a comment.',
      parameters: { id: 'Id of the comment.' },
      success: { status: 204 },
      errors: ['comment_not_found'],
    },
    {
      id: 'readAudit',
      method: 'get',
      path: paths.audit,
      summary: 'Lists the actions of operators, newest first.',
      query: auditQuerySchema,
      success: { status: 200, schema: auditListSchema },
      errors: ['bad_request'],
    },
  ];
  // Without ADMIN_TOKEN these paths answer 404.
  return calls.map((call) => ({
    ...call,
    tag: 'operator',
    operator: true,
    errors: [
      ...call.errors,
      'admin_required',
      'not_found',
      ...(call.method === 'get' ? (['rate_limited'] as const) : []),
    ],
  }));
}
