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

/** Groups of calls, in the order in which they are told about. */
export const apiTags = {
  inboxes: 'Addresses and who holds them.',
  webhooks: 'Calls to a URL of yours when mail comes, signed: for the holder of an address alone.',
  emails: 'The mail of an inbox: open to all where nobody holds the address, else to its holder alone.',
  statistics: 'Counters, rankings and visits.',
  translation: 'Articles of the blog, and their translation.',
  feedback: 'Comments of visitors, and messages to the operator.',
  operation: 'What runs here, and how it fares.',
  operator: 'For whoever runs the service: with ADMIN_TOKEN as bearer token.',
} as const;
export type ApiTag = keyof typeof apiTags;

/** One call of the API: what the documentation, and a test against real answers, know of it. */
export interface ApiCall {
  id: string;
  method: 'get' | 'post' | 'patch' | 'delete';
  path: string;
  tag: ApiTag;
  summary: string;
  description?: string;
  /** It opens an inbox: with the key of its holder, for feeds as a password too. */
  opensInbox?: true | 'feed';
  /** It takes the operator's token. */
  operator?: true;
  parameters?: Readonly<Record<string, string>>;
  query?: z.ZodObject;
  /** Headers that it heeds. */
  headers?: Readonly<Record<string, string>>;
  body?: z.ZodType;
  /** A body that works. */
  example?: object;
  success: {
    status: 200 | 201 | 202 | 204;
    schema?: z.ZodType;
    /** `schema` is of the JSON among them. */
    contentTypes?: readonly string[];
    /** It has a tag: `If-None-Match` is answered with 304 while nothing has changed. */
    tagged?: true;
    /** It may be a download. */
    named?: true;
  };
  /** Every call that changes something has the limit `change`, or one of its own. */
  rateLimit?: RateLimitName;
  /** An answer that is no error of the common form. */
  otherwise?: { status: 503; schema: z.ZodType };
  /** It is answered without Redis. */
  withoutStore?: true;
  /** What this call refuses by itself; what many do is added in openapi.ts. */
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
    summary: 'Claims an address, or one that the server makes. The token is told only here.',
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
    summary: 'Gives an address up: inbox and mail are gone at once.',
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
    summary: 'Tells what happens in an inbox as it happens, as server-sent events.',
    description:
      'Events: `snapshot` `{ to, emails }`, first: all there is, newest first; `mail:received` `{ to, email }`; ' +
      '`mail:updated` `{ to, id, read?, email? }`; `mail:removed` `{ to, id }`; `inbox:expired` `{ to }`, last. Each has ' +
      'an id. A comment breaks a silence of 15 seconds. A reader who does not read is closed.',
    opensInbox: true,
    parameters: inPath,
    headers: {
      'Last-Event-ID':
        'The id of the last event that was heard: what happened since is told, each fact once, without a snapshot; with ' +
        'one where that is too long ago.',
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
      'Tells how mail came to an address, newest first, step by step, and which was refused with what words of SMTP.',
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
    summary: 'Has a URL called when mail comes. The secret is told only here; the webhook goes with the inbox.',
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
    summary: 'Ends a webhook; what still waits for it is not sent.',
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
    summary: 'Lists the last calls of a webhook, newest first: what became of each. `state=dead` are those given up.',
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
    summary: 'Makes a call again now, whatever became of it, with all its attempts.',
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
    summary: 'Lists an inbox, newest first; with `wait` answers as soon as there is a mail that matches.',
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
    rateLimit: 'report',
    errors: ['unknown_action'],
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
    rateLimit: 'visit',
    errors: ['bad_request'],
  },
  {
    id: 'recordPageView',
    method: 'post',
    path: paths.pageViews,
    tag: 'statistics',
    summary: 'Counts a page that somebody looks at, by its path alone; what is no page counts as `other`.',
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
    rateLimit: 'form',
    errors: ['missing_fields', 'invalid_fields'],
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
    rateLimit: 'form',
    errors: ['missing_fields', 'invalid_fields'],
  },
  {
    id: 'readConfig',
    method: 'get',
    path: paths.config,
    tag: 'operation',
    summary: 'What the page needs to know of the settings.',
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
    summary: 'The process lives.',
    success: { status: 200, schema: z.object({ status: z.literal('live') }) },
    withoutStore: true,
    errors: [],
  },
  {
    id: 'readReadiness',
    method: 'get',
    path: paths.ready,
    tag: 'operation',
    summary: 'Ready, or what is missing (503).',
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
    summary: 'How the service fares, for Prometheus.',
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
      summary: 'What is wrong with this installation, what it means, and how to mend it.',
      success: { status: 200, schema: doctorReportSchema },
      errors: [],
    },
    {
      id: 'listBlocks',
      method: 'get',
      path: paths.blocks,
      summary: 'Whose mail is refused, newest first.',
      success: { status: 200, schema: blockListSchema },
      errors: [],
    },
    {
      id: 'addBlock',
      method: 'post',
      path: paths.blocks,
      summary: 'Refuses the mail of a sender, of a domain, or of a network, within seconds.',
      body: blockRequestSchema,
      example: { kind: 'domain', value: 'spam.example', reason: 'spam', expiresInSeconds: 86_400 },
      success: { status: 201, schema: blockSchema },
      errors: ['bad_request', 'block_invalid'],
    },
    {
      id: 'removeBlock',
      method: 'delete',
      path: paths.blocks,
      summary: 'Takes such mail again.',
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
      summary: 'Comments with what the public does not see, newest first.',
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
      summary: 'What operators did, newest first.',
      query: auditQuerySchema,
      success: { status: 200, schema: auditListSchema },
      errors: ['bad_request'],
    },
  ];
  // Without ADMIN_TOKEN there is nothing at these addresses.
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
