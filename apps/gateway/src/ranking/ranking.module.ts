import { Module } from '@nestjs/common';
import { RankingController } from './ranking.controller.js';
import { RankingGateway } from './ranking.gateway.js';

@Module({ controllers: [RankingController], providers: [RankingGateway] })
export class RankingModule {}
