import { jest } from '@jest/globals';
import type { Address } from '@efemera/contract';
import { LateParsing } from './late-parsing.js';

const address = 'ana@efemera.localhost' as Address;
const patienceMs = 1000;

describe('late parsing of a mail that is followed', () => {
  let parsed: string[];
  let isFollowed: boolean;
  let late: LateParsing;
  const parsedByWorker = (id: string) => late.noteParsed(address, id);

  beforeEach(() => {
    jest.useFakeTimers();
    parsed = [];
    isFollowed = true;
    late = new LateParsing({
      parse: (_, id) => Promise.resolve(void parsed.push(id)),
      isFollowed: () => isFollowed,
    });
  });
  afterEach(() => jest.useRealTimers());

  it('begins when the shortest of several given delays is over, and happens only once', async () => {
    late.parseSoon(address, 'one', 5 * patienceMs);
    late.parseSoon(address, 'one', patienceMs);
    late.parseSoon(address, 'one', 2 * patienceMs);
    await jest.advanceTimersByTimeAsync(patienceMs - 1);
    expect(parsed).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(parsed).toEqual(['one']);
    await jest.advanceTimersByTimeAsync(10 * patienceMs);
    expect(parsed).toEqual(['one']);
  });

  it('does not happen when a worker has parsed the mail in time, and leaves no timer', () => {
    late.parseSoon(address, 'one', patienceMs);
    parsedByWorker('one');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('leaves the mail to workers that are busy with other mail, but not for longer than five delays', async () => {
    for (let second = 0; second < 20; second++) late.parseSoon(address, `other-${second}`, 100 * patienceMs);
    late.parseSoon(address, 'one', patienceMs);
    for (let second = 0; second < 5; second++) {
      expect(parsed).toEqual([]);
      await jest.advanceTimersByTimeAsync(patienceMs / 2);
      parsedByWorker(`other-${second}`);
      await jest.advanceTimersByTimeAsync(patienceMs / 2);
    }
    expect(parsed).toEqual(['one']);
  });

  it('does not wait for a worker that has stopped parsing', async () => {
    late.parseSoon(address, 'other', patienceMs);
    parsedByWorker('other');
    await jest.advanceTimersByTimeAsync(patienceMs);
    late.parseSoon(address, 'one', patienceMs);
    await jest.advanceTimersByTimeAsync(patienceMs);
    expect(parsed).toEqual(['one']);
  });

  it('does not mistake its own result for that of a worker', async () => {
    late.parseSoon(address, 'one', patienceMs);
    await jest.advanceTimersByTimeAsync(patienceMs / 2);
    late.parseSoon(address, 'two', patienceMs);
    await jest.advanceTimersByTimeAsync(patienceMs / 2);
    parsedByWorker('one');
    await jest.advanceTimersByTimeAsync(patienceMs / 2);
    expect(parsed).toEqual(['one', 'two']);
  });

  it('does not mistake its own result for that of a worker when a listing has parsed the mail meanwhile', async () => {
    late.parseSoon(address, 'one', patienceMs);
    void late.parseNow(address, ['one']);
    late.parseSoon(address, 'two', patienceMs);
    await jest.advanceTimersByTimeAsync(patienceMs / 2);
    late.noteParsed(address, 'one');
    await jest.advanceTimersByTimeAsync(patienceMs / 2);
    expect(parsed).toEqual(['one', 'two']);
  });

  it('is repeated after a failure, at most three times after the first attempt', async () => {
    let failures = 0;
    const failing = new LateParsing({
      parse: () => Promise.reject(new Error(`busy, ${++failures}`)),
      isFollowed: () => isFollowed,
    });
    void failing.parseNow(address, ['one']);
    await jest.advanceTimersByTimeAsync(2000);
    expect(failures).toBe(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(failures).toBe(4);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not happen when nobody follows the inbox any more', async () => {
    late.parseSoon(address, 'one', patienceMs);
    isFollowed = false;
    await jest.advanceTimersByTimeAsync(patienceMs);
    expect(parsed).toEqual([]);
  });
});
