import type { WebhookEvent } from '@efemera/contract';
import type { MailToParse } from '@efemera/contract/redis';
import { WebhookQueue, WebhookStore } from '@efemera/storage';
import { Injectable } from '@nestjs/common';

/** Queues the webhook calls of an inbox for one event of a mail. */
@Injectable()
export class WebhookAnnouncer {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly queue: WebhookQueue,
  ) {}

  /** Announcing the same event again calls no webhook a second time. */
  async announce(event: WebhookEvent, { address, id }: MailToParse): Promise<void> {
    await this.queue.add(await this.webhooks.plan(address, event, id));
  }
}
