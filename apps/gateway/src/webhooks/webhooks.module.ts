import { OutboundTargets } from '@efemera/network';
import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({
  controllers: [WebhooksController],
  providers: [
    {
      provide: OutboundTargets,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new OutboundTargets(settings),
    },
  ],
})
export class WebhooksModule {}
