import { jest } from '@jest/globals';
import { Turns } from './turns.js';

describe('turns', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are taken so many at a time, in order, whatever becomes of the work', async () => {
    const turns = new Turns(2);
    const begun: number[] = [];
    const ends: ((error?: Error) => void)[] = [];
    const taken = [0, 1, 2, 3].map((n) =>
      turns.take(() => {
        begun.push(n);
        return new Promise<number>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve(n))));
      }),
    );
    await jest.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([0, 1]);
    ends[1]?.(new Error('away'));
    await expect(taken[1]).rejects.toThrow('away');
    expect(begun).toEqual([0, 1, 2]);
    ends[0]?.();
    expect(await taken[0]).toBe(0);
    expect(begun).toEqual([0, 1, 2, 3]);
  });

  it('pass on from work that waits for something itself, once', async () => {
    const turns = new Turns(1);
    const begun: string[] = [];
    const endsOf = new Map<string, () => void>();
    const take = (name: string) =>
      turns.take(() => {
        begun.push(name);
        return new Promise<void>((resolve) => endsOf.set(name, resolve));
      });
    const stuck = take('stuck');
    void take('next');
    void take('last');
    await jest.advanceTimersByTimeAsync(60);
    expect(begun).toEqual(['stuck', 'next']);
    endsOf.get('stuck')?.();
    await stuck;
    expect(begun).toEqual(['stuck', 'next']);
  });
});
