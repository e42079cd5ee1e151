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

export interface ServerEvents extends InboxEvents {
  'stats:updated': Stats;
  'ranking:updated': { kind: 'domains' | 'countries'; updatedAt: string };
}

export type ServerToClientEvents = { [E in keyof ServerEvents]: (payload: ServerEvents[E]) => void };
