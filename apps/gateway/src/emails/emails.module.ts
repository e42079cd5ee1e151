import { Module } from '@nestjs/common';
import { EmailsController } from './emails.controller.js';
import { InboxGateway } from './inbox.gateway.js';
import { LateParsing } from './late-parsing.js';
import { MailReader } from './mail-reader.js';
import { MailWaits } from './mail-waits.js';

@Module({ controllers: [EmailsController], providers: [MailReader, LateParsing, MailWaits, InboxGateway] })
export class EmailsModule {}
