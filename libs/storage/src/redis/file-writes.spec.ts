import type { Redis } from 'ioredis';
import { FileWrites } from './file-writes.js';

const states = {
  written: 'aof_last_write_status:ok\r\naof_buffer_length:0\r\naof_pending_bio_fsync:0\r\n',
  // A command ran just before INFO: its bytes wait, and Redis writes them before it sends the answer to INFO.
  next: 'aof_last_write_status:ok\r\naof_buffer_length:812\r\naof_pending_bio_fsync:0\r\n',
  'held back': 'aof_last_write_status:ok\r\naof_buffer_length:812\r\naof_pending_bio_fsync:1\r\n',
  failed: 'aof_last_write_status:err\r\naof_buffer_length:812\r\naof_pending_bio_fsync:0\r\n',
};
type State = keyof typeof states;

/** A fake Redis that reports these states of its file, one for each INFO, and the last one from then on. */
function redisInStates(...sequence: State[]) {
  let asked = 0;
  const info = () => Promise.resolve(states[sequence[Math.min(asked++, sequence.length - 1)] as State]);
  return { redis: { info } as unknown as Redis, asked: () => asked };
}

describe('FileWrites', () => {
  it.each<[State[], number]>([
    [['written'], 1],
    [['next', 'written'], 2],
    [['next', 'next'], 2],
    [['held back', 'next', 'next'], 3],
    [['next', 'held back', 'next', 'held back', 'written'], 5],
  ])('confirms after the states %j of the file', async (sequence, looks) => {
    const { redis, asked } = redisInStates(...sequence);
    await new FileWrites(redis).confirm();
    expect(asked()).toBe(looks);
  });

  it.each<[State[]]>([[['failed']], [['next', 'failed']], [['held back', 'failed']]])(
    'rejects after the states %j of the file',
    async (sequence) => {
      await expect(new FileWrites(redisInStates(...sequence).redis).confirm()).rejects.toThrow('MISCONF');
    },
  );

  it('does not take the answer of a check that began before the write', async () => {
    const { redis, asked } = redisInStates('written', 'failed');
    const writes = new FileWrites(redis);
    let later: Promise<void> | null = null;
    const { info } = redis as unknown as { info: () => Promise<string> };
    Object.assign(redis, {
      info: () => {
        // Another mail is stored while the first check is under way.
        later ??= expect(writes.confirm()).rejects.toThrow('MISCONF');
        return info();
      },
    });
    await writes.confirm();
    await later;
    expect(asked()).toBe(2);
  });
});
