import { Module } from '@nestjs/common';
import { HealthCheck } from '../health/health-check.js';
import { ApiKeysController } from './api-keys.controller.js';
import { Audit } from './audit.js';
import { BlocksController } from './blocks.controller.js';
import { ModerationController } from './moderation.controller.js';
import { OverviewController } from './overview.controller.js';

@Module({
  controllers: [ApiKeysController, BlocksController, ModerationController, OverviewController],
  providers: [Audit, HealthCheck],
})
export class OperatorModule {}
