import { jest } from '@jest/globals';
import type { LiveSocket } from './sockets.js';
import { WatchedValue } from './watched-value.js';

let sockets = 0;
const someSocket = () =>
  ({ id: String(sockets++), disconnected: false, nsp: { to: (ids: string[]) => ids } }) as unknown as LiveSocket;

describe('a watched value', () => {
  let reads: number;
  let told: { ids: string[]; value: number }[];
  let fails: boolean;
  const make = () =>
    new WatchedValue({
      read: () => {
        reads++;
        return fails ? Promise.reject(new Error('away')) : Promise.resolve({ reads });
      },
      tell: (watchers, { reads: value }) => told.push({ ids: watchers as unknown as string[], value }),
      onError: () => undefined,
    });
  beforeEach(() => {
    jest.useFakeTimers();
    [reads, told, fails] = [0, [], false];
  });
  afterEach(() => jest.useRealTimers());

  it('is read once a second for ten thousand watchers together', async () => {
    const value = make();
    const watchers = Array.from({ length: 10_000 }, someSocket);
    await Promise.all(watchers.slice(0, 5000).map((socket) => value.watch(socket)));
    expect(reads).toBe(1);
    await jest.advanceTimersByTimeAsync(1500);
    await Promise.all(watchers.slice(5000).map((socket) => value.watch(socket)));
    // Enough time for ten updates to fifty groups of watchers: in jest's timers each turn of the event loop takes a
    // millisecond.
    await jest.advanceTimersByTimeAsync(9000);
    expect(reads).toBe(11);
    const times = new Map<string, number>();
    for (const id of told.flatMap(({ ids }) => ids)) times.set(id, (times.get(id) ?? 0) + 1);
    expect(watchers.slice(0, 5000).map(({ id }) => times.get(id))).toEqual(Array(5000).fill(10));
    expect(watchers.slice(5000).map(({ id }) => times.get(id))).toEqual(Array(5000).fill(9));
    value.stop();
  });

  it('is sent to a few hundred sockets at a time, with other events handled in between', async () => {
    const value = make();
    const watchers = Array.from({ length: 1000 }, someSocket);
    await Promise.all(watchers.map((socket) => value.watch(socket)));
    jest.useRealTimers();
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    value.stop();
    await value.watch(watchers[0] as LiveSocket);
    await jest.advanceTimersByTimeAsync(1000);
    const [first] = told;
    expect(first?.ids.length).toBeLessThanOrEqual(200);
    // A watcher that leaves before its group's turn gets nothing.
    const last = watchers.at(-1) as LiveSocket;
    value.unwatch(last);
    while (told.flatMap(({ ids }) => ids).length < 999) await new Promise((resolve) => setImmediate(resolve));
    expect(told.flatMap(({ ids }) => ids)).not.toContain(last.id);
    value.stop();
  });

  it('is not read while no socket watches', async () => {
    const value = make();
    const [one, other] = [someSocket(), someSocket()];
    await Promise.all([value.watch(one), value.watch(other)]);
    value.unwatch(one);
    await jest.advanceTimersByTimeAsync(1000);
    expect(reads).toBe(2);
    value.unwatch(other);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(reads).toBe(2);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is read again after a read has failed', async () => {
    const value = make();
    await value.watch(someSocket());
    fails = true;
    await jest.advanceTimersByTimeAsync(3000);
    fails = false;
    await jest.advanceTimersByTimeAsync(1000);
    expect(told.map(({ value }) => value)).toEqual([5]);
    value.stop();
  });

  it('starts only one refresh timer when a socket leaves during a read and another one comes', async () => {
    const value = make();
    const [one, other] = [someSocket(), someSocket()];
    await value.watch(one);
    jest.advanceTimersByTime(1000);
    value.unwatch(one);
    await value.watch(other);
    await jest.advanceTimersByTimeAsync(0);
    expect(jest.getTimerCount()).toBe(1);
    value.stop();
  });
});
