import { Module } from '@nestjs/common';
import { HealthCheck } from '../health/health-check.js';
import { MailModule } from '../mail.module.js';
import { ApiKeysController } from './api-keys.controller.js';
import { Audit } from './audit.js';
import { BlocksController } from './blocks.controller.js';
import { LettersController } from './letters.controller.js';
import { ModerationController } from './moderation.controller.js';
import { OverviewController } from './overview.controller.js';
import { SendersController } from './senders.controller.js';

@Module({
  imports: [MailModule],
  controllers: [
    ApiKeysController,
    BlocksController,
    LettersController,
    ModerationController,
    OverviewController,
    SendersController,
  ],
  providers: [Audit, HealthCheck],
})
export class OperatorModule {}
