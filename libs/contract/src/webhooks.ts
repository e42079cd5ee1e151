import { z } from 'zod';
import { emailSummarySchema, messageIdSchema } from './email.js';

/** The events that a webhook may receive: a mail came and was parsed; its sender has been checked. */
export const webhookEventSchema = z.enum(['mail:received', 'mail:updated']);
export type WebhookEvent = z.infer<typeof webhookEventSchema>;

export const webhookRequestSchema = z.object({
  /** http or https, on the usual port or one above 1023, without credentials. */
  url: z.string(),
  events: z.array(webhookEventSchema).min(1).max(webhookEventSchema.options.length).default(['mail:received']),
});

export const webhookSchema = z.object({
  id: messageIdSchema,
  url: z.string(),
  events: z.array(webhookEventSchema),
  createdAt: z.iso.datetime(),
});
export type Webhook = z.infer<typeof webhookSchema>;

export const newWebhookSchema = webhookSchema.extend({
  /** `whsec_` and the key that signs its calls, in base64. Shown only in this answer. */
  secret: z.string(),
});
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhookListSchema = z.object({ webhooks: z.array(webhookSchema) });
export type WebhookList = z.infer<typeof webhookListSchema>;

/** The id of a delivery: the ids of webhook and mail and the event, so that the id is the same on every attempt. */
export const webhookDeliveryIdSchema = z
  .string()
  .regex(/^[0-9A-HJKMNP-TV-Z]{26}-[0-9A-HJKMNP-TV-Z]{26}-(?:received|updated)$/);

/** Of a delivery. `pending`: not tried yet, or to be retried; `dead`: not tried any more, unless it is replayed. */
export const webhookStateSchema = z.enum(['pending', 'delivered', 'dead']);

export const webhookErrorSchema = z.enum([
  /** The answer's status was not 200 to 299; `lastStatus` holds it. */
  'status_refused',
  'timeout',
  'connection_failed',
  'tls_failed',
  'name_unknown',
  /** The host's address is not public, or no longer so. */
  'target_forbidden',
  /** A redirect that is not followed: neither 307 nor 308, without a valid target, to plain http, or one too many. */
  'redirect_refused',
  'email_gone',
]);
export type WebhookError = z.infer<typeof webhookErrorSchema>;

export const webhookDeliverySchema = z.object({
  id: webhookDeliveryIdSchema,
  event: webhookEventSchema,
  emailId: messageIdSchema,
  state: webhookStateSchema,
  attempts: z.int().nonnegative(),
  lastStatus: z.int().nullable(),
  lastError: webhookErrorSchema.nullable(),
  createdAt: z.iso.datetime(),
  lastAttemptAt: z.iso.datetime().nullable(),
  nextAttemptAt: z.iso.datetime().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

export const webhookDeliveryQuerySchema = z.object({ state: webhookStateSchema.optional() });
export const webhookDeliveryListSchema = z.object({ deliveries: z.array(webhookDeliverySchema) });
export type WebhookDeliveryList = z.infer<typeof webhookDeliveryListSchema>;

/** The body of a call to a webhook. */
export const webhookCallSchema = z.object({
  /** The delivery's id, as in `Efemera-Delivery`. */
  id: webhookDeliveryIdSchema,
  event: webhookEventSchema,
  to: z.string(),
  /** The mail as known at the time of the call, without bodies. */
  email: emailSummarySchema,
});
export type WebhookCall = z.infer<typeof webhookCallSchema>;

export const webhookHeaders = {
  /** Id of the delivery, as Standard Webhooks names it. */
  standardId: 'webhook-id',
  /** Seconds since 1970. */
  standardTimestamp: 'webhook-timestamp',
  /** `v1,BASE64`: HMAC-SHA256 of `ID.SECONDS.BODY` with the bytes that the secret holds in base64 after `whsec_`. */
  standardSignature: 'webhook-signature',
  /** `t=SECONDS,v1=HEX`: HMAC-SHA256 of `SECONDS.BODY` with the secret undecoded. Dropped in the next release. */
  signature: 'Efemera-Signature',
  event: 'Efemera-Event',
  delivery: 'Efemera-Delivery',
} as const;
