import { z } from 'zod';
import type { EmailSummary } from './email.js';
import type { ErrorBody } from './errors.js';
import type { Stats } from './stats.js';

/** Acknowledgement of every request over the socket. */
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

/** What the gateway answers; anything else is refused as unknown. */
export const clientEvents = [
  'inbox:watch',
  'inbox:unwatch',
  'stats:watch',
  'stats:unwatch',
  'ranking:watch',
  'ranking:unwatch',
] as const satisfies (keyof ClientToServerEvents)[];

/** Facts of one inbox, told to whoever may read it; past tense, in the order in which they happened. */
export interface InboxEvents {
  'mail:received': { to: string; email: EmailSummary };
  /** `email` is there when more is known of the mail: it has just been parsed, or its sender has just been checked. */
  'mail:updated': { to: string; id: string; read?: boolean; email?: EmailSummary };
  'mail:removed': { to: string; id: string };
  'inbox:expired': { to: string };
}

/** One fact of one inbox. */
export type InboxFact = { [E in keyof InboxEvents]: { type: E; payload: InboxEvents[E] } }[keyof InboxEvents];

/** What a stream over HTTP tells: the same facts, after a first word that says how things stand. */
export interface StreamEvents extends InboxEvents {
  /**
   * First on every stream, unless it goes on where another one ended (`Last-Event-ID`) and nothing is missing: forget
   * what you knew, this is all there is, newest first.
   */
  snapshot: { to: string; emails: EmailSummary[] };
}

/** Place of a fact, as `Last-Event-ID` brings it back: of a Redis stream. */
export const eventIdSchema = z
  .string()
  .regex(/^\d{1,16}-\d{1,16}$/)
  .transform((id) => id as Place);

declare const isPlace: unique symbol;
/**
 * Where a fact stands in the event stream of its partition. Only the storage knows what it is made of, makes one, and
 * compares two; all others hand it on. Clients are given it as an event's id, and give it back as `Last-Event-ID`.
 */
export type Place = string & { readonly [isPlace]: true };

export interface ServerEvents extends InboxEvents {
  'stats:updated': Stats;
  'ranking:updated': { kind: 'domains' | 'countries'; updatedAt: string };
}

export type ServerToClientEvents = { [E in keyof ServerEvents]: (payload: ServerEvents[E]) => void };
