import { Module } from '@nestjs/common';
import { StatsController } from './stats.controller.js';
import { StatsGateway } from './stats.gateway.js';

@Module({ controllers: [StatsController], providers: [StatsGateway] })
export class StatsModule {}
