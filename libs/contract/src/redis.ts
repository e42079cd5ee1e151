import { z } from 'zod';
import type { Address } from './address.js';
import type { AuthResult } from './email.js';
import type { InboxFact } from './events.js';
import type { RankingKind } from './ranking-choices.js';

/**
 * The names of everything in Redis: keys, queues, job payloads. Only servers import this file.
 *
 * All keys of one inbox carry the hash tag of its partition, so that one script may touch all of them and a cluster may
 * distribute the partitions over its nodes.
 */
export const partitionCount = 16;

/**
 * The partition of an address: FNV-1a over the UTF-16 units. The hash must stay the same in all processes and releases:
 * with another one, a process would look for stored data under the wrong keys.
 */
export function partitionOf(address: Address): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < address.length; i++) hash = Math.imul(hash ^ address.charCodeAt(i), 0x01000193);
  return (hash >>> 0) % partitionCount;
}

/**
 * The form of all data in Redis. Must be raised with each change after which the previous version would misread the data
 * (keys or records that it does not know). A process ends if the data have a later form than its own.
 *
 * 1: data without a number. 2: raw bytes and parsed content are records whose first byte names their codec;
 * the source of a large mail lies in pieces (no released version wrote form 2 without them).
 */
export const dataForm = 2;

export const partitions: readonly number[] = Array.from({ length: partitionCount }, (_, index) => index);

/**
 * Matches the names, without their prefix, of the Redis keys that an export has whole: counters, comments, blocks, domains,
 * API keys, translations. All other keys hold mail, live for minutes, can be made again, or tell what operators did on this
 * installation (the audit).
 */
export const exportedKey =
  /^(?:\{rank\}:.+|\{\d+\}:(?:counts|hours|domains:.+|figures:.+)|\{(?:comments|blocks|mail-domains)\}:.+|\{keys\}:(?:items|uses)|page-views:.+|tallies|translations)$/;
/** Matches the name of a sorted set of the messages that the contact form brought to an address. */
export const formMailsKey = /^\{\d+\}:form:(.+)$/;

/** The lines of an export: a first line with the versions, any number of keys and messages, and a last line. */
export const exportLines = {
  head: z.object({ efemera: z.literal('export'), version: z.int(), dataForm: z.int() }),
  key: z.object({
    key: z.string().regex(exportedKey),
    type: z.enum(['string', 'hash', 'set', 'zset']),
    expiresAtMs: z.int().nullable(),
    /**
     * The value of a string, the members of a set, or by turns the names and values of a hash, or the members and
     * scores of a sorted set. Each character is one byte, so that any value survives.
     */
    items: z.array(z.string()).min(1),
  }),
  /** A message of the contact form. */
  message: z.object({
    address: z.string(),
    id: z.string(),
    receivedAtMs: z.int(),
    from: z.string(),
    subject: z.string(),
    read: z.boolean(),
    source: z.base64(),
  }),
  end: z.object({ lines: z.int(), digest: z.string() }),
};
export type ExportedKey = z.infer<typeof exportLines.key>;
export type ExportedMessage = z.infer<typeof exportLines.message>;

/** Key builders. `prefix` separates tests that share one server; it is empty in production. */
export function redisKeys(prefix = '') {
  const tag = (partition: number) => `${prefix}{${partition}}:`;
  const of = (address: Address) => tag(partitionOf(address));
  const rank = `${prefix}{rank}:`;
  return {
    /**
     * Hash: the hashes of the holder's keys, expiry, counts, version, marks of mails, guests, open join links and running
     * deliveries.
     */
    inbox: (address: Address) => `${of(address)}inbox:${address}`,
    /** Sorted set: mail ids by arrival in milliseconds. */
    mails: (address: Address) => `${of(address)}mails:${address}`,
    /** Hash: one mail. */
    mail: (address: Address, id: string) => `${of(address)}mail:${id}`,
    /**
     * Sorted set: the mails of a reserved address that came through the site's contact form, in the order of `mails`.
     */
    formMails: (address: Address) => `${of(address)}form:${address}`,
    /**
     * The letters of a partition: mail by SMTP to reserved addresses. Sorted sets by arrival: all of them, and those
     * that are answered; a hash with the weight (bytes, 16 KiB at least), the network and the address of each; and a
     * sorted set of networks by the weight of their letters.
     */
    letters: (partition: number) => `${tag(partition)}letters:order`,
    answeredLetters: (partition: number) => `${tag(partition)}letters:answered`,
    letterNotes: (partition: number) => `${tag(partition)}letters:notes`,
    letterNetworks: (partition: number) => `${tag(partition)}letters:networks`,
    formMailsPrefix: (partition: number) => `${tag(partition)}form:`,
    /**
     * String with a TTL: a mail of this id was stored and then deleted or taken back, so the id must not be stored
     * again.
     */
    settledMail: (address: Address, id: string) => `${of(address)}settled:${id}`,
    /** Hash with a TTL: the source of a large mail while it is written; then it is renamed to the mail's key. */
    sourcePieces: (address: Address, id: string) => `${of(address)}pieces:${id}`,
    /** The part of a `mail` key before the id, for scripts that get their ids from Redis and not from the caller. */
    mailPrefix: (partition: number) => `${tag(partition)}mail:`,
    inboxPrefix: (partition: number) => `${tag(partition)}inbox:`,
    mailsPrefix: (partition: number) => `${tag(partition)}mails:`,
    /** Hash: `hook:<id>` with its secret, and `delivery:<id>` with the state of each delivery. */
    webhooks: (address: Address) => `${of(address)}webhooks:${address}`,
    webhooksPrefix: (partition: number) => `${tag(partition)}webhooks:`,
    /** Hash: `subscription:<id>` of each browser that is told of new mail, and how many notices were sent lately. */
    push: (address: Address) => `${of(address)}push:${address}`,
    pushPrefix: (partition: number) => `${tag(partition)}push:`,
    /**
     * String with a TTL: the address whose inbox a join link opens. `hash` is that of the secret; the inbox's hash decides
     * whether the link is still open.
     */
    joinLink: (partition: number, hash: string) => `${tag(partition)}join-link:${hash}`,
    /** List, newest first: refused mail to this address. */
    refusals: (address: Address) => `${of(address)}refusals:${address}`,
    refusalsPrefix: (partition: number) => `${tag(partition)}refusals:`,
    /**
     * A key that never exists. A script that touches keys which it cannot declare declares this one as well: while a
     * cluster moves the partition to another node, the script is then refused as a whole (TRYAGAIN) and never fails
     * half-way.
     */
    nothing: (partition: number) => `${tag(partition)}nothing`,
    /** Sorted set: addresses by the time at which something of them expires next. */
    due: (partition: number) => `${tag(partition)}due`,
    /** Stream: events, capped. */
    events: (partition: number) => `${tag(partition)}events`,
    /** Sorted set: unparsed mails of held inboxes, by the time at which they were last queued. */
    unparsed: (partition: number) => `${tag(partition)}unparsed`,
    /** Hash: `created`, `received`. */
    counts: (partition: number) => `${tag(partition)}counts`,
    /** Set: the hours (since 1970) that are still counted here or that the worker has not aggregated yet. */
    hours: (partition: number) => `${tag(partition)}hours`,
    /**
     * Sorted set: mails of one hour by the sender's domain. The hash beside it holds the possible error of each count.
     */
    domains: (partition: number, hour: number) => `${tag(partition)}domains:${hour}`,
    domainErrors: (partition: number, hour: number) => `${tag(partition)}domains:${hour}:errors`,
    /** Hash: the other counts of one hour. */
    hourCounts: (partition: number, hour: number) => `${tag(partition)}figures:${hour}`,
    domainsPrefix: (partition: number) => `${tag(partition)}domains:`,
    hourCountsPrefix: (partition: number) => `${tag(partition)}figures:`,

    /** The keys that sum up over the partitions share one slot. */
    rank: {
      /** Hash: `visits`, and `folds`: how often hours were aggregated. */
      counts: `${rank}counts`,
      /** Set: like `hours` of a partition, for visits. */
      hours: `${rank}hours`,
      /** Hash: visits of one hour by country. */
      visits: (hour: number) => `${rank}visits:${hour}`,
      visitsPrefix: `${rank}visits:`,
      /** Like that of a partition. */
      nothing: `${rank}nothing`,
      /** Sorted set: the hours that are included in the totals below. */
      folded: `${rank}folded`,
      /** Strings: counts of a closed hour, of the closed hours of a day, and of all time. */
      hour: (kind: RankingKind, hour: number) => `${rank}hour:${kind}:${hour}`,
      day: (kind: RankingKind, day: number) => `${rank}day:${kind}:${day}`,
      all: (kind: RankingKind) => `${rank}all:${kind}`,
      /** Hashes: the other counts, by hour and by day (since 1970). */
      countsByHour: `${rank}figures:hours`,
      countsByDay: `${rank}figures:days`,
      /** Hash: the ranking of each period as it is shown, and when it was aggregated. */
      snapshot: (kind: RankingKind) => `${rank}snapshot:${kind}`,
      /** Hash: when each ranking last changed. */
      changes: `${rank}changes`,
    },
    /** Hash: page views of one day (UTC) by page; it expires when no report covers that day any more. */
    pageViews: (day: string) => `${prefix}page-views:${day}`,
    /** Hash: open sockets of each gateway, and when the gateway last reported them. */
    sockets: `${prefix}sockets`,
    /** Counter: calls of one kind by one network address in one window. */
    rate: (name: string, subject: string) => `${prefix}rate:${name}:${subject}`,
    /**
     * Sorted set: addresses that a key (by its hash) opens or can restore, by their end (µs). It may be out of date; the
     * inbox hash decides.
     */
    holder: (keyHash: string) => `${prefix}holder:${keyHash}`,
    /** Counter: claims of one day (UTC) by one visitor, network or key. */
    quota: (day: string, subject: string) => `${prefix}quota:${day}:${subject}`,
    /** Hash: machine translations of articles, by `id/language`. */
    translations: `${prefix}translations`,
    /** Comments of visitors: sorted set of the shown ids by time, hash of all, sorted set of the hidden ids. */
    commentOrder: `${prefix}{comments}:order`,
    comments: `${prefix}{comments}:items`,
    hiddenComments: `${prefix}{comments}:hidden`,
    /** Hash: what SMTP refuses, as `kind value`; and a counter that each change increments. */
    blocks: `${prefix}{blocks}:items`,
    blocksVersion: `${prefix}{blocks}:version`,
    /** Sorted sets with a TTL: how often senders were refused, and taken, in one hour. */
    senderCounts: (outcome: 'refused' | 'taken', kind: SenderKind, hour: number) =>
      `${prefix}{senders}:${outcome}:${kind}:${hour}`,
    /** Hash: domains of the service whose state operators have set; and a counter that each change increments. */
    mailDomains: `${prefix}{mail-domains}:items`,
    mailDomainsVersion: `${prefix}{mail-domains}:version`,
    /** Hash: keys of programs by id, as JSON with the key's hash; and when each was last used, in milliseconds. */
    apiKeys: `${prefix}{keys}:items`,
    apiKeyUses: `${prefix}{keys}:uses`,
    /**
     * Stream: addresses of inboxes that were given a fault on demand, capped; it expires when the last of these inboxes
     * does.
     */
    faults: `${prefix}{keys}:faults`,
    /** Channel: addresses of held inboxes whose deliveries are being read. It stores nothing. */
    deliveryWaits: `${prefix}delivery-waits`,
    /** Stream: actions of operators, capped. */
    audit: `${prefix}audit`,
    /** String with a TTL: the last instance of this kind of process that sent a heartbeat. */
    heartbeat: (role: ProcessRole) => `${prefix}{processes}:heartbeat:${role}`,
    /** Hash: the last heartbeat of each process, by `role/instance`. */
    processes: `${prefix}{processes}:all`,
    /** Hash: counters of the processes that are stored nowhere else, for all time, by `name/label`. */
    counters: `${prefix}tallies`,
    /** String (JSON): the key pair by which push services know this service, unless the settings name one. */
    pushKeys: `${prefix}push-keys`,
    /** String (JSON): which deletions the append-only files still lack. */
    erasure: `${prefix}erasure`,
    /** String: the number of the form of all data here, `dataForm` of the latest version that has started on them. */
    dataForm: `${prefix}data-form`,
    /** BullMQ's own keys; the hash tag keeps them in one slot. */
    queues: `${prefix}{bull}`,
  };
}
export type RedisKeys = ReturnType<typeof redisKeys>;

/** What a sender is counted by: the registrable domain of the envelope's sender, or the client's network (/24, /64). */
export type SenderKind = 'domain' | 'network';

export type ProcessRole = 'smtp' | 'gateway' | 'worker';

/** The counters of the operator's metrics. "By …" names the label of a counter, which has few values. */
export type CounterName =
  | 'smtp:connections'
  | 'smtp:bytes'
  | 'intake:accepted'
  /** By `tls` or `plain`. */
  | 'smtp:accepted'
  /** By code and reason, as `smtp:refused`. */
  | 'intake:refused'
  /** Messages taken from clients that stand on a DNS block list, by its zone. */
  | 'intake:listed'
  /** By code and reason: `550/relay_denied`. */
  | 'smtp:refused'
  /** Copies that were stored, or may have been, of messages that were then refused. */
  | 'smtp:taken_back'
  /** By the domain of the service, in this order: mails stored, addresses claimed, recipients refused. */
  | 'domain:mails'
  | 'domain:claims'
  | 'domain:refused'
  /** By `too_large` or `ended` (at the deadline, or out of memory). */
  | 'parser:given_up'
  /** By the unreadable field of a mail: `summary`, `source` or `content`. */
  | 'store:unreadable'
  /** Rewrites of the append-only files, by `done` or `failed`. */
  | 'store:erasures'
  /** By the id of a key, in this order: claims, calls that its quota or rate refused, mails that its inboxes received. */
  | 'key:claimed'
  | 'key:refused'
  | 'key:received'
  /** By queue. */
  | 'jobs:completed'
  | 'jobs:failed'
  | 'jobs:ms'
  /** By `sent`, `given_up`, `unsubscribed` (the browser is gone) or `limited` (too many for one inbox). */
  | 'push:notices'
  /** By page. */
  | 'page:views';

export const queueNames = {
  enrich: 'enrich',
  /** Mail of networks that send much of it, and lost mail: it is parsed beside the mail of others, not before it. */
  enrichBusy: 'enrich-busy',
  senderCheck: 'sender-check',
  webhooks: 'webhooks',
  push: 'push',
  retention: 'retention',
  ranking: 'ranking',
} as const;

/**
 * What a sender check needs beside the source. The client's address is personal data: it is stored only in the mail's
 * hash, is deleted with it, and is neither shown nor logged.
 */
export interface SmtpEnvelope {
  ip: string;
  /** The EHLO name of the client, unverified. */
  helo: string;
  /** Empty for a bounce. */
  mailFrom: string;
  tls: boolean;
  /** All senders of the header, if it names more than the shown one. */
  headerFrom?: readonly string[];
  /** The DNS block lists (zones) that the client stood on, if any. */
  listedBy?: readonly string[];
  /** Present where a relay brought the mail over HTTP: `ip`, `helo` and `mailFrom` are what the relay stated. */
  relay?: {
    /** False: the relay did not state the client's address, and `ip` is the relay's own. */
    toldClient: boolean;
    /** The SPF result that the relay stated. */
    spf: AuthResult | null;
  };
}

/** The times of the steps of a delivery, by the clock of the process that took the mail. */
export interface SmtpTimes {
  connectedAtMs: number;
  /** Such as `TLSv1.3`; null without TLS. */
  tlsVersion: string | null;
  /** Milliseconds since the connection; `data` is the last byte of the message. */
  afterMs: Partial<Record<'tls' | 'hello' | 'sender' | 'recipient' | 'data', number>>;
}

/** A refused mail. */
export interface Refusal {
  refusedAtMs: number;
  helo: string;
  mailFrom: string;
  /** Received bytes; null if the mail was refused before its content. */
  size: number | null;
  reply: { code: number; text: string };
  times: SmtpTimes;
}

/** An unparsed mail of a held inbox. */
export interface MailToParse {
  address: Address;
  id: string;
  /** Size of its source, if the process that queued the mail knows it. */
  bytes?: number;
}

/** Parse these mails and store the results. Running it twice is harmless. */
export interface EnrichJob {
  mails: MailToParse[];
}

/** Check the senders of these parsed mails. Running it twice is harmless. */
export interface SenderCheckJob {
  mails: MailToParse[];
}

/** Call a webhook. The job names the mail and holds none of its content, which is read when the call is made. */
export interface WebhookJob {
  address: Address;
  deliveryId: string;
  /** Each replay has its own number; the job of an earlier replay does nothing. */
  run: number;
}

/** Tell one browser of a mail. The job names the mail and holds none of its content. */
export interface PushJob {
  address: Address;
  mailId: string;
  subscriptionId: string;
  /** Number of attempts that failed. */
  attempts: number;
}

/** The events of the streams to the gateways: the browser's events, and those for gateways only. */
export type Fact =
  | InboxFact
  /** The address is held now: clients that watched it while it was public must be disconnected. */
  | { type: 'inbox:claimed'; payload: { to: string; tokenHash: string; visitorHash: string } }
  /** The guest with this key may no longer read: clients that use the key must be disconnected. */
  | { type: 'guest:ended'; payload: { to: string; keyHash: string } };
