import { storageOptions } from '@efemera/config';
import { createParser, type Parser } from '@efemera/mime/pool';
import { openStorage, Storage } from '@efemera/storage';
import { BullModule } from '@nestjs/bullmq';
import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Settings } from './config.js';
import { EnrichProcessor, PARSER } from './enrich/enrich.processor.js';
import { RetentionProcessor } from './retention/retention.processor.js';

/** Longer than any honest mail takes by a factor of a thousand; then the mail is shown raw. */
const parseDeadlineMs = 5000;

@Module({})
class SharedModule {
  static with(settings: Settings): DynamicModule {
    const shared = [
      { provide: Storage, useFactory: () => openStorage(storageOptions(settings, 'worker')) },
      {
        provide: PARSER,
        useFactory: () => createParser({ threads: settings.ENRICH_THREADS, deadlineMs: parseDeadlineMs }),
      },
    ];
    return { module: SharedModule, global: true, providers: shared, exports: shared };
  }
}

@Module({})
export class AppModule implements OnApplicationShutdown {
  constructor(
    private readonly storage: Storage,
    @Inject(PARSER) private readonly parser: Parser,
  ) {}

  /** After the jobs in hand have ended: what they share. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.parser.close(), this.storage.close()]);
  }

  static with(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SharedModule.with(settings),
        BullModule.forRootAsync({
          inject: [Storage],
          useFactory: (storage: Storage) => ({ connection: storage.workerConnection(), prefix: storage.keys.queues }),
        }),
        // Queues are opened in libs/storage; this call alone makes Nest look for processors.
        BullModule.registerQueue(),
      ],
      providers: [EnrichProcessor, RetentionProcessor],
    };
  }
}
