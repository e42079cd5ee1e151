/**
 * Parses a colour attribute (`bgcolor="#fff"`, `bgcolor="ffffff"`, `color="red"`) as every browser does.
 *
 * @returns a CSS colour, or null if the attribute has none.
 * @see HTML, "rules for parsing a legacy colour value"
 */
export function legacyColor(text: string): string | null {
  const written = text.trim();
  if (written === '' || /^transparent$/i.test(written)) return null;
  if (/^#[\da-f]{3}$/i.test(written)) return written.toLowerCase();
  if (/^[a-z]{3,24}$/i.test(written) && typeof CSS !== 'undefined' && CSS.supports('color', written)) return written;
  const digits = written
    .slice(0, 128)
    .replace(/^#/, '')
    .replace(/[^\da-f]/gi, '0');
  const third = Math.max(Math.ceil(digits.length / 3), 1);
  const padded = digits.padEnd(third * 3, '0');
  const channels = [0, 1, 2].map((at) => padded.slice(at * third, (at + 1) * third).slice(-8));
  const zeros = Math.min(...channels.map((channel) => /^0*/.exec(channel)?.[0].length ?? 0), Math.max(third - 2, 0));
  return `#${channels
    .map((channel) =>
      channel
        .slice(third > 2 ? zeros : 0)
        .slice(0, 2)
        .padStart(2, '0'),
    )
    .join('')}`.toLowerCase();
}
