import { LoopShare } from './loop-share.js';

/** Keeps the event loop as a piece of work does. */
function work(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('lets everybody else in between, however many pieces are asked for at once', async () => {
  const share = new LoopShare();
  let inOneGo = 0;
  let longest = 0;
  let watching = true;
  const watch = () => {
    longest = Math.max(longest, inOneGo);
    inOneGo = 0;
    if (watching) setImmediate(watch);
  };
  watch();
  const done: number[] = [];
  await Promise.all(
    Array.from({ length: 200 }, async (_, n) => {
      await share.turn();
      work(1);
      inOneGo++;
      done.push(n);
    }),
  );
  watching = false;
  watch();
  expect(longest).toBeLessThanOrEqual(6);
  expect(done).toEqual(Array.from({ length: 200 }, (_, n) => n));
});

it('counts what a piece puts off to the next tick, as a socket does with what it was sent', async () => {
  const share = new LoopShare();
  let inOneGo = 0;
  let longest = 0;
  const pieces = Array.from({ length: 50 }, async () => {
    await share.turn();
    await new Promise<void>((resolve) =>
      process.nextTick(() => {
        work(2);
        longest = Math.max(longest, ++inOneGo);
        setImmediate(() => (inOneGo = 0));
        resolve();
      }),
    );
  });
  await Promise.all(pieces);
  expect(longest).toBeLessThanOrEqual(5);
});

it('gives a long work its turns between those of others', async () => {
  const share = new LoopShare();
  const order: string[] = [];
  const long = async (name: string) => {
    for (let n = 0; n < 10; n++) {
      await share.turn();
      work(6);
      order.push(name);
    }
  };
  await Promise.all([long('a'), long('b')]);
  expect(order.join('')).toBe('ab'.repeat(10));
});
