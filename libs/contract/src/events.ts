import { z } from 'zod';
import type { EmailSummary } from './email.js';
import type { ErrorBody } from './errors.js';
import type { Stats } from './stats.js';

/** The acknowledgement of every request over the socket. */
export type Ack<T = unknown> = ({ ok: true } & T) | ({ ok: false } & ErrorBody);

export const watchRequestSchema = z.object({ to: z.string(), token: z.string().max(200).optional() });
export const unwatchRequestSchema = z.object({ to: z.string() });
export type WatchRequest = z.infer<typeof watchRequestSchema>;
export type UnwatchRequest = z.infer<typeof unwatchRequestSchema>;

export interface ClientToServerEvents {
  'inbox:watch': (request: WatchRequest, ack: (answer: Ack<{ emails: EmailSummary[] }>) => void) => void;
  'inbox:unwatch': (request: UnwatchRequest, ack: (answer: Ack) => void) => void;
  'stats:watch': (request: object, ack: (answer: Ack<{ stats: Stats }>) => void) => void;
  'stats:unwatch': (request: object, ack: (answer: Ack<{ stats: Stats }>) => void) => void;
  'ranking:watch': (request: object, ack: (answer: Ack) => void) => void;
  'ranking:unwatch': (request: object, ack: (answer: Ack) => void) => void;
}

/** The requests that the gateway knows; any other name is refused. */
export const clientEvents = [
  'inbox:watch',
  'inbox:unwatch',
  'stats:watch',
  'stats:unwatch',
  'ranking:watch',
  'ranking:unwatch',
] as const satisfies (keyof ClientToServerEvents)[];

/**
 * The events of one inbox, sent to the clients that may read it. Names are in the past tense; events are in the order
 * in which they happened.
 */
export interface InboxEvents {
  'mail:received': { to: string; email: EmailSummary };
  /** `email` is present when the mail has new fields: it has just been parsed, or its sender has just been checked. */
  'mail:updated': { to: string; id: string; read?: boolean; email?: EmailSummary };
  'mail:removed': { to: string; id: string };
  'inbox:expired': { to: string };
  /**
   * A guest has joined, or the holder has removed one. Only the holder gets this event. It does not say which, so the
   * page reads the list of guests again.
   */
  'guests:changed': { to: string };
  /**
   * A delivery has begun, gone on, ended or been refused. Told only of held inboxes whose deliveries somebody has read within
   * the last minute. It does not say what has changed, so the page reads the deliveries again.
   */
  'deliveries:changed': { to: string };
}

export type InboxFact = { [E in keyof InboxEvents]: { type: E; payload: InboxEvents[E] } }[keyof InboxEvents];

/** The events of an HTTP stream: those of the inbox, after a first snapshot. */
export interface StreamEvents extends InboxEvents {
  /**
   * First event of every stream, unless the stream continues an earlier one (`Last-Event-ID`) without a gap. The client
   * drops its previous list: this one is complete, newest first.
   */
  snapshot: { to: string; emails: EmailSummary[] };
}

/** An event's position in a Redis stream, in the form of `Last-Event-ID`. */
export const eventIdSchema = z
  .string()
  .regex(/^\d{1,16}-\d{1,16}$/)
  .transform((id) => id as Place);

declare const isPlace: unique symbol;
/**
 * Position of an event in the event stream of its partition. Only the storage creates and compares positions; all other
 * code passes them on unchanged. Clients receive it as the event's id and return it as `Last-Event-ID`.
 */
export type Place = string & { readonly [isPlace]: true };

export interface ServerEvents extends InboxEvents {
  'stats:updated': Stats;
  'ranking:updated': { kind: 'domains' | 'countries'; updatedAt: string };
  /** The domains that are offered have changed; sent to every client. */
  'domains:updated': { domains: string[] };
}

export type ServerToClientEvents = { [E in keyof ServerEvents]: (payload: ServerEvents[E]) => void };
