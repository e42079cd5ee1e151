import { jest } from '@jest/globals';
import type { LiveSocket } from './sockets.js';
import { WatchedValue } from './watched-value.js';

const someSocket = () =>
  ({
    disconnected: false,
    join: () => undefined,
    leave: () => undefined,
    nsp: { to: (room: string) => room },
  }) as unknown as LiveSocket;

describe('a watched value', () => {
  let reads: number;
  let told: number[];
  let fails: boolean;
  const make = () =>
    new WatchedValue({
      room: 'value',
      read: () => {
        reads++;
        return fails ? Promise.reject(new Error('away')) : Promise.resolve({ reads });
      },
      tell: (_, value) => told.push(value.reads),
      onError: () => undefined,
    });
  beforeEach(() => {
    jest.useFakeTimers();
    [reads, told, fails] = [0, [], false];
  });
  afterEach(() => jest.useRealTimers());

  it('is read once a second for ten thousand watchers', async () => {
    const value = make();
    const watchers = Array.from({ length: 10_000 }, someSocket);
    await Promise.all(watchers.slice(0, 5000).map((socket) => value.watch(socket)));
    expect(reads).toBe(1);
    await jest.advanceTimersByTimeAsync(1500);
    await Promise.all(watchers.slice(5000).map((socket) => value.watch(socket)));
    await jest.advanceTimersByTimeAsync(8500);
    expect(reads).toBe(11);
    expect(told).toHaveLength(10);
    value.stop();
  });

  it('is not read while nobody watches', async () => {
    const value = make();
    const [one, other] = [someSocket(), someSocket()];
    await Promise.all([value.watch(one), value.watch(other)]);
    await value.unwatch(one);
    await jest.advanceTimersByTimeAsync(1000);
    expect(reads).toBe(2);
    await value.unwatch(other);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reads).toBe(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is read again after a reading failed', async () => {
    const value = make();
    await value.watch(someSocket());
    fails = true;
    await jest.advanceTimersByTimeAsync(3000);
    fails = false;
    await jest.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([5]);
    value.stop();
  });

  it('is read by one timer, whoever comes and goes while it is being read', async () => {
    const value = make();
    const [one, other] = [someSocket(), someSocket()];
    await value.watch(one);
    jest.advanceTimersByTime(1000);
    void value.unwatch(one);
    await value.watch(other);
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(1);
    value.stop();
  });
});
