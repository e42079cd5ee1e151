import { z } from 'zod';
import { messageIdSchema } from './email.js';

/** What happens to a mail on its way, in this order; `refused` stands in place of all that follows it. */
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

/** What the sender of a mail that was taken is told. */
export const storedReply = { code: 250, text: '2.0.0 Stored' } as const;

/** One attempt to deliver a mail to an address: how it went, and how long each step took. */
export const deliverySchema = z.object({
  outcome: z.enum(['stored', 'refused']),
  /** Of the mail; null where it was refused. */
  id: messageIdSchema.nullable(),
  startedAt: z.iso.datetime(),
  /** MAIL FROM; empty for a bounce. */
  sender: z.string(),
  /** What the sending server calls itself, unproven. */
  client: z.string(),
  /** Such as `TLSv1.3`; null where the mail came in the clear. */
  tls: z.string().nullable(),
  /** Bytes; null where it was refused before its text came. */
  size: z.int().nonnegative().nullable(),
  /** What the sender was told. */
  reply: z.object({ code: z.int(), text: z.string() }),
  /** In the order in which they happened. `pushed` is missing where no page watched, `parsed` until a mail was parsed. */
  steps: z.array(
    z.object({
      step: z.enum(deliverySteps),
      at: z.iso.datetime(),
      /** Since the connection. */
      ms: z.int().nonnegative(),
    }),
  ),
});
export type Delivery = z.infer<typeof deliverySchema>;

export const deliveryListSchema = z.object({ deliveries: z.array(deliverySchema) });
export type DeliveryList = z.infer<typeof deliveryListSchema>;
