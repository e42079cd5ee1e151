import { readAttachment } from './downloads.js';

const inbox = 'ana@a.example';

it('downloads two attachments at a time: the server would refuse a third download from a large mail', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  globalThis.fetch = (url) => {
    begun.push(url as string);
    return new Promise((resolve) =>
      ends.push(() => resolve(new Response(null, { status: begun.length % 2 ? 200 : 404 }))),
    );
  };
  const indexes = [0, 1, 2, 3, 4, 5];
  const all = Promise.allSettled(indexes.map((index) => readAttachment('1', index, inbox)));
  for (const index of indexes) {
    expect(begun).toHaveLength(Math.min(index + 2, 6));
    ends[index]?.();
    while (begun.length < Math.min(index + 3, 6)) await Promise.resolve();
  }
  const outcomes = await all;
  expect(outcomes.map(({ status }) => status)).toContain('rejected');
  expect(begun.map((url) => /attachments\/(\d)/.exec(url)?.[1])).toEqual(indexes.map(String));
});
