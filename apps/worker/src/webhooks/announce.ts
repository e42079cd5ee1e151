import type { WebhookEvent } from '@efemera/contract';
import type { MailToParse } from '@efemera/contract/redis';
import { WebhookQueue, WebhookStore } from '@efemera/storage';
import { Injectable } from '@nestjs/common';

/** Queues the webhook calls of an inbox for an event of one of its mails. */
@Injectable()
export class WebhookAnnouncer {
  constructor(
    private readonly webhooks: WebhookStore,
    private readonly queue: WebhookQueue,
  ) {}

  /** Announcing the same event twice calls each webhook once. */
  async announce(event: WebhookEvent, { address, id }: MailToParse): Promise<void> {
    await this.queue.add(await this.webhooks.plan(address, event, id));
  }
}
