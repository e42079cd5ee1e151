/**
 * Gives the same numbers on every run and machine (mulberry32): two models then differ only by what was changed between
 * their trainings, never by chance.
 */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  characters(alphabet: string, count: number): string {
    let text = '';
    for (let each = 0; each < count; each += 1) text += alphabet[this.below(alphabet.length)];
    return text;
  }

  shuffle<T>(values: T[]): T[] {
    for (let at = values.length - 1; at > 0; at -= 1) {
      const other = this.below(at + 1);
      [values[at], values[other]] = [values[other] as T, values[at] as T];
    }
    return values;
  }
}
