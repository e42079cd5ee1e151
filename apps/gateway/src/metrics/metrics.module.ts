import { productVersion } from '@efemera/config';
import { Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import { MailModule } from '../mail.module.js';
import { HttpMetrics } from './http-metrics.js';
import { LiveMetricsGateway } from './live-metrics.gateway.js';
import { MetricsController } from './metrics.controller.js';
import { createMetrics, METRICS } from './registry.js';
import { SharedMetrics } from './shared-metrics.js';

/** Global, because every feature that refuses calls counts them here. */
@Global()
@Module({
  imports: [MailModule],
  controllers: [MetricsController],
  providers: [
    {
      provide: METRICS,
      inject: [SETTINGS],
      useFactory: ({ BUILD_SHA }: Settings) =>
        createMetrics({ version: productVersion(), commit: BUILD_SHA ?? 'unknown' }),
    },
    HttpMetrics,
    SharedMetrics,
    LiveMetricsGateway,
  ],
  exports: [METRICS],
})
export class MetricsModule {}
