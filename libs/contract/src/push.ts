import { z } from 'zod';
import { messageIdSchema } from './email.js';

/** A browser's `PushSubscription` as `JSON.stringify` writes it; other fields are ignored. */
export const pushSubscriptionSchema = z.object({
  /** The URL at which the push service of the browser's maker takes notices: https, on a public address. */
  endpoint: z.string(),
  keys: z.object({
    /** A point on the curve P-256, uncompressed: 65 bytes in base64url. */
    p256dh: z.string(),
    /** 16 bytes in base64url. */
    auth: z.string(),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof pushSubscriptionSchema>['keys'];
export type BrowserSubscription = z.infer<typeof pushSubscriptionSchema>;

/** The subscription to end; without an endpoint all that the caller has added to the inbox. */
export const pushRemovalSchema = z.object({ endpoint: z.string().optional() });

/** What a notice tells the browser of a mail, encrypted so that no push service can read it. */
export const pushNoticeSchema = z.object({
  id: messageIdSchema,
  /** The address of the inbox. */
  to: z.string(),
  /** Sender and subject, shortened. */
  from: z.string(),
  subject: z.string(),
  code: z.string().nullable(),
});
export type PushNotice = z.infer<typeof pushNoticeSchema>;

/** The key pair by which push services know this service (VAPID, RFC 8292): base64url, 65 and 32 bytes. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}
