import { jest } from '@jest/globals';
import type { Stats } from '@efemera/contract';
import { api } from '../transport/api.js';
import { useCountingStore } from './counting-store.js';

const counted = (emailsCreated: number): Stats => ({ emailsCreated, messagesReceived: 0 });
const shown = () => useCountingStore.getState().stats?.emailsCreated;

it('drops the answer to a request from before the newest push', async () => {
  let answer: (stats: Stats) => void = () => undefined;
  const late = new Promise<Stats>((resolve) => (answer = resolve));
  jest.spyOn(api, 'stats').mockReturnValueOnce(late).mockResolvedValueOnce(counted(12));
  const slow = useCountingStore.getState().refresh();
  useCountingStore.getState().apply(counted(11));
  answer(counted(10));
  await slow;
  expect(shown()).toBe(11);

  await useCountingStore.getState().refresh();
  expect(shown()).toBe(12);
});

it('shows the answer to the later of two requests', async () => {
  jest.spyOn(api, 'stats').mockResolvedValueOnce(counted(20)).mockResolvedValueOnce(counted(21));
  await Promise.all([useCountingStore.getState().refresh(), useCountingStore.getState().refresh()]);
  expect(shown()).toBe(21);
});
