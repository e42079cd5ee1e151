/**
 * A task that takes longer than this gives its permit back: it probably waits for a Redis node that is unreachable, and
 * tasks that need other nodes must not wait for it.
 */
const maxHeldMs = 50;

/** Lets a fixed number of tasks run at a time; the others start in the order in which they came. */
export class Semaphore {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(permits: number) {
    this.#free = permits;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    let isReleased = false;
    const release = () => {
      if (!isReleased) this.#passOn();
      isReleased = true;
    };
    const timer = setTimeout(release, maxHeldMs);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
      release();
    }
  }

  #passOn(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#free++;
  }
}
