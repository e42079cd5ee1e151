import { Module } from '@nestjs/common';
import { EmailsController } from './emails.controller.js';
import { InboxGateway } from './inbox.gateway.js';
import { MailReader } from './mail-reader.js';

@Module({ controllers: [EmailsController], providers: [MailReader, InboxGateway] })
export class EmailsModule {}
