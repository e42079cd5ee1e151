import { readCalendar } from './read-calendar.js';

const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];

it('reads title, place, time and organiser of an event', () => {
  expect(
    readCalendar(
      calendar(
        'METHOD:REQUEST',
        ...event(
          'DTSTART:20261201T130000Z',
          'DTEND:20261201T140000Z',
          String.raw`SUMMARY:Reunião\, com`,
          ' todos',
          'LOCATION:Sala 3',
          'ORGANIZER;CN="Ana":mailto:ana@shop.test',
          'RRULE:FREQ=WEEKLY',
        ),
      ),
    ),
  ).toEqual({
    events: [
      {
        title: 'Reunião, comtodos',
        place: 'Sala 3',
        organizer: 'Ana',
        start: new Date('2026-12-01T13:00:00Z'),
        end: new Date('2026-12-01T14:00:00Z'),
        isAllDay: false,
        unknownZone: null,
        repeats: true,
      },
    ],
    more: 0,
    isCancelled: false,
  });
});

it.each([
  ['a zone by its name', 'DTSTART;TZID=America/Sao_Paulo:20260710T090000', '2026-07-10T12:00:00Z'],
  ['summer time', 'DTSTART;TZID=Europe/Berlin:20260710T090000', '2026-07-10T07:00:00Z'],
  ['the hour before clocks change', 'DTSTART;TZID=Europe/Berlin:20261025T013000', '2026-10-24T23:30:00Z'],
  [
    'a zone named by its program',
    'DTSTART;TZID=/mozilla.org/20050126_1/Europe/Berlin:20260710T090000',
    '2026-07-10T07:00:00Z',
  ],
  ['a zone of three parts', 'DTSTART;TZID=/a/b/America/Argentina/Buenos_Aires:20260710T090000', '2026-07-10T12:00:00Z'],
  ['the hour after clocks change', 'DTSTART;TZID=Europe/Berlin:20261025T033000', '2026-10-25T02:30:00Z'],
])('converts a local time to its moment: %s', (_, start, at) => {
  expect(readCalendar(calendar(...event(start)))?.events[0]?.start).toEqual(new Date(at));
});

const zone = (rule: string) => [
  'BEGIN:VTIMEZONE',
  'TZID:Fuso da firma',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:-0300',
  'TZOFFSETTO:-0300',
  rule,
  'END:STANDARD',
  'END:VTIMEZONE',
];

it('converts a local time of a zone that the calendar defines itself', () => {
  const text = calendar(
    ...zone('RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'),
    ...event('DTSTART;TZID=Fuso da firma:20260710T090000'),
  );
  expect(readCalendar(text)?.events[0]?.start).toEqual(new Date('2026-07-10T12:00:00Z'));
});

it('converts no local time of a zone that it does not know, or whose rule repeats every second', () => {
  const unknown = { unknownZone: 'Fuso da firma', start: new Date('2026-07-10T09:00:00Z') };
  const lines = event('DTSTART;TZID=Fuso da firma:20260710T090000', 'DTEND;TZID=Fuso da firma:20260710T100000');
  for (const text of [calendar(...lines), calendar(...zone('RRULE:FREQ=SECONDLY'), ...lines)]) {
    expect(readCalendar(text)?.events[0]).toMatchObject({ ...unknown, end: new Date('2026-07-10T10:00:00Z') });
  }
  const elsewhere = event('DTSTART;TZID=Fuso da firma:20260710T090000', 'DTEND:20260710T090000Z');
  expect(readCalendar(calendar(...elsewhere))?.events[0]).toMatchObject({ ...unknown, end: null });
});

it('takes a time without a zone as one of the reader’s own', () => {
  const [local] = readCalendar(calendar(...event('DTSTART:20260710T090000')))?.events ?? [];
  expect(local).toMatchObject({ start: new Date(2026, 6, 10, 9), unknownZone: null });
});

it('reads an event of whole days, with its last day as the end', () => {
  const [days] =
    readCalendar(calendar(...event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227')))?.events ?? [];
  expect(days).toMatchObject({ isAllDay: true, start: new Date('2026-12-24'), end: new Date('2026-12-26') });
  const [day] =
    readCalendar(calendar(...event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261225')))?.events ?? [];
  expect(day?.end).toBeNull();
});

it('computes the end of an event from its duration, and finds no end where the event has neither', () => {
  const [long] = readCalendar(calendar(...event('DTSTART:20261201T130000Z', 'DURATION:PT90M')))?.events ?? [];
  expect(long?.end).toEqual(new Date('2026-12-01T14:30:00Z'));
  expect(readCalendar(calendar(...event('DTSTART:20261201T130000Z')))?.events[0]?.end).toBeNull();
});

it.each([
  ['a day', 'P1D', '2026-10-25T08:00:00Z'],
  ['a week', 'P1W', '2026-10-31T08:00:00Z'],
  ['24 hours', 'PT24H', '2026-10-25T07:00:00Z'],
  ['a day and two hours', 'P1DT2H', '2026-10-25T10:00:00Z'],
])('ends %s after the start by the clocks of the event, which change meanwhile', (_, duration, end) => {
  const lines = event('DTSTART;TZID=Europe/Berlin:20261024T090000', `DURATION:${duration}`);
  expect(readCalendar(calendar(...lines))?.events[0]?.end).toEqual(new Date(end));
});

it.each(['-P1D', 'P999999999999D', 'P1000W', 'PT99999999999999999999H'])(
  'finds no end after a duration of %s',
  (duration) => {
    const lines = event('DTSTART;TZID=Europe/Berlin:22001224T090000', `DURATION:${duration}`);
    expect(readCalendar(calendar(...lines))?.events[0]?.end ?? null).toBeNull();
  },
);

it('shows no event of a year that no calendar means', () => {
  for (const year of ['0026', '0099', '1899', '2201']) {
    expect(readCalendar(calendar(...event(`DTSTART:${year}1201T130000Z`)))?.events ?? []).toEqual([]);
  }
});

it('reports a cancelled event', () => {
  expect(readCalendar(calendar('METHOD:CANCEL', ...event('DTSTART:20261201T130000Z')))?.isCancelled).toBe(true);
  expect(readCalendar(calendar(...event('DTSTART:20261201T130000Z', 'STATUS:CANCELLED')))?.isCancelled).toBe(true);
});

it('reads the first events of ten thousand, and counts the others', () => {
  const text = calendar(
    ...Array.from({ length: 10_000 }, (_, i) => event('DTSTART:20261201T130000Z', `SUMMARY:${i}`)).flat(),
  );
  const { events, more } = readCalendar(text) ?? {};
  expect(events?.map(({ title }) => title)).toEqual(['0', '1', '2']);
  expect(more).toBe(9997);
});

it('reads an incomplete calendar as far as it goes', () => {
  const whole = calendar(...event('DTSTART:20261201T130000Z', 'SUMMARY:Festa', 'LOCATION:Praça'));
  const broken = whole.slice(0, whole.indexOf('END:VEVENT'));
  expect(readCalendar(broken)?.events[0]).toMatchObject({ title: 'Festa', place: 'Praça' });
});

it.each([
  ['an empty file', ''],
  ['a text', 'Olá!'],
  ['another component', 'BEGIN:VCARD\r\nFN:Ana\r\nEND:VCARD'],
  ['a calendar without events', calendar()],
  ['an answer to an invitation', calendar('METHOD:REPLY', ...event('DTSTART:20261201T130000Z'))],
  ['a proposal of another time', calendar('METHOD:COUNTER', ...event('DTSTART:20261201T130000Z'))],
  ['an event without a start', calendar(...event('SUMMARY:x'))],
  ['a start that is no time', calendar(...event('DTSTART:tomorrow'))],
  ['a start with an impossible date', calendar(...event('DTSTART:99991340T990000Z'))],
  ['a thousand nested components', 'BEGIN:VEVENT\r\n'.repeat(1000)],
  ['a line of a megabyte', calendar(...event(`DTSTART:${'1'.repeat(1_000_000)}`))],
])('shows no card for %s', (_, text) => {
  expect(readCalendar(text)).toBeNull();
});

it('returns a title of limited length on one line', () => {
  const [shown] =
    readCalendar(calendar(...event('DTSTART:20261201T130000Z', String.raw`SUMMARY:a\nb` + '\u202e' + 'c'.repeat(5000))))
      ?.events ?? [];
  expect(shown?.title).toMatch(/^a b c+$/);
  expect(shown?.title.length).toBeLessThanOrEqual(300);
});
