import { OutboundTargets } from '@efemera/network';
import { Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config.js';
import { PushController } from './push.controller.js';

@Module({
  controllers: [PushController],
  providers: [
    {
      provide: OutboundTargets,
      inject: [SETTINGS],
      useFactory: (settings: Settings) => new OutboundTargets(settings, true),
    },
  ],
})
export class PushModule {}
