import type { BlockStore, InboxStore, MemoryGuard, QueueBoard, Schedules } from '@efemera/storage';
import { jest } from '@jest/globals';
import { RetentionProcessor } from './retention.processor.js';

function processorWith(expireDue: () => Promise<number>): RetentionProcessor {
  return new RetentionProcessor(
    {} as Schedules,
    { expireDue } as InboxStore,
    {} as QueueBoard,
    { look: async () => undefined, isCrowded: false } as unknown as MemoryGuard,
    {} as BlockStore,
  );
}

describe('RetentionProcessor', () => {
  it('checks for expired inboxes several times in one job', async () => {
    const expireDue = jest.fn(async () => 0);
    await processorWith(expireDue).process();
    expect(expireDue).toHaveBeenCalledTimes(5);
  });

  it('makes the other checks of a job after one has failed, and fails the job at the end', async () => {
    const expireDue = jest.fn(async () => 0).mockRejectedValueOnce(new Error('broken'));
    await expect(processorWith(expireDue).process()).rejects.toThrow('broken');
    expect(expireDue).toHaveBeenCalledTimes(5);
  });

  it('ends a job that waits for its next check when the process is to end', async () => {
    const expireDue = jest.fn(async () => 0);
    const processor = processorWith(expireDue);
    const job = processor.process();
    processor.end();
    await job;
    expect(expireDue).toHaveBeenCalledTimes(1);
  });
});
