import { jest } from '@jest/globals';
import type { Stats } from '@efemera/contract';
import { api } from '../transport/api.js';
import { useStats } from './stats-store.js';

const counted = (emailsCreated: number): Stats => ({ emailsCreated, messagesReceived: 0 });
const shown = () => useStats.getState().stats?.emailsCreated;

it('drops an answer that was asked for before the newest value came', async () => {
  let answer: (stats: Stats) => void = () => undefined;
  const late = new Promise<Stats>((resolve) => (answer = resolve));
  jest.spyOn(api, 'stats').mockReturnValueOnce(late).mockResolvedValueOnce(counted(12));
  const slow = useStats.getState().refresh();
  useStats.getState().apply(counted(11));
  answer(counted(10));
  await slow;
  expect(shown()).toBe(11);

  await useStats.getState().refresh();
  expect(shown()).toBe(12);
});

it('takes the answers of two questions in the order of asking', async () => {
  jest.spyOn(api, 'stats').mockResolvedValueOnce(counted(20)).mockResolvedValueOnce(counted(21));
  await Promise.all([useStats.getState().refresh(), useStats.getState().refresh()]);
  expect(shown()).toBe(21);
});
