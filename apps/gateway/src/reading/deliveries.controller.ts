import type { DeliveryList } from '@efemera/contract';
import { Controller, Get, UseGuards } from '@nestjs/common';
import { InboxAccessGuard, OpenedInbox } from '../access/inbox-access.guard.js';
import type { OpenInbox } from '../access/inbox-access.js';
import { RateLimited } from '../http/rate-limit.guard.js';
import { MailReader } from './mail-reader.js';

@Controller('api/inboxes/:address/deliveries')
@UseGuards(InboxAccessGuard)
export class DeliveriesController {
  constructor(private readonly reader: MailReader) {}

  @Get()
  @RateLimited('read')
  list(@OpenedInbox() inbox: OpenInbox): Promise<DeliveryList> {
    return this.reader.deliveries(inbox);
  }
}
