import { Module } from '@nestjs/common';
import { InboxesController } from './inboxes.controller.js';
import { InboxesService } from './inboxes.service.js';

@Module({ controllers: [InboxesController], providers: [InboxesService], exports: [InboxesService] })
export class InboxesModule {}
