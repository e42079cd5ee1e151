import type { DeliveryList } from '@efemera/contract';
import { DeliveryStore, type InboxRecord } from '@efemera/storage';
import { Controller, Get, UseGuards } from '@nestjs/common';
import type { Credentials } from '../access/credentials.js';
import { InboxAccessGuard, OpenedInbox, ShownCredentials } from '../access/inbox-access.guard.js';
import { InboxAccess } from '../access/inbox-access.js';
import { RateLimited } from '../http/rate-limit.guard.js';

@Controller('api/inboxes/:address/deliveries')
@UseGuards(InboxAccessGuard)
export class DeliveriesController {
  constructor(
    private readonly deliveries: DeliveryStore,
    private readonly access: InboxAccess,
  ) {}

  @Get()
  @RateLimited('read')
  async list(
    @OpenedInbox() { address }: InboxRecord,
    @ShownCredentials() credentials: Credentials,
  ): Promise<DeliveryList> {
    const deliveries = await this.deliveries.list(address);
    // Somebody may have claimed the address since the guard looked; what they receive is theirs.
    await this.access.open(address, credentials);
    return { deliveries };
  }
}
