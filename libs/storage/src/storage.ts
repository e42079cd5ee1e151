import { partitions, queueNames, redisKeys, type RedisKeys } from '@efemera/contract/redis';
import { parseRedisUrl } from '@efemera/contract/redis-url';
import type { Redis } from 'ioredis';
import { AuditLog } from './operating/audit-log.js';
import { BlockGuard, BlockStore } from './operating/blocks.js';
import { CommentStore } from './site/comment-store.js';
import { DeliveryStore } from './mail/delivery-store.js';
import { EventFeed, StreamFollower, type EventFeedOptions } from './feed/event-feed.js';
import { FactHistory } from './feed/fact-history.js';
import { Heartbeats } from './operating/heartbeats.js';
import { HourCounts } from './counting/hour-counts.js';
import { InboxStore } from './inbox/inbox-store.js';
import { MailStore } from './mail/mail-store.js';
import { OpenSocketCounts } from './counting/open-socket-counts.js';
import { PageViewCounts } from './counting/page-view-counts.js';
import { Purge } from './operating/purge.js';
import { MailQueue, QueueBoard, Schedule } from './queueing/queues.js';
import { QuotaStore } from './inbox/quota-store.js';
import { RankingStore } from './counting/ranking-store.js';
import { RateStore } from './operating/rate-store.js';
import {
  connectForBlockingReads,
  connectForWorker,
  connectRedis,
  isCluster,
  RedisCommands,
  type Connect,
} from './redis/commands.js';
import { StatisticsStore } from './counting/statistics-store.js';
import { TotalCounts } from './counting/total-counts.js';
import { StoreInspector } from './operating/store-inspector.js';
import { MemoryGuard } from './operating/memory-guard.js';
import { ProcessCounters } from './counting/process-counters.js';
import { TranslationStore } from './site/translation-store.js';
import { WebhookQueue } from './queueing/webhook-queue.js';
import { WebhookStore } from './inbox/webhook-store.js';

export interface StorageOptions {
  redisUrl: string;
  /** Replicas that must have a mail, or a claim, before anybody is told that it was taken. */
  waitReplicas?: number;
  inboxTtlSeconds: number;
  quarantineSeconds: number;
  maxInboxMessages: number;
  /** Of all sources in an inbox, as they are kept. */
  maxInboxBytes?: number;
  /** Names the connections in `CLIENT LIST`. */
  name: string;
  /** Keeps tests that share one server apart. */
  prefix?: string;
}

/** Everything that is kept: opened once a process, closed at its end. Opens while Redis is away, too. */
export class Storage {
  readonly mails: MailStore;
  readonly inboxes: InboxStore;
  readonly facts: FactHistory;
  readonly deliveries: DeliveryStore;
  readonly webhooks: WebhookStore;
  readonly totals: TotalCounts;
  readonly visits: Pick<HourCounts, 'recordVisit' | 'now'>;
  readonly pageViews: PageViewCounts;
  readonly rankings: RankingStore;
  readonly statistics: StatisticsStore;
  readonly sockets: OpenSocketCounts;
  readonly quotas: QuotaStore;
  readonly rates: RateStore;
  readonly translations: TranslationStore;
  readonly comments: CommentStore;
  readonly blocks: BlockStore;
  readonly purge: Purge;
  readonly audit: AuditLog;
  readonly heartbeats: Heartbeats;
  readonly counters: ProcessCounters;
  readonly inspector: StoreInspector;
  readonly keys: RedisKeys;
  readonly #commands: RedisCommands;
  readonly #connections: Redis[] = [];
  #enrichQueue: MailQueue | null = null;
  #senderCheckQueue: MailQueue | null = null;
  #queueBoard: QueueBoard | null = null;
  #webhookQueue: WebhookQueue | null = null;
  readonly #schedules: Schedule[] = [];

  constructor(private readonly options: StorageOptions) {
    this.keys = redisKeys(options.prefix);
    const redis = connectRedis(options.redisUrl, options.name);
    this.#connections.push(redis);
    const failsOver = parseRedisUrl(options.redisUrl)?.kind !== 'single';
    const promising = options.waitReplicas ? this.#connect('promises', connectRedis) : redis;
    this.#commands = new RedisCommands(redis, options.waitReplicas, failsOver, promising);
    this.mails = new MailStore(this.#commands, this.keys, options);
    this.inboxes = new InboxStore(this.#commands, this.keys, options);
    this.facts = new FactHistory(this.#commands, this.keys);
    this.deliveries = new DeliveryStore(this.#commands, this.keys, options);
    this.webhooks = new WebhookStore(this.#commands, this.keys);
    this.totals = new TotalCounts(this.#commands, this.keys);
    const buckets = new HourCounts(this.#commands, this.keys);
    this.visits = buckets;
    this.pageViews = new PageViewCounts(this.#commands, this.keys);
    this.rankings = new RankingStore(this.#commands, this.keys, buckets);
    this.sockets = new OpenSocketCounts(this.#commands, this.keys);
    this.statistics = new StatisticsStore(this.#commands, this.keys, {
      buckets,
      rankings: this.rankings,
      totals: this.totals,
      sockets: this.sockets,
    });
    this.quotas = new QuotaStore(this.#commands, this.keys);
    this.rates = new RateStore(this.#commands, this.keys);
    this.translations = new TranslationStore(this.#commands, this.keys);
    this.comments = new CommentStore(this.#commands, this.keys);
    this.blocks = new BlockStore(this.#commands, this.keys);
    this.purge = new Purge(this.#commands, this.keys, this.mails);
    this.audit = new AuditLog(this.#commands, this.keys);
    this.heartbeats = new Heartbeats(this.#commands, this.keys);
    this.counters = new ProcessCounters(this.#commands, this.keys);
    this.inspector = new StoreInspector(this.#commands, this.keys, this.heartbeats, () => this.queueBoard);
  }

  /** Opened by its first use: only some processes add jobs. */
  get enrichQueue(): MailQueue {
    return (this.#enrichQueue ??= this.#mailQueue(queueNames.enrich));
  }

  get senderCheckQueue(): MailQueue {
    return (this.#senderCheckQueue ??= this.#mailQueue(queueNames.senderCheck));
  }

  /** For whoever looks at the queues from outside. */
  get queueBoard(): QueueBoard {
    return (this.#queueBoard ??= new QueueBoard(this.#connect('queues', connectRedis), this.keys));
  }

  /** The blocks in this process's memory, for whoever asks at every connection. */
  blockGuard(): BlockGuard {
    return new BlockGuard(this.blocks);
  }

  /** How full the store is, in this process's memory, for whoever asks at every mail. */
  memoryGuard(): MemoryGuard {
    return new MemoryGuard(this.#commands);
  }

  get webhookQueue(): WebhookQueue {
    return (this.#webhookQueue ??= new WebhookQueue(this.#connect('queue', connectRedis), this.keys));
  }

  /** What the workers of a queue do again and again. */
  schedule(queue: 'retention' | 'ranking', job: string): Schedule {
    const schedule = new Schedule(queueNames[queue], job, this.#connect('queue', connectRedis), this.keys);
    this.#schedules.push(schedule);
    return schedule;
  }

  /** A connection for BullMQ workers, which block at the server. */
  workerConnection(): Redis {
    return this.#connect('worker', connectForWorker);
  }

  eventFeed(options: EventFeedOptions): EventFeed {
    // A blocking read of a cluster has one partition, and a connection to itself.
    const groups = isCluster(this.#commands.redis) ? partitions.map((partition) => [partition]) : [partitions];
    const followers = groups.map(
      (group) => new StreamFollower(this.#connect('feed', connectForBlockingReads), this.keys, group, options),
    );
    return new EventFeed(followers);
  }

  /** True when Redis answers now: every server that takes writes. */
  async answers(): Promise<boolean> {
    const answers = await this.#commands.ofMasters((redis) => redis.ping());
    return answers.length > 0 && answers.every(({ answer }) => answer !== null);
  }

  /** Waits until Redis answers, at most `timeoutMs`. */
  async whenReady(timeoutMs: number): Promise<boolean> {
    for (const deadline = Date.now() + timeoutMs; Date.now() < deadline;) {
      if ((await this.answers()) && this.#commands.isReady) return true;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return false;
  }

  /**
   * What Redis does when its memory is full. Anything but `noeviction` would throw away mail that was confirmed.
   *
   * @returns null where Redis does not tell (away, or a managed one that hides its configuration).
   */
  async evictionPolicy(): Promise<string | null> {
    const replies = await this.#commands.ofMasters((redis) => redis.config('GET', 'maxmemory-policy'));
    const policies = replies.flatMap(({ answer }) => (Array.isArray(answer) ? [String(answer[1])] : []));
    return policies.find((policy) => policy !== 'noeviction') ?? policies[0] ?? null;
  }

  async close(): Promise<void> {
    await Promise.all([
      this.counters.flush(),
      this.#queueBoard?.close(),
      this.#enrichQueue?.close(),
      this.#senderCheckQueue?.close(),
      this.#webhookQueue?.close(),
      ...this.#schedules.map((schedule) => schedule.close()),
    ]);
    // Told again to end, ioredis waits two seconds for a connection that has long been closed.
    for (const redis of this.#connections) if (redis.status !== 'end') redis.disconnect();
  }

  #mailQueue(name: ConstructorParameters<typeof MailQueue>[0]): MailQueue {
    return new MailQueue(name, this.#connect('queue', connectRedis), this.keys);
  }

  #connect(purpose: string, connect: Connect): Redis {
    const redis = connect(this.options.redisUrl, `${this.options.name}-${purpose}`);
    this.#connections.push(redis);
    return redis;
  }
}

export const openStorage = (options: StorageOptions): Storage => new Storage(options);
