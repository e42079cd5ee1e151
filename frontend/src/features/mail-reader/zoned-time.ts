/**
 * The moment at which the clocks of a time zone show a local time.
 *
 * @param zone a name of the IANA database.
 * @param wall the local time, as if it were UTC, in milliseconds.
 * @returns null if the zone is unknown.
 */
export function instantIn(zone: string, wall: number): Date | null {
  const clock = clockOf(zone);
  if (!clock) return null;
  // The first guess uses the zone's offset at the moment `wall` UTC. If the clocks change between that moment and the
  // guess, this offset is wrong: the second line uses the zone's offset at the guess instead.
  const guess = wall - (shownBy(clock, wall) - wall);
  return new Date(guess - (shownBy(clock, guess) - wall));
}

function clockOf(zone: string): Intl.DateTimeFormat | null {
  if (zone === '') return null;
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}

function shownBy(clock: Intl.DateTimeFormat, at: number): number {
  const parts = new Map(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
