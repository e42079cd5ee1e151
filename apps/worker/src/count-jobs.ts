import type { ProcessCounters } from '@efemera/storage';
import type { WorkerHost } from '@nestjs/bullmq';

/** Metrics: counts the jobs of one queue and their duration. */
export function countJobs(worker: WorkerHost['worker'], counters: ProcessCounters): void {
  const { name } = worker;
  worker.on('completed', ({ processedOn, finishedOn }) => {
    counters.add('jobs:completed', name);
    if (processedOn && finishedOn) counters.add('jobs:ms', name, finishedOn - processedOn);
  });
  worker.on('failed', () => counters.add('jobs:failed', name));
}
