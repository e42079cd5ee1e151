import { z } from 'zod';
import { messageIdSchema } from './email.js';

/** The steps of a delivery in their order; in a refused one, `refused` takes the place of the steps not reached. */
export const deliverySteps = [
  'connect',
  'tls',
  'hello',
  'sender',
  'recipient',
  'data',
  'stored',
  'parsed',
  'pushed',
  'refused',
] as const;
export type DeliveryStep = (typeof deliverySteps)[number];

/** The SMTP reply to an accepted mail. */
export const storedReply = { code: 250, text: '2.0.0 Stored' } as const;

/** One attempt to deliver a mail to an address: its result, and the time of each step. */
export const deliverySchema = z.object({
  outcome: z.enum(['stored', 'refused']),
  /** The mail's id; null if it was refused. */
  id: messageIdSchema.nullable(),
  startedAt: z.iso.datetime(),
  /** MAIL FROM; empty for a bounce. */
  sender: z.string(),
  /** The EHLO name of the sending server, unverified. */
  client: z.string(),
  /** Such as `TLSv1.3`; null without TLS. */
  tls: z.string().nullable(),
  /** Bytes; null if the mail was refused before its content came. */
  size: z.int().nonnegative().nullable(),
  /** The SMTP reply to the sender. */
  reply: z.object({ code: z.int(), text: z.string() }),
  /** In the order in which they happened. `pushed` is missing if no page watched, `parsed` until the mail is parsed. */
  steps: z.array(
    z.object({
      step: z.enum(deliverySteps),
      at: z.iso.datetime(),
      /** Milliseconds since the connection. */
      ms: z.int().nonnegative(),
    }),
  ),
});
export type Delivery = z.infer<typeof deliverySchema>;

/** An attempt that has not ended, or that the sending server has broken off a moment ago. */
export const runningDeliverySchema = z.object({
  /** The same as long as the attempt lasts. */
  id: z.string(),
  /** `connected`: it has named the address, and sends no message yet. `broken_off`: it left before its message was whole. */
  state: z.enum(['connected', 'sending', 'broken_off']),
  startedAt: z.iso.datetime(),
  /** As of a `Delivery`. */
  sender: z.string(),
  client: z.string(),
  tls: z.string().nullable(),
  /** Bytes of the message that have come. */
  received: z.int().nonnegative(),
  /** Bytes of the message as the server has announced them; null if it did not. */
  size: z.int().nonnegative().nullable(),
});
export type RunningDelivery = z.infer<typeof runningDeliverySchema>;

export const deliveryListSchema = z.object({
  deliveries: z.array(deliverySchema),
  /**
   * Attempts that have not ended; missing where there are none. Only of a held inbox, and told for a minute after each call:
   * the call asks the SMTP processes for them.
   */
  running: z.array(runningDeliverySchema).optional(),
  /** Mail has come to this inbox. Also true if it was deleted since: its deliveries are then no longer listed. */
  hasReceived: z.boolean(),
});
export type DeliveryList = z.infer<typeof deliveryListSchema>;
