import { storageOptions } from '@efemera/config';
import {
  ApiKeyStore,
  AuditLog,
  BlockStore,
  CommentStore,
  DeliveryStore,
  DeliveryWaits,
  DomainStore,
  EnrichQueue,
  EventFeeds,
  FactHistory,
  FaultStore,
  GuestStore,
  Heartbeats,
  HourCounts,
  InboxStore,
  LetterStore,
  MailStore,
  MemoryGuard,
  OpenSocketCounts,
  openStorage,
  PageViewCounts,
  ProcessCounters,
  Purge,
  PushKeyStore,
  PushStore,
  QueueBoard,
  QuotaStore,
  RankingStore,
  RateStore,
  SenderCheckQueue,
  SenderCounts,
  StatisticsStore,
  Storage,
  StoreInspector,
  TotalCounts,
  TranslationStore,
  WebhookQueue,
  WebhookStore,
  type StoreClasses,
  type UnreadableField,
} from '@efemera/storage';
import { Logger, Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from './config.js';

/** The stores that this process uses, by their names in `Storage`: each is injected by its class. */
const stores = {
  mails: MailStore,
  letters: LetterStore,
  deliveries: DeliveryStore,
  deliveryWaits: DeliveryWaits,
  inboxes: InboxStore,
  faults: FaultStore,
  guests: GuestStore,
  quotas: QuotaStore,
  webhooks: WebhookStore,
  push: PushStore,
  pushKeys: PushKeyStore,
  facts: FactHistory,
  feeds: EventFeeds,
  totals: TotalCounts,
  visits: HourCounts,
  pageViews: PageViewCounts,
  rankings: RankingStore,
  sockets: OpenSocketCounts,
  statistics: StatisticsStore,
  counters: ProcessCounters,
  enrichQueue: EnrichQueue,
  senderCheckQueue: SenderCheckQueue,
  webhookQueue: WebhookQueue,
  queueBoard: QueueBoard,
  apiKeys: ApiKeyStore,
  blocks: BlockStore,
  domains: DomainStore,
  purge: Purge,
  audit: AuditLog,
  heartbeats: Heartbeats,
  rates: RateStore,
  senderCounts: SenderCounts,
  memory: MemoryGuard,
  inspector: StoreInspector,
  comments: CommentStore,
  translations: TranslationStore,
} satisfies StoreClasses;

const onUnreadable = ({ field, mailId, error }: UnreadableField) =>
  new Logger(Storage.name).error({ msg: 'stored mail unreadable', field, messageId: mailId, err: String(error) });

const onUnreachable = (reason: string) => new Logger(Storage.name).error({ msg: 'Redis is unreachable', reason });

function onNewerData(reason: string): never {
  new Logger(Storage.name).fatal(reason);
  process.exit(1);
}

/** Provides every store singly; `Storage` itself is for the modules that open and close it. */
@Module({})
export class StorageModule {
  static with(settings: Settings): DynamicModule {
    const providers = [
      {
        provide: Storage,
        useFactory: () =>
          openStorage({ ...storageOptions(settings, 'gateway'), onUnreadable, onNewerData, onUnreachable }),
      },
      ...Object.entries(stores).map(([name, store]) => ({
        provide: store,
        inject: [Storage],
        useFactory: (storage: Storage) => storage[name as keyof typeof stores],
      })),
    ];
    return { module: StorageModule, global: true, providers, exports: providers };
  }
}
