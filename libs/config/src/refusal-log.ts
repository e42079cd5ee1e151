const maxLinesPerSecond = 50;

/**
 * Logs refusals, at most `maxLinesPerSecond`, so that a client that is refused in a flood does not fill the disk; then
 * logs how many it has left out.
 */
export class RefusalLog {
  #second = 0;
  #lines = 0;
  #leftOut = 0;
  /** Logs how many refusals were left out if no further refusal comes. */
  #end?: NodeJS.Timeout;

  /** `now` gives milliseconds. */
  constructor(
    private readonly log: { warn(line: object): void },
    private readonly now = () => performance.now(),
  ) {}

  note(refusal: object): void {
    const second = Math.floor(this.now() / 1000);
    if (second !== this.#second) {
      this.tellLeftOut();
      this.#second = second;
      this.#lines = 0;
    }
    if (++this.#lines <= maxLinesPerSecond) this.log.warn({ msg: 'refused', ...refusal });
    else {
      this.#leftOut++;
      this.#end ??= setTimeout(() => this.tellLeftOut(), 1000).unref();
    }
  }

  /** Logs how many refusals were left out; a process calls it when it ends, too. */
  tellLeftOut(): void {
    clearTimeout(this.#end);
    this.#end = undefined;
    if (this.#leftOut > 0) this.log.warn({ msg: 'refusals left out of the log', refusals: this.#leftOut });
    this.#leftOut = 0;
  }
}
