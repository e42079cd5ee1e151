/** How often names occurred. `total` includes names that are not in `certain`. */
export interface Counted {
  total: number;
  /** Names with counts that are never too high. */
  certain: Iterable<readonly [name: string, count: number]>;
}

interface Entry {
  /** Never too low; `count - error` is never too high. */
  count: number;
  error: number;
}

/** The stored form: JSON.parse reads three lists of equal length faster than one list of triples. */
export interface StoredCounts {
  total: number;
  floor: number;
  names: string[];
  counts: number[];
  errors: number[];
}

/** Reads stored counts that are only added to others. Making a `TopCounts` of them first would take twice the time. */
export function readCounts(json: string): Counted {
  const { total, names, counts, errors } = JSON.parse(json) as StoredCounts;
  return { total, certain: names.map((name, index) => [name, (counts[index] ?? 0) - (errors[index] ?? 0)] as const) };
}

/** Sorts by count, most frequent first. Equal counts are sorted by name, so that their rows do not swap at each update. */
const byRank = (a: readonly [string, number], b: readonly [string, number]) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

/**
 * Counts names in bounded memory, however many there are. Uses Space-Saving (Metwally, Agrawal, El Abbadi 2005), with
 * batches of counts as input.
 *
 * `total` is exact. With at most `capacity` names every count is exact, too. With more, a count is never too high, and too
 * low by at most `total / capacity`. So no flood of invented names can push out, or stand above, a name that is more
 * frequent than that.
 */
export class TopCounts implements Counted {
  total = 0;
  /** Highest count that a name which is not in `#entries` can have. */
  #floor = 0;
  readonly #entries = new Map<string, Entry>();

  constructor(private readonly capacity = Infinity) {}

  static from(stored: StoredCounts, capacity?: number): TopCounts {
    const counts = new TopCounts(capacity);
    counts.total = stored.total;
    counts.#floor = stored.floor;
    stored.names.forEach((name, index) => {
      counts.#entries.set(name, { count: stored.counts[index] ?? 0, error: stored.errors[index] ?? 0 });
    });
    return counts;
  }

  add({ total, certain }: Counted): this {
    this.total += total;
    for (const [name, count] of certain) {
      if (count <= 0) continue;
      const entry = this.#entries.get(name);
      if (entry) entry.count += count;
      else this.#entries.set(name, { count: this.#floor + count, error: this.#floor });
    }
    if (this.#entries.size > this.capacity) this.#dropLeast();
    return this;
  }

  get certain(): Iterable<[string, number]> {
    return this.#certain();
  }

  /** Returns the names with the highest certain counts, highest first. */
  top(most: number): [name: string, count: number][] {
    let best: [string, number][] = [];
    for (const entry of this.#certain()) {
      best.push(entry);
      // Sorts only the names that can be among the first: sorting all of them would take longer than all other steps.
      if (best.length >= 4 * most) best = best.sort(byRank).slice(0, most);
    }
    return best.sort(byRank).slice(0, most);
  }

  toJSON(): StoredCounts {
    const entries = [...this.#entries];
    return {
      total: this.total,
      floor: this.#floor,
      names: entries.map(([name]) => name),
      counts: entries.map(([, { count }]) => count),
      errors: entries.map(([, { error }]) => error),
    };
  }

  *#certain(): Generator<[string, number]> {
    for (const [name, { count, error }] of this.#entries) if (count > error) yield [name, count - error];
  }

  #dropLeast(): void {
    const ranked = [...this.#entries].sort((a, b) => b[1].count - a[1].count);
    for (const [name, { count }] of ranked.slice(this.capacity)) {
      this.#entries.delete(name);
      this.#floor = Math.max(this.#floor, count);
    }
  }
}
