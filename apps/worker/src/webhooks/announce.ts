import type { WebhookEvent } from '@efemera/contract';
import type { MailToParse } from '@efemera/contract/redis';
import type { Storage } from '@efemera/storage';

/** Has the webhooks of an inbox told of a mail. Doing it twice tells them once. */
export async function announce(storage: Storage, event: WebhookEvent, { address, id }: MailToParse): Promise<void> {
  await storage.webhookQueue.add(await storage.webhooks.plan(address, event, id));
}
