import { TopCounts } from './top-counts.js';

/** Makes pseudo-random numbers: the same sequence on every run. */
function* pseudoRandom(seed = 1): Generator<number> {
  for (let state = seed; ;) yield (state = (state * 48_271) % 0x7fffffff) / 0x7fffffff;
}

describe('counts in bounded memory', () => {
  it('are exact while all names fit, also after being stored and read again', () => {
    const counts = new TopCounts(3);
    counts.add({
      total: 10,
      certain: [
        ['a', 4],
        ['b', 5],
      ],
    });
    counts.add({
      total: 2,
      certain: [
        ['c', 1],
        ['a', 1],
      ],
    });
    const stored = TopCounts.from(JSON.parse(JSON.stringify(counts)) as ReturnType<TopCounts['toJSON']>, 3);
    expect(stored.total).toBe(12);
    expect(stored.top(10)).toEqual([
      ['a', 5],
      ['b', 5],
      ['c', 1],
    ]);
  });

  it('are too low by at most total / capacity, and never too high, where there are more names than fit', () => {
    const capacity = 50;
    const counts = new TopCounts(capacity);
    const truth = new Map<string, number>();
    const random = pseudoRandom();
    const next = () => random.next().value as number;
    for (let batch = 0; batch < 200; batch++) {
      const certain = new Map<string, number>();
      for (let i = 0; i < 100; i++) {
        // One half are honest names with a skewed distribution, the other half a flood of names that occur once.
        const name = next() < 0.5 ? `honest${Math.floor(next() ** 3 * 40)}` : `spam${batch}.${i}`;
        certain.set(name, (certain.get(name) ?? 0) + 1);
        truth.set(name, (truth.get(name) ?? 0) + 1);
      }
      counts.add({ total: 100, certain });
    }
    expect(counts.total).toBe(20_000);
    const found = new Map(counts.certain);
    expect(found.size).toBeLessThanOrEqual(capacity);
    for (const [name, count] of truth) {
      expect(found.get(name) ?? 0).toBeLessThanOrEqual(count);
      expect(found.get(name) ?? 0).toBeGreaterThanOrEqual(count - 20_000 / capacity);
    }
    expect(counts.top(5).every(([name]) => name.startsWith('honest'))).toBe(true);
  });

  it('rank names with equal counts alphabetically, however many there are', () => {
    const names = Array.from({ length: 1000 }, (_, i) => `n${String((i * 7919) % 1000).padStart(3, '0')}`);
    const counts = new TopCounts().add({ total: 1000, certain: names.map((name) => [name, 1] as const) });
    expect(counts.top(3).map(([name]) => name)).toEqual(['n000', 'n001', 'n002']);
  });
});
