import type { CalendarEvent } from './read-calendar.js';

type When = Pick<CalendarEvent, 'start' | 'end' | 'isAllDay' | 'unknownZone'>;

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const localClock = { hour: 'numeric', minute: '2-digit' } as const;
const zonedClock = { ...localClock, timeZoneName: 'short' } as const;

/** Languages in which `formatRange` would write dates in figures, before the name of the day: "2026/12/3木曜日". */
const datesInFigures = /^(?:ja|zh)/;

/**
 * The time of an event in the words of a locale. A time of an unknown zone stays as the sender wrote it, with the name of
 * the zone.
 *
 * @param timeZone the reader's time zone unless a test sets one; whole days are the same in each zone.
 */
export function formatEventTime(when: When, locale: string, timeZone?: string): string {
  const { unknownZone } = when;
  const time = formatTime(when, locale, when.isAllDay || unknownZone !== null ? 'UTC' : timeZone);
  return unknownZone === null ? time : `${time} (\u2068${unknownZone}\u2069)`;
}

function formatTime({ start, end, isAllDay, unknownZone }: When, locale: string, timeZone?: string): string {
  const of = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...parts, timeZone });
  const clock = unknownZone === null ? zonedClock : localClock;
  const format = of(isAllDay ? day : { ...day, ...clock });
  if (!end) return format.format(start);
  if (!datesInFigures.test(locale)) return format.formatRange(start, end);
  const [first, last] = [of(day).format(start), of(day).format(end)];
  if (first !== last) return `${format.format(start)}～${format.format(end)}`;
  return isAllDay ? first : `${first} ${of(clock).formatRange(start, end)}`;
}
