import { setTimeout as pause } from 'node:timers/promises';
import { redisKeys } from '@efemera/contract/redis';
import { parseRedisUrl } from '@efemera/contract/redis-url';
import type { Redis } from 'ioredis';
import { HourCounts } from './counting/hour-counts.js';
import { OpenSocketCounts } from './counting/open-socket-counts.js';
import { PageViewCounts } from './counting/page-view-counts.js';
import { ProcessCounters } from './counting/process-counters.js';
import { RankingStore } from './counting/ranking-store.js';
import { StatisticsStore } from './counting/statistics-store.js';
import { TotalCounts } from './counting/total-counts.js';
import { EventFeeds } from './feed/event-feed.js';
import { FactHistory } from './feed/fact-history.js';
import { FaultStore, FaultyInboxes } from './inbox/fault-store.js';
import { GuestStore } from './inbox/guest-store.js';
import { InboxStore } from './inbox/inbox-store.js';
import { PushStore } from './inbox/push-store.js';
import { QuotaStore } from './inbox/quota-store.js';
import { WebhookStore } from './inbox/webhook-store.js';
import { DeliveryStore } from './mail/delivery-store.js';
import { DeliveryWaits } from './mail/delivery-waits.js';
import { LetterStore } from './mail/letter-store.js';
import { MailStore } from './mail/mail-store.js';
import { StoredMailReader, type UnreadableField } from './mail/stored-mail.js';
import { ApiKeyStore } from './operating/api-key-store.js';
import { AuditLog } from './operating/audit-log.js';
import { BlockStore } from './operating/blocks.js';
import { DataForm } from './operating/data-form.js';
import { DomainStore } from './operating/domains.js';
import { Erasure } from './operating/erasure.js';
import { Heartbeats } from './operating/heartbeats.js';
import { MemoryGuard } from './operating/memory-guard.js';
import { PushKeyStore } from './operating/push-key-store.js';
import { Purge } from './operating/purge.js';
import { RateStore } from './operating/rate-store.js';
import { SiteExport } from './operating/site-export.js';
import { SenderCounts } from './operating/sender-counts.js';
import { StoreInspector } from './operating/store-inspector.js';
import { PushQueue, WebhookQueue } from './queueing/call-queues.js';
import { EnrichQueue, QueueBoard, Schedules, SenderCheckQueue } from './queueing/queues.js';
import { RedisCommands } from './redis/commands.js';
import {
  connectForBlockingReads,
  connectForChecks,
  connectForWorker,
  connectRedis,
  faultOf,
  type Connect,
} from './redis/connect.js';
import { CommentStore } from './site/comment-store.js';
import { TranslationStore } from './site/translation-store.js';

const faultPauseMs = 60_000;

export interface StorageOptions {
  redisUrl: string;
  /** Replicas that must have a mail or a claim before it is confirmed to the client. */
  waitReplicas?: number;
  inboxTtlSeconds: number;
  quarantineSeconds: number;
  maxInboxMessages: number;
  /** How many bytes all sources in an inbox may take together, in their stored (packed) form. */
  maxInboxBytes?: number;
  /** Name of the connections in Redis' `CLIENT LIST`. */
  name: string;
  /** Called for each field of a mail that can't be read, after it was counted. */
  onUnreadable?: (unreadable: UnreadableField) => void;
  /**
   * Called with the reason when a later version has written the data: the process must end at once. Without this option the
   * form number of the data is neither checked nor raised, except by an export or import.
   */
  onNewerData?: (reason: string) => void;
  /** Called with the reason why Redis can't be used, such as a wrong password, at most once a minute while this lasts. */
  onUnreachable?: (reason: string) => void;
  /** Prefix of all keys; separates tests that share one server. */
  prefix?: string;
}

/**
 * Opens the connections of a process to Redis, creates all stores, and closes the connections at the end. Opening succeeds
 * also while Redis is unreachable. A class that uses a store takes that store in its constructor, not the whole `Storage`.
 */
export class Storage {
  // Made in this order: each store may use those above it.
  readonly keys = redisKeys(this.options.prefix);
  readonly #connections: Redis[] = [];
  readonly #commands = this.#openCommands();
  readonly #dataForm = new DataForm(this.#commands, this.keys);
  readonly #reader = new StoredMailReader((unreadable) => this.#onUnreadable(unreadable));

  readonly memory = new MemoryGuard(this.#commands);
  readonly letters = new LetterStore(this.#commands, this.keys);
  readonly mails = new MailStore(this.#commands, this.keys, this.#reader, this.memory, this.options);
  readonly deliveries = new DeliveryStore(this.#commands, this.keys, this.#reader, this.options);
  readonly deliveryWaits = new DeliveryWaits(this.#commands, () => this.#connect('waits', connectRedis), this.keys);
  readonly inboxes = new InboxStore(this.#commands, this.keys, this.options);
  readonly faults = new FaultStore(this.#commands, this.keys);
  readonly faultyInboxes = new FaultyInboxes(() => this.#connect('faults', connectForBlockingReads), this.keys);
  readonly guests = new GuestStore(this.#commands, this.keys, this.inboxes);
  readonly quotas = new QuotaStore(this.#commands, this.keys);
  readonly webhooks = new WebhookStore(this.#commands, this.keys);
  readonly push = new PushStore(this.#commands, this.keys);
  readonly facts = new FactHistory(this.#commands, this.keys);
  readonly feeds = new EventFeeds(
    () => this.#connect('feed', connectForBlockingReads),
    this.keys,
    this.#commands.isCluster,
  );

  readonly totals = new TotalCounts(this.#commands, this.keys);
  readonly visits = new HourCounts(this.#commands, this.keys);
  readonly pageViews = new PageViewCounts(this.#commands, this.keys);
  readonly rankings = new RankingStore(this.#commands, this.keys, this.visits);
  readonly sockets = new OpenSocketCounts(this.#commands, this.keys);
  readonly statistics = new StatisticsStore(this.#commands, this.keys, {
    hourCounts: this.visits,
    rankings: this.rankings,
    totals: this.totals,
    sockets: this.sockets,
  });
  readonly counters = new ProcessCounters(this.#commands, this.keys);

  readonly #connectQueue = () => this.#connect('queue', connectRedis);
  readonly enrichQueue = new EnrichQueue(this.#connectQueue, this.keys);
  readonly senderCheckQueue = new SenderCheckQueue(this.#connectQueue, this.keys);
  readonly webhookQueue = new WebhookQueue(this.#connectQueue, this.keys);
  readonly pushQueue = new PushQueue(this.#connectQueue, this.keys);
  readonly queueBoard = new QueueBoard(() => this.#connect('queues', connectRedis), this.keys);
  readonly schedules = new Schedules(this.#connectQueue, this.keys);

  readonly apiKeys = new ApiKeyStore(this.#commands, this.keys, this.quotas, this.counters);
  readonly blocks = new BlockStore(this.#commands, this.keys);
  readonly domains = new DomainStore(this.#commands, this.keys);
  readonly purge = new Purge(this.#commands, this.keys, this.mails);
  readonly pushKeys = new PushKeyStore(this.#commands, this.keys);
  readonly audit = new AuditLog(this.#commands, this.keys);
  readonly erasure = new Erasure(this.#commands, this.keys);
  readonly heartbeats = new Heartbeats(this.#commands, this.keys);
  readonly rates = new RateStore(this.#commands, this.keys);
  readonly senderCounts = new SenderCounts(this.#commands, this.keys);
  readonly inspector = new StoreInspector(this.#commands, this.keys, {
    heartbeats: this.heartbeats,
    queues: this.queueBoard,
    erasure: this.erasure,
  });
  readonly siteExport = new SiteExport(this.#commands, this.options.prefix ?? '', this.mails, this.#dataForm);
  readonly comments = new CommentStore(this.#commands, this.keys);
  readonly translations = new TranslationStore(this.#commands, this.keys);

  constructor(private readonly options: StorageOptions) {
    if (options.onNewerData) this.#dataForm.follow(options.onNewerData);
  }

  /** Opens a connection for BullMQ workers, whose reads block at the server. */
  workerConnection(): Redis {
    return this.#connect('worker', connectForWorker);
  }

  /** Tells whether every server that accepts writes answers now. */
  async answers(): Promise<boolean> {
    const answers = await this.#commands.ofMasters((redis) => redis.ping());
    return answers.length > 0 && answers.every(({ answer }) => answer !== null);
  }

  /** Waits until Redis answers and its data may be used, at most `timeoutMs`. */
  async whenReady(timeoutMs: number): Promise<boolean> {
    for (const deadline = performance.now() + timeoutMs; performance.now() < deadline;) {
      const mayUse = !this.options.onNewerData || this.#dataForm.isKnown;
      if (mayUse && (await this.answers()) && this.#commands.isReady) return true;
      await pause(100);
    }
    return false;
  }

  /**
   * Reads what Redis does when its memory is full. Any policy but `noeviction` would delete mail that was confirmed.
   *
   * @returns null if Redis is unreachable, or a managed one that hides its configuration.
   */
  async evictionPolicy(): Promise<string | null> {
    const replies = await this.#commands.ofMasters((redis) => redis.config('GET', 'maxmemory-policy'));
    const policies = replies.flatMap(({ answer }) => (Array.isArray(answer) ? [String(answer[1])] : []));
    return policies.find((policy) => policy !== 'noeviction') ?? policies[0] ?? null;
  }

  async close(): Promise<void> {
    const { queueBoard, enrichQueue, senderCheckQueue, webhookQueue, pushQueue, schedules } = this;
    const queues = [queueBoard, enrichQueue, senderCheckQueue, webhookQueue, pushQueue, schedules];
    await Promise.all([this.counters.flush(), this.senderCounts.flush(), ...queues.map((queue) => queue.close())]);
    // Closes only once: at a second call ioredis waits two seconds for a connection that is already closed.
    for (const redis of this.#connections) if (redis.status !== 'end') redis.disconnect();
  }

  #onUnreadable(unreadable: UnreadableField): void {
    this.counters.add('store:unreadable', unreadable.field);
    this.options.onUnreadable?.(unreadable);
  }

  #openCommands(): RedisCommands {
    const { redisUrl, name, waitReplicas } = this.options;
    const redis = connectRedis(redisUrl, name);
    this.#connections.push(redis);
    if (this.options.onUnreachable) this.#tellFaults(redis, this.options.onUnreachable);
    const failsOver = parseRedisUrl(redisUrl)?.kind !== 'single';
    const connectForPromises = waitReplicas ? connectRedis : failsOver ? null : connectForChecks;
    const promising = connectForPromises && this.#connect('promises', connectForPromises);
    return new RedisCommands(redis, waitReplicas, failsOver, promising);
  }

  /** The connections of a process share one URL, so that the faults of one are those of all. */
  #tellFaults(redis: Redis, onUnreachable: (reason: string) => void): void {
    let toldAtMs = -Infinity;
    redis.on('error', () => {
      const fault = faultOf(redis);
      if (!fault || performance.now() - toldAtMs < faultPauseMs) return;
      toldAtMs = performance.now();
      onUnreachable(fault.message);
    });
  }

  #connect(purpose: string, connect: Connect): Redis {
    const redis = connect(this.options.redisUrl, `${this.options.name}-${purpose}`);
    this.#connections.push(redis);
    return redis;
  }
}

export const openStorage = (options: StorageOptions): Storage => new Storage(options);

/** The stores that an app injects: for each property of `Storage` its class, such as `{ mails: MailStore }`. */
export type StoreClasses = { readonly [Name in keyof Storage]?: abstract new (...args: never[]) => Storage[Name] };
