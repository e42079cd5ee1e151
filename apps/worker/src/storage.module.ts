import { storageOptions } from '@efemera/config';
import {
  BlockStore,
  EnrichQueue,
  Erasure,
  Heartbeats,
  InboxStore,
  MailStore,
  MemoryGuard,
  openStorage,
  ProcessCounters,
  PushKeyStore,
  PushQueue,
  PushStore,
  QueueBoard,
  RankingStore,
  Schedules,
  SenderCheckQueue,
  Storage,
  WebhookQueue,
  WebhookStore,
  type StoreClasses,
  type UnreadableField,
} from '@efemera/storage';
import { Logger, Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from './config.js';

const readyPatienceMs = 5000;

/** The stores that this process uses, by their names in `Storage`. Nest injects each by its class. */
const stores = {
  mails: MailStore,
  erasure: Erasure,
  inboxes: InboxStore,
  webhooks: WebhookStore,
  push: PushStore,
  rankings: RankingStore,
  counters: ProcessCounters,
  enrichQueue: EnrichQueue,
  senderCheckQueue: SenderCheckQueue,
  webhookQueue: WebhookQueue,
  pushQueue: PushQueue,
  pushKeys: PushKeyStore,
  queueBoard: QueueBoard,
  blocks: BlockStore,
  schedules: Schedules,
  heartbeats: Heartbeats,
  memory: MemoryGuard,
} satisfies StoreClasses;

const onUnreadable = ({ field, mailId, error }: UnreadableField) =>
  new Logger(Storage.name).error({ msg: 'stored mail unreadable', field, messageId: mailId, err: String(error) });

function onNewerData(reason: string): never {
  new Logger(Storage.name).fatal(reason);
  process.exit(1);
}

/** Connects the stores before the first job: a queue has its own connection and may deliver a job earlier. */
async function openWhenReady(settings: Settings): Promise<Storage> {
  const storage = openStorage({ ...storageOptions(settings, 'worker'), onUnreadable, onNewerData });
  await storage.whenReady(readyPatienceMs);
  return storage;
}

/** Provides every store by itself. Only the modules that open and close `Storage` use `Storage`. */
@Module({})
export class StorageModule {
  static with(settings: Settings): DynamicModule {
    const providers = [
      { provide: Storage, useFactory: () => openWhenReady(settings) },
      ...Object.entries(stores).map(([name, store]) => ({
        provide: store,
        inject: [Storage],
        useFactory: (storage: Storage) => storage[name as keyof typeof stores],
      })),
    ];
    return { module: StorageModule, global: true, providers, exports: providers };
  }
}
