import { Module } from '@nestjs/common';
import { OpenSocketsGateway } from './open-sockets.gateway.js';
import { StatisticsController } from './statistics.controller.js';

@Module({ controllers: [StatisticsController], providers: [OpenSocketsGateway] })
export class StatisticsModule {}
