/**
 * Returns shares of a total in percent, to two decimals, by the method of largest remainders. Together with the share of
 * the rest they add up to exactly 100; shares that are rounded one by one do not. No share is off by 0.01 or more.
 *
 * @param counts  together at most `total`.
 */
export function percentages(counts: readonly number[], total: number): number[] {
  if (total === 0) return counts.map(() => 0);
  const rest = total - counts.reduce((sum, count) => sum + count, 0);
  const shares = [...counts, rest].map((count, index) => {
    const exact = (count * 10_000) / total;
    return { index, hundredths: Math.floor(exact), remainder: exact - Math.floor(exact) };
  });
  const missing = 10_000 - shares.reduce((sum, { hundredths }) => sum + hundredths, 0);
  const byRemainder = [...shares].sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const share of byRemainder.slice(0, missing)) share.hundredths++;
  return shares.slice(0, counts.length).map(({ hundredths }) => hundredths / 100);
}
