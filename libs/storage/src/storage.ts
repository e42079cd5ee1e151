import { partitions, queueNames, redisKeys, type RedisKeys } from '@efemera/contract/redis';
import { parseRedisUrl } from '@efemera/contract/redis-url';
import type { Redis } from 'ioredis';
import { AuditLog } from './audit-log.js';
import { BlockGuard, BlockStore } from './blocks.js';
import { CommentStore } from './comment-store.js';
import { DeliveryStore } from './delivery-store.js';
import { EventFeed, StreamFollower, type EventFeedOptions } from './event-feed.js';
import { FactHistory } from './fact-history.js';
import { Heartbeats } from './heartbeats.js';
import { HourBuckets } from './hour-buckets.js';
import { InboxStore } from './inbox-store.js';
import { MessageStore } from './message-store.js';
import { OpenSockets } from './open-sockets.js';
import { PageViewStore } from './page-view-store.js';
import { Purge } from './purge.js';
import { MailQueue, QueueBoard, Schedule } from './queues.js';
import { QuotaStore } from './quota-store.js';
import { RankingStore } from './ranking-store.js';
import { RateStore } from './rate-store.js';
import {
  connectForBlockingReads,
  connectForWorker,
  connectRedis,
  isCluster,
  RedisCommands,
  type Connect,
} from './redis.js';
import { StatisticsStore } from './statistics-store.js';
import { StatsStore } from './stats-store.js';
import { StoreInspector } from './store-inspector.js';
import { StoreRoom } from './store-room.js';
import { Tallies } from './tallies.js';
import { TranslationStore } from './translation-store.js';
import { WebhookQueue } from './webhook-queue.js';
import { WebhookStore } from './webhook-store.js';

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
  readonly messages: MessageStore;
  readonly inboxes: InboxStore;
  readonly facts: FactHistory;
  readonly deliveries: DeliveryStore;
  readonly webhooks: WebhookStore;
  readonly stats: StatsStore;
  readonly visits: Pick<HourBuckets, 'recordVisit' | 'now'>;
  readonly pageViews: PageViewStore;
  readonly rankings: RankingStore;
  readonly statistics: StatisticsStore;
  readonly sockets: OpenSockets;
  readonly quotas: QuotaStore;
  readonly rates: RateStore;
  readonly translations: TranslationStore;
  readonly comments: CommentStore;
  readonly blocks: BlockStore;
  readonly purge: Purge;
  readonly audit: AuditLog;
  readonly heartbeats: Heartbeats;
  readonly tallies: Tallies;
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
    this.messages = new MessageStore(this.#commands, this.keys, options);
    this.inboxes = new InboxStore(this.#commands, this.keys, options);
    this.facts = new FactHistory(this.#commands, this.keys);
    this.deliveries = new DeliveryStore(this.#commands, this.keys, options);
    this.webhooks = new WebhookStore(this.#commands, this.keys);
    this.stats = new StatsStore(this.#commands, this.keys);
    const buckets = new HourBuckets(this.#commands, this.keys);
    this.visits = buckets;
    this.pageViews = new PageViewStore(this.#commands, this.keys);
    this.rankings = new RankingStore(this.#commands, this.keys, buckets);
    this.sockets = new OpenSockets(this.#commands, this.keys);
    this.statistics = new StatisticsStore(this.#commands, this.keys, {
      buckets,
      rankings: this.rankings,
      stats: this.stats,
      sockets: this.sockets,
    });
    this.quotas = new QuotaStore(this.#commands, this.keys);
    this.rates = new RateStore(this.#commands, this.keys);
    this.translations = new TranslationStore(this.#commands, this.keys);
    this.comments = new CommentStore(this.#commands, this.keys);
    this.blocks = new BlockStore(this.#commands, this.keys);
    this.purge = new Purge(this.#commands, this.keys, this.messages);
    this.audit = new AuditLog(this.#commands, this.keys);
    this.heartbeats = new Heartbeats(this.#commands, this.keys);
    this.tallies = new Tallies(this.#commands, this.keys);
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
  storeRoom(): StoreRoom {
    return new StoreRoom(this.#commands);
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
      this.tallies.flush(),
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
