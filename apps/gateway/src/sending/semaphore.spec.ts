import { jest } from '@jest/globals';
import { Semaphore } from './semaphore.js';

describe('a semaphore', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('runs as many tasks at a time as it has permits, in order, also when a task fails', async () => {
    const semaphore = new Semaphore(2);
    const begun: number[] = [];
    const ends: ((error?: Error) => void)[] = [];
    const running = [0, 1, 2, 3].map((n) =>
      semaphore.run(() => {
        begun.push(n);
        return new Promise<number>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(n))));
      }),
    );
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([0, 1]);
    ends[1]?.(new Error('away'));
    await expect(running[1]).rejects.toThrow('away');
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    expect(await running[0]).toBe(0);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('starts the next task when one takes too long, and does not free its permit twice', async () => {
    const semaphore = new Semaphore(1);
    const begun: string[] = [];
    const endsOf = new Map<string, () => void>();
    const run = (name: string) =>
      semaphore.run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => endsOf.set(name, resolve));
      });
    const stuck = run('stuck');
    void run('next');
    void run('last');
    await jest.advanceTimersByTimeAsync(60);
    expect(begun).toEqual(['stuck', 'next']);
    endsOf.get('stuck')?.();
    await stuck;
    expect(begun).toEqual(['stuck', 'next']);
  });
});
