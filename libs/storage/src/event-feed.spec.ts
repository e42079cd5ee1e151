import { redisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { StreamFollower } from './event-feed.js';

it('looks for what was lost before it reads on, however often the store is asked in vain', async () => {
  const asked: string[] = [];
  const away = new Error('CLUSTERDOWN');
  let release: (reply: null) => void = () => undefined;
  const answers: Record<string, unknown[]> = {
    // Where the stream ends at first, and where it does once a replica without the last fact has taken over.
    xrevrange: [[['2-0', []]], [['1-0', []]]],
    xread: [away, new Promise((resolve) => (release = resolve))],
    xrange: [away, []],
  };
  const answer = (command: string) => async () => {
    asked.push(command);
    const next = answers[command]?.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  const redis = {
    status: 'ready',
    xrevrange: answer('xrevrange'),
    xread: answer('xread'),
    xrange: answer('xrange'),
    disconnect: () => release(null),
  } as unknown as Redis;
  let follower: StreamFollower | null = null;
  await new Promise<void>((onGap) => {
    follower = new StreamFollower(redis, redisKeys(), [3], {
      wants: () => true,
      onFact: () => undefined,
      onGap,
      onError: () => undefined,
    });
    void follower.start();
  });
  await new Promise(setImmediate);
  expect(asked).toEqual(['xrevrange', 'xread', 'xrange', 'xrange', 'xrevrange', 'xread']);
  await (follower as StreamFollower | null)?.stop();
});
