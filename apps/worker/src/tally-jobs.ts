import type { Storage } from '@efemera/storage';
import type { WorkerHost } from '@nestjs/bullmq';

/** Counts the jobs of one queue and the time they took, for the metrics. */
export function tallyJobs(worker: WorkerHost['worker'], tallies: Storage['tallies']): void {
  const { name } = worker;
  worker.on('completed', ({ processedOn, finishedOn }) => {
    tallies.add('jobs:completed', name);
    if (processedOn && finishedOn) tallies.add('jobs:ms', name, finishedOn - processedOn);
  });
  worker.on('failed', () => tallies.add('jobs:failed', name));
}
