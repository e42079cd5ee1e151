import type { CalendarEvent } from './read-calendar.js';

type When = Pick<CalendarEvent, 'start' | 'end' | 'isAllDay'>;

const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const moment = { ...day, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/**
 * The time of an event in the words of a locale.
 *
 * @param timeZone the reader's time zone unless a test sets one; whole days are the same in each zone.
 */
export function formatEventTime({ start, end, isAllDay }: When, locale: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat(locale, isAllDay ? { ...day, timeZone: 'UTC' } : { ...moment, timeZone });
  return end ? format.formatRange(start, end) : format.format(start);
}
