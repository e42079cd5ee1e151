import type { Delivery, RunningDelivery } from '@efemera/contract';
import { shareOf, shownAttempts, standOf } from './attempts.js';

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const ended = (minute: number, code: number): Delivery => ({
  outcome: code === 250 ? 'stored' : 'refused',
  id: null,
  startedAt: at(minute),
  sender: '',
  client: `mx${minute}.else.test`,
  tls: null,
  size: null,
  reply: { code, text: '' },
  steps: [{ step: 'connect', at: at(minute), ms: 0 }],
});
const running = (minute: number, state: RunningDelivery['state']): RunningDelivery => ({
  id: `running ${minute}`,
  state,
  startedAt: at(minute),
  sender: '',
  client: `mx${minute}.else.test`,
  tls: null,
  received: 0,
  size: null,
});
const statesOf = (list: Parameters<typeof shownAttempts>[0]) =>
  shownAttempts(list).map((attempt) => `${attempt.client} ${standOf(attempt)}`);

it('shows the deliveries under way first, then the newest of the others', () => {
  expect(
    statesOf({
      hasReceived: true,
      deliveries: [ended(8, 451), ended(3, 550), ended(2, 250)],
      running: [running(7, 'broken_off'), running(1, 'sending')],
    }),
  ).toEqual(['mx1.else.test sending', 'mx8.else.test later', 'mx7.else.test brokenOff']);
  expect(statesOf({ hasReceived: false, deliveries: [ended(3, 550), ended(2, 250)] })).toEqual([
    'mx3.else.test refused',
    'mx2.else.test stored',
  ]);
});

it.each([
  [0, 1000, 0],
  [509, 1000, 0.5],
  [999, 1000, 0.99],
  [5000, 1000, 0.99],
  [5000, null, null],
])('after %i of %s bytes has a share of %s', (received, size, share) => {
  expect(shareOf({ ...running(0, 'sending'), received, size })).toBe(share);
});
