import type { Address } from './address.js';
import type { InboxEvents } from './events.js';

/**
 * Names of everything in Redis: keys, queues, job payloads. Server only.
 *
 * All keys of one inbox carry the hash tag of its partition, so one script may touch them all and a cluster
 * may spread the partitions over its nodes.
 */
export const partitionCount = 16;

/** FNV-1a over the UTF-16 units: stable across processes and releases, since data lies where it points. */
export function partitionOf(address: Address): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < address.length; i++) hash = Math.imul(hash ^ address.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % partitionCount;
}

export const partitions: readonly number[] = Array.from({ length: partitionCount }, (_, index) => index);

/** Key builders. `prefix` separates tests that share one server; it is empty in production. */
export function redisKeys(prefix = '') {
  const tag = (partition: number) => `${prefix}{${partition}}:`;
  const of = (address: Address) => tag(partitionOf(address));
  return {
    /** Hash: holder's key hashes, life span, counts, version. */
    inbox: (address: Address) => `${of(address)}inbox:${address}`,
    /** Sorted set: message ids by arrival, in milliseconds. */
    mails: (address: Address) => `${of(address)}mails:${address}`,
    /** Hash: one mail. */
    mail: (address: Address, id: string) => `${of(address)}mail:${id}`,
    /** What `mail` puts before the id, for scripts that meet ids they were not given. */
    mailPrefix: (partition: number) => `${tag(partition)}mail:`,
    inboxPrefix: (partition: number) => `${tag(partition)}inbox:`,
    mailsPrefix: (partition: number) => `${tag(partition)}mails:`,
    /** Sorted set: addresses by when something of theirs expires. */
    due: (partition: number) => `${tag(partition)}due`,
    /** Stream: facts, capped. */
    events: (partition: number) => `${tag(partition)}events`,
    /** Hash: `created`, `received`. */
    counts: (partition: number) => `${tag(partition)}counts`,
    /** Sorted set: addresses that a key (by its hash) opens or can restore. A hint; the inbox is the truth. */
    holder: (keyHash: string) => `${prefix}holder:${keyHash}`,
    /** Counter: claims of one day (UTC) by one visitor or network. */
    quota: (day: string, subject: string) => `${prefix}quota:${day}:${subject}`,
    /** Hash: machine translations of articles, by `id/language`. */
    translations: `${prefix}translations`,
    /** Sorted set of ids by time, and hash: comments of visitors. */
    commentOrder: `${prefix}{comments}:order`,
    comments: `${prefix}{comments}:items`,
    /** String with a TTL: the instance of this kind of process that was heard of last. */
    heartbeat: (role: ProcessRole) => `${prefix}heartbeat:${role}`,
    /** BullMQ's own keys; the tag keeps them in one slot. */
    queues: `${prefix}{bull}`,
  };
}
export type RedisKeys = ReturnType<typeof redisKeys>;

export type ProcessRole = 'smtp' | 'gateway' | 'worker';

export const queueNames = { enrich: 'enrich', senderCheck: 'sender-check', retention: 'retention' } as const;

/**
 * What is known of the delivery and not written in the mail: what a check of its sender needs. The client's address is
 * personal data: it is kept in the mail's hash alone, goes with it, and is neither shown nor logged.
 */
export interface SmtpEnvelope {
  ip: string;
  /** As the client named itself, unproven. */
  helo: string;
  /** Empty for a bounce. */
  mailFrom: string;
  tls: boolean;
}

/** A mail of a held inbox that waits to be parsed. */
export interface MailToParse {
  address: Address;
  id: string;
}

/** Parse these mails and keep what was found. Doing it twice is harmless. */
export interface EnrichJob {
  mails: MailToParse[];
}

/** Check the senders of these mails, which have been parsed. Doing it twice is harmless. */
export interface SenderCheckJob {
  mails: MailToParse[];
}

/** What the streams tell the gateways: the browser's facts, and one that only gateways hear. */
export type Fact =
  | { [E in keyof InboxEvents]: { type: E; payload: InboxEvents[E] } }[keyof InboxEvents]
  /** Somebody holds it now: whoever watched it while it was public must be sent away. */
  | { type: 'inbox:claimed'; payload: { to: string; tokenHash: string; visitorHash: string } };
