import type { EmailSummary } from '@efemera/contract';
import { jest } from '@jest/globals';
import { newBursts } from './bursts.js';

describe('bursts of mail', () => {
  /** The mails in each open notification, by the tag of the notification. */
  const open = new Map<string, string[]>();
  const mails = (ids: readonly string[]) => ids.map((id) => ({ id }) as EmailSummary);
  const begin = () =>
    newBursts((tag) => (news) => {
      if (news.length === 0) open.delete(tag);
      else
        open.set(
          tag,
          news.map(({ id }) => id),
        );
    });

  beforeEach(() => {
    jest.useFakeTimers();
    open.clear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows each burst that comes while the tab is hidden in a notification of its own', () => {
    const bursts = begin();
    expect(bursts.take(['a'], true)).toBe(true);
    expect(bursts.take(['b'], true)).toBe(false);
    jest.advanceTimersByTime(3000);
    expect(bursts.take(['c'], true)).toBe(true);
    expect(bursts.take(['d'], false)).toBe(true);
    bursts.tell(mails(['a', 'b', 'c', 'd']));
    expect([...open]).toEqual([
      ['c', ['c']],
      ['a', ['a', 'b']],
    ]);
  });

  it('closes the notification of the oldest burst when there are too many', () => {
    const bursts = begin();
    const came: string[] = [];
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      came.push(id);
      bursts.take([id], true);
      bursts.tell(mails(came));
      jest.advanceTimersByTime(3000);
    }
    expect([...open.keys()].sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('closes every notification when the page stops announcing mail', () => {
    const bursts = begin();
    bursts.take(['a'], true);
    jest.advanceTimersByTime(3000);
    bursts.take(['b'], true);
    bursts.tell(mails(['a', 'b']));
    bursts.end();
    expect(open.size).toBe(0);
  });
});
