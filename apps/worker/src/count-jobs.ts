import type { EnrichJob, PushJob, WebhookJob } from '@efemera/contract/redis';
import type { ProcessCounters } from '@efemera/storage';
import type { WorkerHost } from '@nestjs/bullmq';
import { Logger } from '@nestjs/common';

const logger = new Logger('jobs');

/** Counts a queue's jobs and adds up how long they took, for the metrics. Logs failed jobs with the ids of their mails. */
export function countJobs(worker: WorkerHost['worker'], counters: ProcessCounters): void {
  const { name } = worker;
  worker.on('completed', ({ processedOn, finishedOn }) => {
    counters.add('jobs:completed', name);
    if (processedOn && finishedOn) counters.add('jobs:ms', name, finishedOn - processedOn);
  });
  worker.on('failed', (job, error) => {
    counters.add('jobs:failed', name);
    const { mails = [], mailId, deliveryId: delivery } = (job?.data ?? {}) as Partial<EnrichJob & PushJob & WebhookJob>;
    const messageIds = mailId === undefined ? mails.map(({ id }) => id) : [mailId];
    logger.warn({ msg: 'job failed', queue: name, messageIds, delivery, err: String(error) });
  });
}
