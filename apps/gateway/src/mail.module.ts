import { Module } from '@nestjs/common';
import { EventStreamController } from './following/event-stream.controller.js';
import { EventStreams } from './following/event-streams.js';
import { InboxFollowers } from './following/inbox-followers.js';
import { InboxGateway } from './following/inbox.gateway.js';
import { MailWaits } from './following/mail-waits.js';
import { PushMarks } from './following/push-marks.js';
import { AtomFeedController } from './reading/atom-feed.controller.js';
import { AwaitedMailReader } from './reading/awaited-mail.js';
import { DeliveriesController } from './reading/deliveries.controller.js';
import { EmailsController } from './reading/emails.controller.js';
import { Letters } from './reading/letters.js';
import { MailContents } from './reading/mail-contents.js';
import { MailReader } from './reading/mail-reader.js';
import { LargeAnswers } from './sending/large-answers.js';

/** Reading mail, following inboxes, and sending large answers no faster than each client reads. */
@Module({
  controllers: [EmailsController, EventStreamController, AtomFeedController, DeliveriesController],
  providers: [
    MailContents,
    Letters,
    MailReader,
    AwaitedMailReader,
    LargeAnswers,
    PushMarks,
    InboxFollowers,
    MailWaits,
    EventStreams,
    InboxGateway,
  ],
  exports: [EventStreams, LargeAnswers, Letters, MailReader],
})
export class MailModule {}
