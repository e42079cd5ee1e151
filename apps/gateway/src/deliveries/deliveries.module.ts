import { Module } from '@nestjs/common';
import { DeliveriesController } from './deliveries.controller.js';
import { Pushes } from './pushes.js';

@Module({ controllers: [DeliveriesController], providers: [Pushes], exports: [Pushes] })
export class DeliveriesModule {}
