import { redisKeys } from '@efemera/contract/redis';
import type { Redis } from 'ioredis';
import { StreamFollower } from './event-feed.js';

const away = new Error('CLUSTERDOWN');
/** The reply of XINFO for a stream with this number of facts and this last place. */
const stream = (end: string, count: number) => [
  ...['length', count, 'last-generated-id', end, 'entries-added', count],
  ...['first-entry', ['1-0', []]],
];

/**
 * Follows partitions of a fake Redis, which gives these answers in turn, until the follower reports a gap. Returns the
 * commands that the fake Redis received by then.
 */
async function asked(partitions: number[], answers: { xinfo: unknown[]; xread: unknown[] }): Promise<string[]> {
  const commands: string[] = [];
  let release: (reply: null) => void = () => undefined;
  const blocking = new Promise<null>((resolve) => (release = resolve));
  const answer = (command: 'xinfo' | 'xread') => async () => {
    commands.push(command);
    const next = answers[command].length > 0 ? answers[command].shift() : await blocking;
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
    follower = new StreamFollower(redis, redisKeys(), partitions, {
      wants: () => true,
      onFact: () => undefined,
      onGap,
      onError: () => undefined,
    });
    void follower.start();
  });
  await new Promise(setImmediate);
  await (follower as StreamFollower | null)?.stop();
  return commands;
}

it('a feed checks for lost facts before it reads later ones, also when the first check got no answer', async () => {
  // XINFO's answers: at the start, while Redis is unreachable, and after a replica without the last fact became master.
  const xinfo = [stream('2-0', 2), away, stream('1-0', 1)];
  expect(await asked([3], { xinfo, xread: [away] })).toEqual(['xinfo', 'xread', 'xinfo', 'xinfo', 'xread']);
});

it('a feed reports a gap in one partition although its check of another partition fails', async () => {
  const before = [stream('2-0', 2), stream('2-0', 2)];
  const xinfo = [...before, stream('1-0', 1), away, stream('1-0', 1), stream('2-0', 2)];
  expect(await asked([3, 4], { xinfo, xread: [away] })).toHaveLength(8);
});
