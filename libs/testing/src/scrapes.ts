/** The values of one scrape of `/metrics`; none if no gateway answered. */
export interface Scrape {
  atSeconds: number;
  /** By the series with its labels, as Prometheus' text form writes it. */
  values: ReadonlyMap<string, number>;
}

/** The number of scrapes if Prometheus' `scrape_interval` is `15s`. */
export const scrapesPerMinute = 4;
const patienceMs = 15_000;

/** Reads our metrics as Prometheus does. */
export async function scrape(url: string): Promise<Scrape> {
  const text = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(patienceMs) }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  const lines = text.split('\n').filter((line) => line.startsWith('efemera_'));
  const entries = lines.map((line) => {
    const end = line.lastIndexOf(' ');
    return [line.slice(0, end), Number(line.slice(end + 1))] as const;
  });
  return { atSeconds: Date.now() / 1000, values: new Map(entries) };
}

/** The values of a metric, one for each set of labels that matches. */
export const valuesOf = ({ values }: Scrape, name: string, labels = ''): number[] =>
  [...values].flatMap(([series, value]) =>
    series.replace(/\{.*/, '') === name && series.includes(labels) ? [value] : [],
  );

const isCounter = (series: string) => /^efemera_\w+_(?:total|count|sum|bucket)\b/.test(series);

/**
 * A series of scrapes that a test records at a running product and extends by computed ones, so that it need not wait
 * as long as an alert does.
 */
export class Timeline {
  readonly #scrapes: Scrape[] = [];
  /** By how much counters have grown in the computed scrapes. */
  readonly #added = new Map<string, number>();

  static of(...scrapes: Scrape[]): Timeline {
    return new Timeline().record(...scrapes);
  }

  get scrapes(): readonly Scrape[] {
    return this.#scrapes;
  }

  get length(): number {
    return this.#scrapes.length;
  }

  /** A copy of this timeline, which can be continued in another way. */
  fork(): Timeline {
    const fork = new Timeline();
    fork.#scrapes.push(...this.#scrapes);
    for (const [series, added] of this.#added) fork.#added.set(series, added);
    return fork;
  }

  record(...scrapes: Scrape[]): this {
    for (const { atSeconds, values } of scrapes) {
      const shifted = [...values].map(([series, value]) => [series, value + (this.#added.get(series) ?? 0)] as const);
      this.#scrapes.push({ atSeconds, values: new Map(shifted) });
    }
    return this;
  }

  /** Adds scrapes as if nothing changed: counters grow as between the last two scrapes, other values stay. */
  goOn(minutes: number): this {
    const [last, before = last] = this.#scrapes.toReversed();
    if (!last || !before) throw new Error('There is no scrape to go on with.');
    const growth = new Map(
      [...last.values]
        .filter(([series]) => isCounter(series))
        .map(([series, value]) => [series, value - (before.values.get(series) ?? 0)]),
    );
    for (let times = 1; times <= minutes * scrapesPerMinute; times++) {
      const grown = [...last.values].map(
        ([series, value]) => [series, value + times * (growth.get(series) ?? 0)] as const,
      );
      this.#scrapes.push({ atSeconds: last.atSeconds, values: new Map(grown) });
    }
    for (const [series, amount] of growth) {
      this.#added.set(series, (this.#added.get(series) ?? 0) + minutes * scrapesPerMinute * amount);
    }
    return this;
  }
}
