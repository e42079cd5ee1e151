import { createLogger } from '@efemera/config';
import { intakeSettings, openIntake, type IntakeParts, type OpenIntake } from '@efemera/intake';
import {
  BlockStore,
  DeliveryStore,
  EnrichQueue,
  InboxStore,
  MailDomains,
  MailStore,
  MemoryGuard,
  ProcessCounters,
  SenderCounts,
} from '@efemera/storage';
import type { MailTracer } from '@efemera/tracing';
import { Inject, Module, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import { TRACER } from '../tracer.js';
import { IntakeTokenGuard } from './intake-token.guard.js';
import { INTAKE, IntakeController } from './intake.controller.js';

const OPEN_INTAKE = Symbol('open intake');

/** Mail over HTTP. Only a gateway with INTAKE_TOKEN loads this: it keeps reading blocks and free memory from Redis. */
@Module({
  controllers: [IntakeController],
  providers: [
    IntakeTokenGuard,
    {
      provide: OPEN_INTAKE,
      inject: [
        SETTINGS,
        MailDomains,
        MailStore,
        InboxStore,
        DeliveryStore,
        EnrichQueue,
        ProcessCounters,
        BlockStore,
        MemoryGuard,
        SenderCounts,
        TRACER,
      ],
      useFactory: (
        settings: Settings,
        domains: MailDomains,
        mails: IntakeParts['mails'],
        inboxes: IntakeParts['inboxes'],
        deliveries: IntakeParts['deliveries'],
        enrichQueue: IntakeParts['enrichQueue'],
        counters: IntakeParts['counters'],
        blocks: BlockStore,
        memory: MemoryGuard,
        senderCounts: SenderCounts,
        tracer: MailTracer | null,
      ) =>
        openIntake(
          { mails, inboxes, deliveries, enrichQueue, counters, blocks, memory, senderCounts },
          domains,
          intakeSettings(settings),
          // Logs one line a mail at level info, as the SMTP process does; Nest's logger would write it at level debug.
          createLogger('gateway', settings.LOG_LEVEL),
          tracer,
        ),
    },
    { provide: INTAKE, inject: [OPEN_INTAKE], useFactory: ({ intake }: OpenIntake) => intake },
  ],
})
export class IntakeModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  #stopFollowing: () => void = () => undefined;

  constructor(@Inject(OPEN_INTAKE) private readonly open: OpenIntake) {}

  async onApplicationBootstrap(): Promise<void> {
    this.#stopFollowing = await this.open.follow();
  }

  beforeApplicationShutdown(): void {
    this.#stopFollowing();
  }
}
