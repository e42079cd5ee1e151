/**
 * The moment at which the clocks of a time zone show a local time.
 *
 * @param zone a name of the IANA database.
 * @param wall the local time, as if it were UTC, in milliseconds.
 * @returns null if the zone is unknown. Of a time that the clocks show twice, the first moment; of a time that they skip,
 * the moment by the offset before the change (RFC 5545 §3.3.5).
 */
export function instantIn(zone: string, wall: number): Date | null {
  const clock = clockOf(zone);
  if (!clock) return null;
  const byOffsetOf = (at: number) => wall - (shownBy(clock, at) - at);
  const [byEarlier, byLater] = [byOffsetOf(wall - dayMs), byOffsetOf(wall + dayMs)];
  const isLater = shownBy(clock, byEarlier) !== wall && shownBy(clock, byLater) === wall;
  return new Date(isLater ? byLater : byEarlier);
}

const dayMs = 24 * 60 * 60 * 1000;

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
