import ICAL from 'ical.js';
import { instantIn } from './zoned-time.js';

/** An event that a mail invites to. */
export interface CalendarEvent {
  title: string;
  place: string;
  /** Name or address of the organiser. */
  organizer: string;
  /** A day without a time is midnight in UTC; a local time of an unknown zone is as if it were UTC. */
  start: Date;
  /** Null if the calendar does not say, or if the event is one whole day; for several whole days, the last day. */
  end: Date | null;
  isAllDay: boolean;
  /** The sender's name for the zone of `start` and `end`, if neither browser nor calendar knows it; else null. */
  unknownZone: string | null;
  repeats: boolean;
}

export interface Invitation {
  events: CalendarEvent[];
  /** Number of events in the calendar that are not in `events`. */
  more: number;
  isCancelled: boolean;
}

/** Only this many events are parsed: a visitor saves a calendar of 10,000 events instead of reading it in a mail. */
const maxEvents = 3;
/** At most this many characters are parsed, time zones and descriptions included: the rest is cut off. */
const maxChars = 256 * 1024;
const maxTextChars = 300;
const maxDepth = 10;
/** Outlook's rules of time zones repeat yearly. Zones with other rules are ignored: they could keep the page busy. */
const yearlyRule = /^FREQ=YEARLY(?:;(?:BYMONTH|BYDAY|BYMONTHDAY|UNTIL|WKST|INTERVAL)=[\w,+-]{1,20})*$/i;
const maxObservances = 20;
/** What guests and organiser write to each other about an event (RFC 5546 §1.4), which is nothing to add to a calendar. */
const answers = /^(?:REPLY|REFRESH|COUNTER|DECLINECOUNTER)$/i;

/**
 * Reads the first events of a calendar (RFC 5545).
 *
 * Reads an incomplete calendar as far as it goes. Does not expand repeated events: an endless rule costs nothing.
 *
 * @returns null if the text is no calendar, answers an invitation, or has no event with a start.
 */
export function readCalendar(text: string): Invitation | null {
  const count = text.match(/^BEGIN:VEVENT\s*$/gim)?.length ?? 0;
  try {
    const calendar = new ICAL.Component(ICAL.parse(firstEvents(text)) as unknown[]);
    const method = textOf(calendar, 'method');
    if (answers.test(method)) return null;
    const components = calendar.getAllSubcomponents('vevent').slice(0, maxEvents);
    const events = components.map((event) => readEvent(event, calendar)).filter((event) => event !== null);
    if (events.length === 0) return null;
    const isCancelled =
      /^CANCEL$/i.test(method) || components.every((event) => /^CANCELLED$/i.test(textOf(event, 'status')));
    return { events, more: Math.max(count - events.length, 0), isCancelled };
  } catch {
    // The parser throws errors of several kinds for invalid calendars.
    return null;
  }
}

/** Cuts a calendar after its first events, and closes open components. */
function firstEvents(text: string): string {
  const start = /^BEGIN:VCALENDAR\s*$/im.exec(text)?.index ?? 0;
  const head = text.slice(start, start + maxChars);
  const end = [...head.matchAll(/^END:VEVENT[^\S\r\n]*$/gim)][maxEvents - 1];
  // A line cut in two would be invalid.
  const kept = end
    ? head.slice(0, end.index + end[0].length)
    : head.length < maxChars
      ? head
      : head.slice(0, Math.max(head.lastIndexOf('\n'), 0));
  const open: string[] = [];
  for (const [, word = '', name = ''] of kept.matchAll(/^(BEGIN|END):([\w-]{1,40})\s*$/gim)) {
    if (/^BEGIN$/i.test(word)) open.push(name);
    else open.pop();
    if (open.length > maxDepth) return '';
  }
  return [kept.trimEnd(), ...open.reverse().map((name) => `END:${name}`)].join('\r\n');
}

function readEvent(event: ICAL.Component, calendar: ICAL.Component): CalendarEvent | null {
  const starts = readTime(event, 'dtstart');
  const start = starts && momentOf(starts, calendar);
  if (!start) return null;
  const ends = readTime(event, 'dtend');
  const end = ends ? momentOf(ends, calendar) : momentAfter(starts, event.getFirstPropertyValue('duration'), calendar);
  return {
    title: textOf(event, 'summary'),
    place: textOf(event, 'location'),
    organizer: readOrganizer(event),
    start: start.at,
    // Two local times can be compared only within one zone.
    end: end?.unknownZone === start.unknownZone ? lastMoment(start, end) : null,
    isAllDay: start.isAllDay,
    unknownZone: start.unknownZone,
    repeats: event.hasProperty('rrule') || event.hasProperty('rdate'),
  };
}

/** A time as a calendar writes it. */
interface WrittenTime {
  /** What clocks show at the time, as if it were UTC, in milliseconds. */
  wall: number;
  isAllDay: boolean;
  isUtc: boolean;
  /** Empty for a time without a zone. */
  zone: string;
}

type Moment = Pick<CalendarEvent, 'isAllDay' | 'unknownZone'> & { at: Date };

const dayMs = 24 * 60 * 60 * 1000;

/** When an event ends. For whole days, a calendar has the first day after them as the end (RFC 5545 §3.6.1). */
function lastMoment(start: Moment, end: Moment): Date | null {
  const lastMs = start.isAllDay ? end.at.getTime() - dayMs : end.at.getTime();
  return lastMs > start.at.getTime() ? new Date(lastMs) : null;
}

/**
 * The moment at which a duration ends. Its days are days of the calendar, of 23 or 25 hours where the clocks change; its
 * hours are exact (RFC 5545 §3.3.6).
 */
function momentAfter(start: WrittenTime, duration: unknown, calendar: ICAL.Component): Moment | null {
  if (!(duration instanceof ICAL.Duration) || duration.isNegative) return null;
  const { weeks, days, hours, minutes, seconds } = duration;
  const day = momentOf({ ...start, wall: start.wall + (weeks * 7 + days) * dayMs }, calendar);
  const at = new Date((day?.at.getTime() ?? NaN) + ((hours * 60 + minutes) * 60 + seconds) * 1000);
  return day && !Number.isNaN(at.getTime()) ? { ...day, at } : null;
}

function readTime(event: ICAL.Component, name: 'dtstart' | 'dtend'): WrittenTime | null {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!(time instanceof ICAL.Time)) return null;
  const { year, month, day, hour, minute, second, isDate } = time;
  // `Date.UTC` takes the years before 100 for those of the 20th century.
  if (year < 1900) return null;
  return {
    wall: Date.UTC(year, month - 1, day, isDate ? 0 : hour, isDate ? 0 : minute, isDate ? 0 : second),
    isAllDay: isDate,
    isUtc: time.zone === ICAL.Timezone.utcTimezone,
    zone: String(property?.getParameter('tzid') ?? ''),
  };
}

function momentOf({ wall, isAllDay, isUtc, zone }: WrittenTime, calendar: ICAL.Component): Moment | null {
  const shown = new Date(wall);
  const year = shown.getUTCFullYear();
  if (!(year >= 1900 && year <= 2200)) return null;
  if (isAllDay || isUtc) return { at: shown, isAllDay, unknownZone: null };
  // RFC 5545 §3.3.12: a local time without a zone is one of the reader's own.
  if (zone === '') return { at: inOwnZone(shown), isAllDay, unknownZone: null };
  const at = instantIn(zone, wall) ?? instantOf(shown, zone, calendar) ?? instantInNamed(zone, wall);
  return at ? { at, isAllDay, unknownZone: null } : { at: shown, isAllDay, unknownZone: oneLine(zone) };
}

const inOwnZone = (shown: Date) =>
  new Date(
    shown.getUTCFullYear(),
    shown.getUTCMonth(),
    shown.getUTCDate(),
    shown.getUTCHours(),
    shown.getUTCMinutes(),
    shown.getUTCSeconds(),
  );

/**
 * The moment of a local time in a zone whose name has that of the IANA database at its end, after a program's own:
 * "/mozilla.org/20050126_1/America/Argentina/Buenos_Aires".
 */
function instantInNamed(zone: string, wall: number): Date | null {
  const parts = zone.split('/');
  return instantIn(parts.slice(-3).join('/'), wall) ?? instantIn(parts.slice(-2).join('/'), wall);
}

/** The moment of a local time in a zone that the calendar defines itself. */
function instantOf(shown: Date, name: string, calendar: ICAL.Component): Date | null {
  const described = calendar.getAllSubcomponents('vtimezone').find((zone) => textOf(zone, 'tzid') === name);
  const observances = described?.getAllSubcomponents() ?? [];
  const rules = observances.flatMap((observance) => observance.getAllProperties('rrule'));
  const isBounded =
    observances.length > 0 &&
    observances.length <= maxObservances &&
    observances.every((observance) => !observance.hasProperty('rdate')) &&
    rules.every((rule) => yearlyRule.test(String(rule.getFirstValue())));
  if (!described || !isBounded) return null;
  const zoned = ICAL.Time.fromJSDate(shown, true);
  zoned.zone = new ICAL.Timezone(described);
  return zoned.toJSDate();
}

function readOrganizer(event: ICAL.Component): string {
  const organizer = event.getFirstProperty('organizer');
  const name = organizer?.getParameter('cn');
  return oneLine(typeof name === 'string' ? name : String(organizer?.getFirstValue() ?? '').replace(/^mailto:/i, ''));
}

function textOf(component: ICAL.Component, name: string): string {
  const value: unknown = component.getFirstPropertyValue(name);
  return typeof value === 'string' ? oneLine(value) : '';
}

/** Replaces line breaks, control and direction characters by spaces, and cuts a long text. */
function oneLine(text: string): string {
  return text
    .slice(0, maxTextChars)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
}
