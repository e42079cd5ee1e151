import { EventLoopBudget } from './event-loop-budget.js';

/** Blocks the event loop for this time, as a piece of work does. */
function work(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('the event loop handles other events in between, however many pieces of work are queued', async () => {
  const budget = new EventLoopBudget();
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
      await budget.turn();
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

it('the budget counts the time of work that a piece defers to the next tick, as Socket.IO does', async () => {
  const budget = new EventLoopBudget();
  let inOneGo = 0;
  let longest = 0;
  const pieces = Array.from({ length: 50 }, async () => {
    await budget.turn();
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

it('the budget alternates between the pieces of two long tasks', async () => {
  const budget = new EventLoopBudget();
  const order: string[] = [];
  const long = async (name: string) => {
    for (let n = 0; n < 10; n++) {
      await budget.turn();
      work(6);
      order.push(name);
    }
  };
  await Promise.all([long('a'), long('b')]);
  expect(order.join('')).toBe('ab'.repeat(10));
});
