import { jest } from '@jest/globals';
import type { Address, EmailSummary } from '@efemera/contract';
import type { Fact } from '@efemera/contract/redis';
import type { FactFeed } from './fact-feed.js';
import { LateParsing } from './late-parsing.js';
import type { MailReader } from '../reading/mail-reader.js';

const address = 'ana@efemera.localhost' as Address;
const patienceMs = 1000;

describe('mail on show that no worker has parsed', () => {
  let parsed: string[];
  let late: LateParsing;
  let tell: (fact: Fact) => void;
  const parsedByWorker = (id: string) =>
    tell({ type: 'mail:updated', payload: { to: address, id, email: {} as EmailSummary } });

  beforeEach(() => {
    jest.useFakeTimers();
    parsed = [];
    const reader = { enrich: (_: Address, id: string) => Promise.resolve(void parsed.push(id)) };
    const facts = { onFact: (_: unknown, listener: (fact: Fact) => void) => (tell = listener) };
    late = new LateParsing(reader as unknown as MailReader, facts as unknown as FactFeed);
    late.onBehalfOf(() => true);
  });
  afterEach(() => jest.useRealTimers());

  it('is parsed once its patience is over, by the shortest that was asked for', async () => {
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

  it('is left alone when a worker told of it in time, and nothing waits for it any more', () => {
    late.parseSoon(address, 'one', patienceMs);
    parsedByWorker('one');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is left to workers that are at work, if behind, but not for ever', async () => {
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

  it('is not left to a worker that was seen before it stood still', async () => {
    late.parseSoon(address, 'other', patienceMs);
    parsedByWorker('other');
    await jest.advanceTimersByTimeAsync(patienceMs);
    late.parseSoon(address, 'one', patienceMs);
    await jest.advanceTimersByTimeAsync(patienceMs);
    expect(parsed).toEqual(['one']);
  });

  it('takes no word of its own for a worker’s', async () => {
    late.parseSoon(address, 'one', patienceMs);
    await jest.advanceTimersByTimeAsync(patienceMs / 2);
    late.parseSoon(address, 'two', patienceMs);
    await jest.advanceTimersByTimeAsync(patienceMs / 2);
    parsedByWorker('one');
    await jest.advanceTimersByTimeAsync(patienceMs / 2);
    expect(parsed).toEqual(['one', 'two']);
  });

  it('is not parsed for those who have left', async () => {
    const gone = new LateParsing(
      { enrich: (_: Address, id: string) => Promise.resolve(void parsed.push(id)) } as unknown as MailReader,
      { onFact: () => undefined } as unknown as FactFeed,
    );
    gone.parseSoon(address, 'one', patienceMs);
    await jest.advanceTimersByTimeAsync(patienceMs);
    expect(parsed).toEqual([]);
  });
});
