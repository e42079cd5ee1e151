import { instantIn } from './zoned-time.js';

it.each([
  // The clocks skip midnight, and 2:00 to 3:00: such a time counts from before the change.
  ['America/Santiago', '2026-09-06T00:00:00Z', '2026-09-06T04:00:00.000Z'],
  ['America/New_York', '2026-03-08T02:30:00Z', '2026-03-08T07:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T02:30:00Z', '2026-03-29T01:30:00.000Z'],
  // The clocks show this hour twice: the first counts.
  ['Europe/Berlin', '2026-10-25T02:30:00Z', '2026-10-25T00:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30:00Z', '2026-11-01T05:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:30:00Z', '2026-10-25T02:30:00.000Z'],
  ['Asia/Kathmandu', '2026-06-01T12:00:00Z', '2026-06-01T06:15:00.000Z'],
])('finds the moment of a local time around a change of clocks: %s %s', (zone, wall, instant) => {
  expect(instantIn(zone, Date.parse(wall))?.toISOString()).toBe(instant);
});

it('knows no moment in an unknown zone', () => {
  expect(instantIn('Nowhere/Else', 0)).toBeNull();
});
