import type { Address } from './address.js';
import type { InboxFact } from './events.js';
import type { RankingKind } from './ranking-choices.js';

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
  const rank = `${prefix}{rank}:`;
  return {
    /** Hash: holder's key hashes, life span, counts, version. */
    inbox: (address: Address) => `${of(address)}inbox:${address}`,
    /** Sorted set: message ids by arrival, in milliseconds. */
    mails: (address: Address) => `${of(address)}mails:${address}`,
    /** Hash: one mail. */
    mail: (address: Address, id: string) => `${of(address)}mail:${id}`,
    /** Sorted set: those of a reserved address's mails that the site's form brought, in the order of `mails`. */
    formMails: (address: Address) => `${of(address)}form:${address}`,
    formMailsPrefix: (partition: number) => `${tag(partition)}form:`,
    /** String with a TTL: nothing is to be stored under this id any more. It was stored and deleted, or taken back. */
    settledMail: (address: Address, id: string) => `${of(address)}settled:${id}`,
    /** What `mail` puts before the id, for scripts that meet ids they were not given. */
    mailPrefix: (partition: number) => `${tag(partition)}mail:`,
    inboxPrefix: (partition: number) => `${tag(partition)}inbox:`,
    mailsPrefix: (partition: number) => `${tag(partition)}mails:`,
    /** Hash: `hook:<id>` with its secret, and `delivery:<id>` of what is or was told to it. */
    webhooks: (address: Address) => `${of(address)}webhooks:${address}`,
    webhooksPrefix: (partition: number) => `${tag(partition)}webhooks:`,
    /** List, newest first: mail to this address that was refused. */
    refusals: (address: Address) => `${of(address)}refusals:${address}`,
    refusalsPrefix: (partition: number) => `${tag(partition)}refusals:`,
    /**
     * Nothing, ever. A script that may touch keys it does not declare declares this one with the others: while a cluster
     * moves the partition to another node, it is refused as a whole (TRYAGAIN), and never fails half-way.
     */
    nothing: (partition: number) => `${tag(partition)}nothing`,
    /** Sorted set: addresses by when something of theirs expires. */
    due: (partition: number) => `${tag(partition)}due`,
    /** Stream: facts, capped. */
    events: (partition: number) => `${tag(partition)}events`,
    /** Sorted set: mails of held inboxes that a worker has yet to parse and tell of, by when they were queued last. */
    unparsed: (partition: number) => `${tag(partition)}unparsed`,
    /** Hash: `created`, `received`. */
    counts: (partition: number) => `${tag(partition)}counts`,
    /** Set: the hours (since 1970) that are still counted here, or wait for the worker to fold them. */
    hours: (partition: number) => `${tag(partition)}hours`,
    /** Sorted set: mails of one hour by the sender's domain. The hash beside it holds what of a count is uncertain. */
    domains: (partition: number, hour: number) => `${tag(partition)}domains:${hour}`,
    domainErrors: (partition: number, hour: number) => `${tag(partition)}domains:${hour}:errors`,
    /** Hash: what else is counted in one hour. */
    hourCounts: (partition: number, hour: number) => `${tag(partition)}figures:${hour}`,
    domainsPrefix: (partition: number) => `${tag(partition)}domains:`,
    hourCountsPrefix: (partition: number) => `${tag(partition)}figures:`,

    /** Everything that sums up over the partitions lies in one slot of its own. */
    rank: {
      /** Hash: `visits`, and `folds`: how often an hour was folded. */
      counts: `${rank}counts`,
      /** Set: as `hours` of a partition, for visits. */
      hours: `${rank}hours`,
      /** Hash: visits of one hour by country. */
      visits: (hour: number) => `${rank}visits:${hour}`,
      visitsPrefix: `${rank}visits:`,
      /** As that of a partition. */
      nothing: `${rank}nothing`,
      /** Sorted set: the hours that were folded into all that follows. */
      folded: `${rank}folded`,
      /** Strings: counts of a closed hour, of a day's closed hours, and of all that there ever were. */
      hour: (kind: RankingKind, hour: number) => `${rank}hour:${kind}:${hour}`,
      day: (kind: RankingKind, day: number) => `${rank}day:${kind}:${day}`,
      all: (kind: RankingKind) => `${rank}all:${kind}`,
      /** Hashes: what else was counted, by hour and by day (since 1970). */
      countsByHour: `${rank}figures:hours`,
      countsByDay: `${rank}figures:days`,
      /** Hash: the ranking of each period as it is shown, and when it was rolled up. */
      snapshot: (kind: RankingKind) => `${rank}snapshot:${kind}`,
      /** Hash: when which ranking last changed. */
      changes: `${rank}changes`,
    },
    /** Hash: page views of one day (UTC) by page; it goes when nobody shows that day any more. */
    pageViews: (day: string) => `${prefix}page-views:${day}`,
    /** Hash: open sockets of each gateway, and when it last said so. */
    sockets: `${prefix}sockets`,
    /** Counter: calls of one kind by one network address in one window. */
    rate: (name: string, subject: string) => `${prefix}rate:${name}:${subject}`,
    /** Sorted set: addresses that a key (by its hash) opens or can restore. A hint; the inbox is the truth. */
    holder: (keyHash: string) => `${prefix}holder:${keyHash}`,
    /** Counter: claims of one day (UTC) by one visitor or network. */
    quota: (day: string, subject: string) => `${prefix}quota:${day}:${subject}`,
    /** Hash: machine translations of articles, by `id/language`. */
    translations: `${prefix}translations`,
    /** Sorted set of ids by time, and hash: comments of visitors. */
    commentOrder: `${prefix}{comments}:order`,
    comments: `${prefix}{comments}:items`,
    hiddenComments: `${prefix}{comments}:hidden`,
    /** Hash: what SMTP refuses, by `kind value`; and a counter that moves with every change of it. */
    blocks: `${prefix}{blocks}:items`,
    blocksVersion: `${prefix}{blocks}:version`,
    /** Stream: what operators did, capped. */
    audit: `${prefix}audit`,
    /** String with a TTL: the instance of this kind of process that was heard of last. */
    heartbeat: (role: ProcessRole) => `${prefix}{processes}:heartbeat:${role}`,
    /** Hash: every process that was heard of lately, with how it fares, by `role/instance`. */
    processes: `${prefix}{processes}:all`,
    /** Hash: what processes counted that stands nowhere else, summed over all there ever were, by `counterField`. */
    counters: `${prefix}tallies`,
    /** String (JSON): how far the append-only files are behind deletions. */
    erasure: `${prefix}erasure`,
    /** BullMQ's own keys; the tag keeps them in one slot. */
    queues: `${prefix}{bull}`,
  };
}
export type RedisKeys = ReturnType<typeof redisKeys>;

export type ProcessRole = 'smtp' | 'gateway' | 'worker';

/** What is counted for the operator's metrics; a counter may be split by a label of few values. */
export type CounterName =
  | 'smtp:connections'
  /** By `tls` or `plain`. */
  | 'smtp:accepted'
  | 'smtp:bytes'
  /** By code and reason: `550/relay_denied`. */
  | 'smtp:refused'
  /** Copies that were stored, or may have been, of messages that were refused after all. */
  | 'smtp:taken_back'
  /** By `too_large` or `ended` (at the deadline, or out of memory). */
  | 'parser:given_up'
  /** By the field of a mail: `summary`, `source` or `content`. */
  | 'store:unreadable'
  /** Rewrites of the append-only files, by `done` or `failed`. */
  | 'store:erasures'
  /** By queue. */
  | 'jobs:completed'
  | 'jobs:failed'
  | 'jobs:ms'
  /** By page. */
  | 'page:views';

export const queueNames = {
  enrich: 'enrich',
  senderCheck: 'sender-check',
  webhooks: 'webhooks',
  retention: 'retention',
  ranking: 'ranking',
} as const;

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
  /** Where the header names more senders than the one that is shown: all of them. */
  headerFrom?: readonly string[];
}

/** When what happened while a mail came in, by the intake's clock. */
export interface SmtpTimes {
  connectedAtMs: number;
  /** Such as `TLSv1.3`; null where the mail came in the clear. */
  tlsVersion: string | null;
  /** Milliseconds since the connection; `data` is the last byte of the message. */
  afterMs: Partial<Record<'tls' | 'hello' | 'sender' | 'recipient' | 'data', number>>;
}

/** Mail to an address that was not taken. */
export interface Refusal {
  refusedAtMs: number;
  helo: string;
  mailFrom: string;
  /** Bytes that came of it; null where it was refused before its text. */
  size: number | null;
  reply: { code: number; text: string };
  times: SmtpTimes;
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

/** Tell a webhook. It names the mail and holds nothing of it: what is told is read when it is told. */
export interface WebhookJob {
  address: Address;
  deliveryId: string;
  /** Each replay has a number of its own; the job of an earlier one does nothing. */
  run: number;
}

/** What the streams tell the gateways: the browser's facts, and one that only gateways hear. */
export type Fact =
  | InboxFact
  /** Somebody holds it now: whoever watched it while it was public must be sent away. */
  | { type: 'inbox:claimed'; payload: { to: string; tokenHash: string; visitorHash: string } };
