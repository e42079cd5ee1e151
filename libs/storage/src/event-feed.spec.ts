import { redisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { StreamFollower } from './event-feed.js';

it('looks for what was lost before it reads on, however often the store is asked in vain', async () => {
  const asked: string[] = [];
  const away = new Error('CLUSTERDOWN');
  let release: (reply: null) => void = () => undefined;
  const stream = (end: string, count: number) => [
    ...['length', count, 'last-generated-id', end, 'entries-added', count],
    ...['first-entry', ['1-0', []]],
  ];
  const answers: Record<string, unknown[]> = {
    // At first, and once a replica without the last fact has taken over.
    xinfo: [stream('2-0', 2), away, stream('1-0', 1)],
    xread: [away, new Promise((resolve) => (release = resolve))],
  };
  const answer = (command: string) => async () => {
    asked.push(command);
    const next = answers[command]?.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  const redis = {
    status: 'ready',
    xinfo: answer('xinfo'),
    xread: answer('xread'),
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
  expect(asked).toEqual(['xinfo', 'xread', 'xinfo', 'xinfo', 'xread']);
  await (follower as StreamFollower | null)?.stop();
});
