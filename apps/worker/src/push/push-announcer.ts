import type { MailToParse } from '@efemera/contract/redis';
import { ProcessCounters, PushQueue, PushStore } from '@efemera/storage';
import { Injectable } from '@nestjs/common';

/** Queues a notice of a mail to each browser that is subscribed to its inbox. */
@Injectable()
export class PushAnnouncer {
  constructor(
    private readonly push: PushStore,
    private readonly queue: PushQueue,
    private readonly counters: ProcessCounters,
  ) {}

  /** Announcing the same mail again sends no second notice. */
  async announce({ address, id }: MailToParse): Promise<void> {
    const { jobs, isLimited } = await this.push.plan(address, id);
    if (isLimited) this.counters.add('push:notices', 'limited');
    await this.queue.add(jobs);
  }
}
