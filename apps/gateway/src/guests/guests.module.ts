import { Module } from '@nestjs/common';
import { InboxesModule } from '../inboxes/inboxes.module.js';
import { GuestsController } from './guests.controller.js';
import { RedemptionController } from './redemption.controller.js';

@Module({ imports: [InboxesModule], controllers: [GuestsController, RedemptionController] })
export class GuestsModule {}
