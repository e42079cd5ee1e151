/** How often names came: `total` counts all of them, also those that are not among `certain`. */
export interface Counted {
  total: number;
  /** Counts that are never above the truth. */
  certain: Iterable<readonly [name: string, count: number]>;
}

interface Entry {
  /** Never below the truth; `count - error` is never above it. */
  count: number;
  error: number;
}

/** As it is kept: three lists of the same length are read faster than a list of triples. */
export interface StoredCounts {
  total: number;
  floor: number;
  names: string[];
  counts: number[];
  errors: number[];
}

/** Reads kept counts that are only to be added to others: making `TopCounts` of them first takes as long again. */
export function readCounts(json: string): Counted {
  const { total, names, counts, errors } = JSON.parse(json) as StoredCounts;
  return { total, certain: names.map((name, index) => [name, (counts[index] ?? 0) - (errors[index] ?? 0)] as const) };
}

/** The most frequent first; equals by name, so that a ranking does not flicker. */
const byRank = (a: readonly [string, number], b: readonly [string, number]) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

/**
 * Counts names in bounded memory, however many there are: Space-Saving (Metwally, Agrawal, El Abbadi 2005), fed by
 * whole batches.
 *
 * `total` is exact. While there are at most `capacity` names, so is every count; beyond that, a count is never above
 * the truth and at most `total / capacity` below it. So no flood of invented names can push out, or stand above, a name
 * that is more frequent than that.
 */
export class TopCounts implements Counted {
  total = 0;
  /** How often a name that is not kept may have come. */
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

  /** The most frequent names, first rank first. */
  top(most: number): [name: string, count: number][] {
    let best: [string, number][] = [];
    for (const entry of this.#certain()) {
      best.push(entry);
      // Sorting all of them takes longer than everything else that is done with them.
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
