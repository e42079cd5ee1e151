/** Work that takes longer waits itself, perhaps for a part of the store that is away: others need not. */
const mostMs = 50;

/** Lets only so many do something at a time; the others take their turn in the order in which they came. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(most: number) {
    this.#free = most;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isOver = false;
    const end = () => {
      if (!isOver) this.#passOn();
      isOver = true;
    };
    const timer = setTimeout(end, mostMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}
