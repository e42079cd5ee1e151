import type { Server } from 'node:http';
import { createLogger, domainsOf } from '@efemera/config';
import { createParser, type Parser } from '@efemera/mime/pool';
import { PushIdentity } from '@efemera/push';
import { DomainStore, MailDomains, ProcessCounters, PushKeyStore, Storage } from '@efemera/storage';
import { openTracer, type MailTracer } from '@efemera/tracing';
import {
  Inject,
  Module,
  type BeforeApplicationShutdown,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { APP_GUARD, HttpAdapterHost } from '@nestjs/core';
import { ApiKeyGuard } from './access/api-key.guard.js';
import { Handshakes } from './access/handshakes.js';
import { InboxAccess } from './access/inbox-access.js';
import { KeyedCalls } from './access/keyed-calls.js';
import { OperatorAccess } from './access/operator-access.js';
import { OperatorGuesses } from './access/operator-guesses.js';
import { CheckingModule } from './checking/checking.module.js';
import { BlogModule } from './blog/blog.module.js';
import { SETTINGS, type Settings } from './config.js';
import { DomainsModule } from './domains/domains.module.js';
import { ModelContextController } from './model-context/model-context.controller.js';
import { MailModule } from './mail.module.js';
import { PARSER } from './reading/mail-contents.js';
import { FeedbackModule } from './feedback/feedback.module.js';
import { FactFeed } from './following/fact-feed.js';
import { GuestsModule } from './guests/guests.module.js';
import { HealthCheck } from './health/health-check.js';
import { HealthController } from './health/health.controller.js';
import { InboxesModule } from './inboxes/inboxes.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OperatorModule } from './operator/operator.module.js';
import { PushModule } from './push/push.module.js';
import type { LeanExpressAdapter } from './http/express.js';
import { RateLimitGuard } from './http/rate-limit.guard.js';
import { RateLimits } from './http/rate-limits.js';
import { EventLoopBudget } from './sending/event-loop-budget.js';
import { SocketLimits } from './live/socket-limits.js';
import { SocketRequests } from './live/socket-requests.js';
import { RankingModule } from './ranking/ranking.module.js';
import { SiteController } from './site/site.controller.js';
import { WellKnownController } from './site/well-known.controller.js';
import { StatisticsModule } from './statistics/statistics.module.js';
import { StorageModule } from './storage.module.js';
import { StatsModule } from './stats/stats.module.js';
import { TRACER } from './tracer.js';
import { VisitsModule } from './visits/visits.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** The parser gives up a mail after this time, so that hostile mail can't block it; usual mail takes a thousandth. */
const parseDeadlineMs = 5000;

/** Providers that every feature may inject. */
@Module({})
class SharedModule {
  static with(settings: Settings): DynamicModule {
    const shared = [
      { provide: SETTINGS, useValue: settings },
      {
        provide: TRACER,
        useFactory: () => openTracer(settings, 'gateway', createLogger('gateway', settings.LOG_LEVEL)),
      },
      {
        provide: MailDomains,
        inject: [DomainStore],
        useFactory: (store: DomainStore) => new MailDomains(store, domainsOf(settings)),
      },
      {
        provide: PARSER,
        inject: [ProcessCounters],
        useFactory: (counters: ProcessCounters) =>
          createParser({
            // The parser gives large mails to one of the two only, so that small mails need not wait for large ones.
            processes: 2,
            deadlineMs: parseDeadlineMs,
            onGivenUp: (why) => counters.add('parser:given_up', why),
          }),
      },
      {
        provide: PushIdentity,
        inject: [PushKeyStore],
        useFactory: (keys: PushKeyStore) => new PushIdentity(settings, keys),
      },
      InboxAccess,
      Handshakes,
      KeyedCalls,
      OperatorAccess,
      OperatorGuesses,
      FactFeed,
      RateLimits,
      EventLoopBudget,
      SocketLimits,
      SocketRequests,
    ];
    return { module: SharedModule, global: true, providers: shared, exports: shared };
  }
}

/** How long open calls may last once shutdown has begun. Then all connections are closed. */
const shutdownGraceMs = 4000;

@Module({})
export class AppModule implements OnModuleDestroy, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly host: HttpAdapterHost<LeanExpressAdapter>,
    private readonly storage: Storage,
    @Inject(PARSER) private readonly parser: Parser,
    @Inject(TRACER) private readonly tracer: MailTracer | null,
  ) {}

  /** Comes before the features end the calls that wait, so that these answers close their connections, too. */
  onModuleDestroy(): void {
    this.host.httpAdapter.closeAfterAnswers();
  }

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    setTimeout(() => server.closeAllConnections(), shutdownGraceMs).unref();
  }

  /** Closes the parser, the store and the tracer, after the features that use them have ended. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.parser.close(), this.storage.close(), this.tracer?.close()]);
  }

  static with(settings: Settings): DynamicModule {
    return {
      module: AppModule,
      imports: [
        StorageModule.with(settings),
        SharedModule.with(settings),
        MailModule,
        DomainsModule,
        CheckingModule,
        InboxesModule,
        GuestsModule,
        WebhooksModule,
        PushModule,
        StatsModule,
        RankingModule,
        StatisticsModule,
        VisitsModule,
        BlogModule,
        FeedbackModule,
        MetricsModule,
        OperatorModule,
        // Without INTAKE_TOKEN the path of the intake does not exist.
        ...(settings.INTAKE_TOKEN === undefined ? [] : [IntakeModule]),
      ],
      controllers: [SiteController, WellKnownController, HealthController, ModelContextController],
      // The guard of keys comes before that of rate limits, because a key has a limit of its own.
      providers: [
        HealthCheck,
        { provide: APP_GUARD, useClass: ApiKeyGuard },
        { provide: APP_GUARD, useClass: RateLimitGuard },
      ],
    };
  }
}
