import { redisKeys, type RedisKeys } from '@efemera/contract/redis';
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
import { isCluster } from './redis/cluster.js';
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
  readonly mails: MailStore;
  readonly letters: LetterStore;
  readonly deliveries: DeliveryStore;
  readonly inboxes: InboxStore;
  readonly faults: FaultStore;
  readonly faultyInboxes: FaultyInboxes;
  readonly guests: GuestStore;
  readonly quotas: QuotaStore;
  readonly webhooks: WebhookStore;
  readonly push: PushStore;
  readonly facts: FactHistory;
  readonly feeds: EventFeeds;
  readonly totals: TotalCounts;
  readonly visits: HourCounts;
  readonly pageViews: PageViewCounts;
  readonly rankings: RankingStore;
  readonly sockets: OpenSocketCounts;
  readonly statistics: StatisticsStore;
  readonly counters: ProcessCounters;
  readonly enrichQueue: EnrichQueue;
  readonly senderCheckQueue: SenderCheckQueue;
  readonly webhookQueue: WebhookQueue;
  readonly pushQueue: PushQueue;
  readonly queueBoard: QueueBoard;
  readonly schedules: Schedules;
  readonly apiKeys: ApiKeyStore;
  readonly blocks: BlockStore;
  readonly domains: DomainStore;
  readonly purge: Purge;
  readonly pushKeys: PushKeyStore;
  readonly audit: AuditLog;
  readonly erasure: Erasure;
  readonly heartbeats: Heartbeats;
  readonly rates: RateStore;
  readonly senderCounts: SenderCounts;
  readonly memory: MemoryGuard;
  readonly inspector: StoreInspector;
  readonly siteExport: SiteExport;
  readonly comments: CommentStore;
  readonly translations: TranslationStore;
  readonly keys: RedisKeys;
  readonly #commands: RedisCommands;
  readonly #dataForm: DataForm;
  readonly #connections: Redis[] = [];

  constructor(private readonly options: StorageOptions) {
    const keys = (this.keys = redisKeys(options.prefix));
    const commands = (this.#commands = this.#openCommands());

    this.#dataForm = new DataForm(commands, keys);
    if (options.onNewerData) this.#dataForm.follow(options.onNewerData);

    const reader = new StoredMailReader((unreadable) => this.#onUnreadable(unreadable));
    this.memory = new MemoryGuard(commands);
    this.letters = new LetterStore(commands, keys);
    this.mails = new MailStore(commands, keys, reader, this.memory, options);
    this.deliveries = new DeliveryStore(commands, keys, reader, options);
    this.inboxes = new InboxStore(commands, keys, options);
    this.faults = new FaultStore(commands, keys);
    this.faultyInboxes = new FaultyInboxes(() => this.#connect('faults', connectForBlockingReads), keys);
    this.guests = new GuestStore(commands, keys, this.inboxes);
    this.quotas = new QuotaStore(commands, keys);
    this.webhooks = new WebhookStore(commands, keys);
    this.push = new PushStore(commands, keys);
    this.facts = new FactHistory(commands, keys);
    const connectFeed = () => this.#connect('feed', connectForBlockingReads);
    this.feeds = new EventFeeds(connectFeed, keys, isCluster(commands.redis));

    this.totals = new TotalCounts(commands, keys);
    this.visits = new HourCounts(commands, keys);
    this.pageViews = new PageViewCounts(commands, keys);
    this.rankings = new RankingStore(commands, keys, this.visits);
    this.sockets = new OpenSocketCounts(commands, keys);
    this.statistics = new StatisticsStore(commands, keys, {
      hourCounts: this.visits,
      rankings: this.rankings,
      totals: this.totals,
      sockets: this.sockets,
    });
    this.counters = new ProcessCounters(commands, keys);

    const connectQueue = () => this.#connect('queue', connectRedis);
    this.enrichQueue = new EnrichQueue(connectQueue, keys);
    this.senderCheckQueue = new SenderCheckQueue(connectQueue, keys);
    this.webhookQueue = new WebhookQueue(connectQueue, keys);
    this.pushQueue = new PushQueue(connectQueue, keys);
    this.queueBoard = new QueueBoard(() => this.#connect('queues', connectRedis), keys);
    this.schedules = new Schedules(connectQueue, keys);

    this.apiKeys = new ApiKeyStore(commands, keys, this.quotas, this.counters);
    this.blocks = new BlockStore(commands, keys);
    this.domains = new DomainStore(commands, keys);
    this.purge = new Purge(commands, keys, this.mails);
    this.pushKeys = new PushKeyStore(commands, keys);
    this.audit = new AuditLog(commands, keys);
    this.erasure = new Erasure(commands, keys);
    this.heartbeats = new Heartbeats(commands, keys);
    this.rates = new RateStore(commands, keys);
    this.senderCounts = new SenderCounts(commands, keys);
    this.inspector = new StoreInspector(commands, keys, {
      heartbeats: this.heartbeats,
      queues: this.queueBoard,
      erasure: this.erasure,
    });
    this.siteExport = new SiteExport(commands, options.prefix ?? '', this.mails, this.#dataForm);
    this.comments = new CommentStore(commands, keys);
    this.translations = new TranslationStore(commands, keys);
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
      await new Promise((resolve) => setTimeout(resolve, 100));
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
