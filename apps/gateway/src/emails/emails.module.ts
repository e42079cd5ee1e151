import { Module } from '@nestjs/common';
import { AtomFeedController } from './atom-feed.controller.js';
import { DeliveriesModule } from '../deliveries/deliveries.module.js';
import { EmailsController } from './emails.controller.js';
import { EventStreamController } from './event-stream.controller.js';
import { EventStreams } from './event-streams.js';
import { InboxGateway } from './inbox.gateway.js';
import { LargeAnswers } from './large-answers.js';
import { LateParsing } from './late-parsing.js';
import { MailReader } from './mail-reader.js';
import { MailWaits } from './mail-waits.js';

@Module({
  imports: [DeliveriesModule],
  controllers: [EmailsController, EventStreamController, AtomFeedController],
  providers: [MailReader, LargeAnswers, LateParsing, MailWaits, EventStreams, InboxGateway],
  exports: [EventStreams],
})
export class EmailsModule {}
