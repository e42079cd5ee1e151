const channels = (hex: string) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));

/** The colour at `share` (0 to 1) between two colours; both as #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return `#${a
    .map((channel, index) => Math.round(channel + ((b[index] ?? 0) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Returns `count` colours, evenly spaced over the stops. */
export function shades(stops: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const position = count > 1 ? (index / (count - 1)) * (stops.length - 1) : 0;
    const before = Math.floor(position);
    const from = stops[before] ?? '#000000';
    return mix(from, stops[before + 1] ?? from, position - before);
  });
}
