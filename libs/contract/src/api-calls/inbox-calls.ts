import { deliveryListSchema } from '../delivery.js';
import {
  guestListSchema,
  joinedInboxSchema,
  joinLinkRequestSchema,
  joinLinkSchema,
  redeemRequestSchema,
} from '../guests.js';
import {
  changedInboxSchema,
  claimRequestSchema,
  claimResponseSchema,
  inboxChangeSchema,
  inboxListSchema,
} from '../inbox.js';
import { paths } from '../paths.js';
import { pushRemovalSchema, pushSubscriptionSchema } from '../push.js';
import {
  newWebhookSchema,
  webhookDeliveryListSchema,
  webhookDeliveryQuerySchema,
  webhookDeliverySchema,
  webhookListSchema,
  webhookRequestSchema,
} from '../webhooks.js';
import { ifNoneMatch, ofInbox, type ApiCall } from './api-call.js';

const inPath = { address: 'The address of the inbox.' };
const ofWebhooks = ['address_malformed', 'address_invalid', 'inbox_private', 'holder_required'] as const;
const webhook = { address: 'The address of the inbox.', id: 'Id of the webhook.' };
const ofGuests = [...ofInbox, 'holder_required'] as const;
const webhooksPath = `${paths.inboxes}/{address}/webhooks`;

/** The calls about inboxes and their webhooks. */
export const inboxCalls: readonly ApiCall[] = [
  {
    id: 'claimInbox',
    method: 'post',
    path: paths.inboxes,
    tag: 'inboxes',
    summary: 'Claims the given address, or a generated one. The token is shown only in this answer.',
    description: "With a program's key, only the quota and the limits of that key apply.",
    takesKey: true,
    body: claimRequestSchema.optional(),
    example: {},
    success: { status: 201, schema: claimResponseSchema },
    errors: ['bad_request', 'address_taken', 'address_invalid', 'ttl_invalid', 'quota_exhausted'],
  },
  {
    id: 'listInboxes',
    method: 'get',
    path: paths.inboxes,
    tag: 'inboxes',
    summary:
      'Lists the inboxes that this visitor holds or can restore, or reads as a guest (`access`), and the quota of the day.',
    takesKey: true,
    rateLimit: 'read',
    success: { status: 200, schema: inboxListSchema },
    errors: [],
  },
  {
    id: 'extendInbox',
    method: 'patch',
    path: `${paths.inboxes}/{address}`,
    tag: 'inboxes',
    summary:
      'Restarts the lifetime of an inbox, or restores an address that the visitor held before. With `fault` instead, lets ' +
      'SMTP refuse mail to it.',
    description:
      'A `fault` requires the key with which the inbox was claimed. A guest with full access extends by the lifetime that ' +
      'the holder has chosen: a guest who sends `ttlSeconds` gets 403 `holder_required`.',
    opensInbox: true,
    parameters: inPath,
    body: inboxChangeSchema,
    example: { extend: true },
    success: { status: 200, schema: changedInboxSchema },
    errors: [...ofInbox, 'read_only', 'holder_required', 'bad_request', 'ttl_invalid', 'key_needed', 'inbox_not_found'],
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
    errors: [...ofInbox, 'read_only', 'holder_required', 'inbox_not_found'],
  },
  {
    id: 'createJoinLink',
    method: 'post',
    path: `${paths.inboxes}/{address}/links`,
    tag: 'inboxes',
    summary:
      'Creates a link that lets another device into the inbox, once and within five minutes. Only for its holder.',
    description:
      'The secret is in the fragment of the URL. An inbox has at most 5 guests and 5 open links: one more link closes ' +
      'the oldest. Links and guests end with the inbox.',
    opensInbox: true,
    parameters: inPath,
    body: joinLinkRequestSchema,
    example: { access: 'read' },
    success: { status: 201, schema: joinLinkSchema },
    errors: [...ofGuests, 'bad_request', 'read_only', 'too_many_guests'],
  },
  {
    id: 'redeemJoinLink',
    method: 'post',
    path: paths.redeemLink,
    tag: 'inboxes',
    summary: "Redeems a join link: the visitor's cookie, which the answer sets, now opens the inbox as a guest.",
    description:
      'A program keeps the value of the cookie and sends it as its cookie or as a bearer token. With `read`, every call that ' +
      'changes something answers 403 `read_only`; with `full`, a guest reads, marks and deletes mail and extends the inbox. ' +
      'Links, guests, webhooks and the release are for the holder alone.',
    body: redeemRequestSchema,
    example: { secret: '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGH' },
    success: { status: 200, schema: joinedInboxSchema },
    rateLimit: 'join',
    errors: ['bad_request', 'too_many_guests', 'link_gone'],
  },
  {
    id: 'listGuests',
    method: 'get',
    path: `${paths.inboxes}/{address}/guests`,
    tag: 'inboxes',
    summary: 'Lists the guests of an inbox, in the order in which they joined. Only for its holder.',
    opensInbox: true,
    parameters: inPath,
    success: { status: 200, schema: guestListSchema },
    rateLimit: 'read',
    errors: ofGuests,
  },
  {
    id: 'endGuest',
    method: 'delete',
    path: `${paths.inboxes}/{address}/guests/{id}`,
    tag: 'inboxes',
    summary: "Removes a guest at once and ends the guest's sockets, streams and waits. Only for the holder.",
    opensInbox: true,
    parameters: { ...inPath, id: 'Id of the guest.' },
    success: { status: 204 },
    errors: [...ofGuests, 'read_only', 'guest_not_found'],
  },
  {
    id: 'watchInbox',
    method: 'get',
    path: `${paths.inboxes}/{address}/events`,
    tag: 'inboxes',
    summary: 'Streams what happens in an inbox, as server-sent events.',
    description:
      'Events: `snapshot` `{ to, emails }` is the first and lists all mail, newest first; `mail:received` `{ to, email }`; ' +
      '`mail:updated` `{ to, id, read?, email? }`; `mail:removed` `{ to, id }`; `guests:changed` `{ to }`, for the holder; ' +
      '`deliveries:changed` `{ to }`, while somebody reads its deliveries; ' +
      '`inbox:expired` `{ to }` is the last. Each has an id. A comment is sent after 15 seconds without an event. A client that does not read is disconnected.',
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
    summary: 'Lists the deliveries to an address step by step, newest first, and refused mail with the SMTP replies.',
    description:
      '`running` are attempts that have not ended, at a held inbox: SMTP tells of them for a minute after each call, at most a ' +
      'second late, so the first call has none.',
    opensInbox: true,
    parameters: { address: 'The address of the inbox.' },
    success: { status: 200, schema: deliveryListSchema },
    rateLimit: 'read',
    errors: ['address_malformed', 'address_invalid', 'inbox_private'],
  },
  {
    id: 'subscribeToPush',
    method: 'put',
    path: `${paths.inboxes}/{address}/push`,
    tag: 'inboxes',
    summary:
      "Notifies a browser of new mail by Web Push, even while no page is open. Takes the browser's PushSubscription.",
    description:
      'Subscribe with `pushPublicKey` of `/api/config`. A notice has sender, subject and code of one mail, encrypted to the ' +
      'browser. An inbox has at most five subscriptions; one more replaces the one that was renewed longest ago. ' +
      'Subscriptions end with the inbox.',
    opensInbox: true,
    parameters: inPath,
    body: pushSubscriptionSchema,
    example: {
      endpoint: 'https://push.example.com/send/f3a9c1',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
    success: { status: 204 },
    errors: [...ofWebhooks, 'bad_request', 'push_off', 'endpoint_refused'],
  },
  {
    id: 'unsubscribeFromPush',
    method: 'delete',
    path: `${paths.inboxes}/{address}/push`,
    tag: 'inboxes',
    summary:
      'Ends the subscription with this endpoint, or without a body all subscriptions that this visitor has added.',
    opensInbox: true,
    parameters: inPath,
    body: pushRemovalSchema.optional(),
    example: { endpoint: 'https://push.example.com/send/f3a9c1' },
    success: { status: 204 },
    errors: [...ofWebhooks, 'bad_request'],
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
      'read_only',
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
    errors: [...ofWebhooks, 'read_only', 'webhook_not_found'],
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
    summary: 'Repeats a call now, whatever its result was; it gets as many attempts as a new one.',
    opensInbox: true,
    parameters: { ...webhook, deliveryId: 'Id of the call.' },
    success: { status: 202, schema: webhookDeliverySchema },
    errors: [...ofWebhooks, 'read_only', 'webhooks_off', 'webhook_delivery_not_found'],
  },
];
