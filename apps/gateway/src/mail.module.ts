import { Module } from '@nestjs/common';
import { AtomFeedController } from './reading/atom-feed.controller.js';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { EmailsController } from './reading/emails.controller.js';
import { EventStreamController } from './following/event-stream.controller.js';
import { EventStreams } from './following/event-streams.js';
import { InboxGateway } from './following/inbox.gateway.js';
import { LargeAnswers } from './sending/large-answers.js';
import { LateParsing } from './following/late-parsing.js';
import { MailReader } from './reading/mail-reader.js';
import { MailWaits } from './following/mail-waits.js';

@Module({
  imports: [DeliveriesModule],
  controllers: [EmailsController, EventStreamController, AtomFeedController],
  providers: [MailReader, LargeAnswers, LateParsing, MailWaits, EventStreams, InboxGateway],
  exports: [EventStreams],
})
export class MailModule {}
