import { jest } from '@jest/globals';
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
    // Redis writes the bytes that INFO saw at `next` before it answers; those held back after it are of later commands.
    [['next', 'held back'], 2],
  ])('confirms after the states %j of the file', async (sequence, looks) => {
    const { redis, asked } = redisInStates(...sequence);
    await new FileWrites(redis, null).confirm();
    expect(asked()).toBe(looks);
  });

  it.each<[State[]]>([[['failed']], [['next', 'failed']], [['held back', 'failed']]])(
    'rejects after the states %j of the file',
    async (sequence) => {
      await expect(new FileWrites(redisInStates(...sequence).redis, null).confirm()).rejects.toThrow('MISCONF');
    },
  );

  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

  it('asks Redis once for all callers of one turn of the event loop, and again for later callers', async () => {
    const { redis, asked } = redisInStates('written', 'failed');
    const writes = new FileWrites(redis, null);
    const first = Promise.all([writes.confirm(), Promise.resolve().then(() => writes.confirm())]);
    await nextTurn();
    // The write of this later caller may have come after the first check was answered.
    const later = expect(writes.confirm()).rejects.toThrow('MISCONF');
    await first;
    await later;
    expect(asked()).toBe(2);
  });

  it('repeats one check for all callers that wait for the end of a flush', async () => {
    const { redis, asked } = redisInStates('held back', 'held back', 'held back', 'written');
    const writes = new FileWrites(redis, null);
    const all = [];
    for (let caller = 0; caller < 3; caller++) {
      all.push(writes.confirm());
      // The next caller comes before the pause between two checks has ended, so all callers share that pause.
      await Promise.resolve().then(() => undefined);
      await new Promise((resolve) => process.nextTick(resolve));
    }
    await Promise.all(all);
    expect(asked()).toBe(4);
  });

  it('rejects when a flush does not end, and asks again at the next call', async () => {
    let nowMs = 0;
    const now = jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 1000));
    const { redis } = redisInStates('held back', 'held back', 'held back', 'held back', 'held back', 'written');
    const writes = new FileWrites(redis, null);
    await expect(writes.confirm()).rejects.toThrow('MISCONF');
    now.mockRestore();
    await writes.confirm();
  });

  it('asks on its own connection while that is open, and otherwise on the connection for commands', async () => {
    const [main, own] = [redisInStates('failed'), redisInStates('written')];
    const connection = Object.assign(own.redis, { status: 'ready' });
    const writes = new FileWrites(main.redis, connection);
    await writes.confirm();
    Object.assign(connection, { status: 'reconnecting' });
    await expect(writes.confirm()).rejects.toThrow('MISCONF');
    expect([main.asked(), own.asked()]).toEqual([1, 1]);
  });

  it('asks each master of a cluster, and rejects when one of them dies meanwhile', async () => {
    const [held, other] = [redisInStates('held back'), redisInStates('written')];
    const dead = { info: () => Promise.reject(new Error('Connection is closed.')) };
    const masters: unknown[] = [held.redis, other.redis];
    const cluster = { isCluster: true, nodes: () => masters } as unknown as Redis;
    const waiting = new FileWrites(cluster, null).confirm();
    // The dead master also leaves the client's list of masters, as it does in ioredis.
    masters.shift();
    Object.assign(held.redis, dead);
    await expect(waiting).rejects.toThrow('Connection is closed.');
  });
});
