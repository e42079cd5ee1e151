import type { Logger } from '@efemera/config';
import { createParser, type Parser } from '@efemera/mime/pool';
import { OutboundTargets } from '@efemera/network';
import { PushIdentity } from '@efemera/push';
import { ProcessCounters, PushKeyStore, Storage } from '@efemera/storage';
import { openTracer, type MailTracer } from '@efemera/tracing';
import { BullModule } from '@nestjs/bullmq';
import {
  Inject,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Settings } from './config.js';
import { BusyEnrichProcessor } from './enrich/busy-enrich.processor.js';
import { EnrichProcessor, PARSER } from './enrich/enrich.processor.js';
import { pushRetryDelaysMs } from './push/limits.js';
import { PushAnnouncer } from './push/push-announcer.js';
import { PUSH_RETRY_DELAYS_MS, PUSH_TARGETS, PushProcessor } from './push/push.processor.js';
import { RANKING_SECONDS, RankingProcessor } from './ranking/ranking.processor.js';
import { ERASE_SECONDS, FileErasure } from './retention/file-erasure.js';
import { RetentionProcessor } from './retention/retention.processor.js';
import { DNS, Dns } from './sender/dns.js';
import { HOSTNAME, SenderCheckProcessor } from './sender/sender-check.processor.js';
import { StorageModule } from './storage.module.js';
import { TRACER } from './tracer.js';
import { WebhookAnnouncer } from './webhooks/announce.js';
import { countJobs } from './count-jobs.js';
import { retryDelaysMs } from './webhooks/limits.js';
import { RETRY_DELAYS_MS, TARGETS, WebhookProcessor } from './webhooks/webhook.processor.js';

/** Time limit for parsing one mail: a thousand times what honest mail takes. After it, the mail is shown raw. */
const parseDeadlineMs = 5000;
const probeDnsEveryMs = 30_000;

/**
 * Opens the DNS resolvers. Logs only a change of their state, and a failure as a warning only if resolvers are set or have
 * answered before: a developer's machine may have no DNS. The recovery has the level of the failure, so that an operator
 * whose log shows only warnings sees that the failure has ended.
 */
function openDns({ SENDER_CHECKS, DNS_SERVERS }: Settings, logger: Logger): Dns | null {
  if (!SENDER_CHECKS) return null;
  let isWarned = false;
  return new Dns({
    servers: DNS_SERVERS ?? null,
    probeEveryMs: probeDnsEveryMs,
    onChange: ({ works, worked, servers }) => {
      const wasWarned = isWarned;
      isWarned = !works && (worked || DNS_SERVERS !== undefined);
      const msg = works ? 'senders are checked' : 'senders are not checked: no resolver answers';
      logger[isWarned || wasWarned ? 'warn' : 'info']({ msg, servers });
    },
  });
}

@Module({})
class SharedModule {
  static with(settings: Settings, logger: Logger): DynamicModule {
    const shared = [
      {
        provide: PARSER,
        inject: [ProcessCounters],
        useFactory: (counters: ProcessCounters) =>
          createParser({
            processes: settings.ENRICH_PROCESSES,
            // Keeps one process ready, so that the visitor with the first mail does not wait for its start.
            warm: 1,
            deadlineMs: parseDeadlineMs,
            onGivenUp: (why) => counters.add('parser:given_up', why),
          }),
      },
      { provide: TRACER, useFactory: () => openTracer(settings, 'worker', logger) },
      { provide: DNS, useFactory: () => openDns(settings, logger) },
      { provide: TARGETS, useFactory: () => (settings.WEBHOOKS ? new OutboundTargets(settings) : null) },
      {
        provide: PUSH_TARGETS,
        useFactory: () => (settings.PUSH ? new OutboundTargets(settings, true) : null),
      },
      {
        provide: PushIdentity,
        inject: [PushKeyStore],
        useFactory: (keys: PushKeyStore) => new PushIdentity(settings, keys),
      },
      { provide: HOSTNAME, useValue: settings.MAIL_DOMAINS[0] },
    ];
    return { module: SharedModule, global: true, providers: shared, exports: shared };
  }
}

@Module({})
export class AppModule implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly storage: Storage,
    @Inject(PARSER) private readonly parser: Parser,
    @Inject(DNS) private readonly dns: Dns | null,
    @Inject(TRACER) private readonly tracer: MailTracer | null,
    private readonly enrich: EnrichProcessor,
    private readonly busyEnrich: BusyEnrichProcessor,
    private readonly senderCheck: SenderCheckProcessor,
    private readonly retention: RetentionProcessor,
    private readonly ranking: RankingProcessor,
    private readonly webhooks: WebhookProcessor,
    private readonly push: PushProcessor,
  ) {}

  onApplicationBootstrap(): void {
    for (const { worker } of this.#processors) countJobs(worker, this.storage.counters);
  }

  /**
   * Aborts look-ups, calls and pauses before Nest waits for running jobs: name servers, webhooks and push services may
   * take longer than the process has left.
   */
  beforeApplicationShutdown(): void {
    this.dns?.close();
    this.retention.end();
    this.webhooks.end();
    this.push.end();
  }

  /**
   * Waits for the running jobs, then closes the services that they share. This hook closes the workers itself, because
   * Nest's queue module closes them only after it.
   */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.#processors.map(({ worker }) => worker.close()));
    await Promise.all([
      this.parser.close(),
      this.senderCheck.closeProcesses(),
      this.storage.close(),
      this.tracer?.close(),
    ]);
  }

  get #processors() {
    return [this.enrich, this.busyEnrich, this.senderCheck, this.retention, this.ranking, this.webhooks, this.push];
  }

  static with(settings: Settings, logger: Logger): DynamicModule {
    return {
      module: AppModule,
      imports: [
        StorageModule.with(settings),
        SharedModule.with(settings, logger),
        BullModule.forRootAsync({
          inject: [Storage],
          useFactory: (storage: Storage) => ({ connection: storage.workerConnection(), prefix: storage.keys.queues }),
        }),
        // libs/storage opens the queues; this call only makes Nest look for processor classes.
        BullModule.registerQueue(),
      ],
      providers: [
        { provide: RETRY_DELAYS_MS, useValue: retryDelaysMs },
        { provide: RANKING_SECONDS, useValue: settings.RANKING_SECONDS },
        { provide: ERASE_SECONDS, useValue: settings.ERASE_SECONDS },
        EnrichProcessor,
        BusyEnrichProcessor,
        SenderCheckProcessor,
        RetentionProcessor,
        FileErasure,
        RankingProcessor,
        WebhookAnnouncer,
        WebhookProcessor,
        { provide: PUSH_RETRY_DELAYS_MS, useValue: pushRetryDelaysMs },
        PushAnnouncer,
        PushProcessor,
      ],
    };
  }
}
