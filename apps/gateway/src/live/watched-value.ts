import type { LiveSocket } from './sockets.js';

/** No more often than this is anything read or told, however many watch. */
const intervalMs = 1000;

/** Told in one go: writing to so many sockets takes a millisecond or two, and mail that is to be pushed waits no longer. */
const toldAtATime = 200;

export interface WatchedValueOptions<Value extends object> {
  read: () => Promise<Value>;
  /** Called after each reading, for some watchers after the other: a message is encoded once for all of those. */
  tell: (watchers: ReturnType<LiveSocket['nsp']['to']>, value: Value, before: Value) => void;
  onError: (error: unknown) => void;
}

/**
 * A value that is read once a second while somebody watches it, and told where it changed. Who comes in between gets
 * what was read last, so ten thousand pages that open at once cost the store no more than one.
 */
export class WatchedValue<Value extends object> {
  readonly #watchers = new Set<LiveSocket>();
  #timer: NodeJS.Timeout | null = null;
  #last: Value | null = null;
  #reading: Promise<Value> | null = null;

  constructor(private readonly options: WatchedValueOptions<Value>) {}

  /** Tells this socket from now on what follows on the value that it is given here. */
  async watch(socket: LiveSocket): Promise<Value> {
    const value = await this.current();
    // Gone while the value was read: nobody would ever remove it.
    if (socket.disconnected) return value;
    this.#watchers.add(socket);
    if (!this.#last) {
      this.#last = value;
      this.#refreshLater();
    }
    return this.#last;
  }

  unwatch(socket: LiveSocket): void {
    this.#watchers.delete(socket);
    if (this.#watchers.size === 0) this.stop();
  }

  /** The value as watchers know it; without any it is read. */
  async current(): Promise<Value> {
    return this.#last ?? this.#read();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#last = null;
  }

  #read(): Promise<Value> {
    return (this.#reading ??= this.options.read().finally(() => (this.#reading = null)));
  }

  #refreshLater(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#refresh(), intervalMs);
  }

  async #tellAll(value: Value, before: Value): Promise<void> {
    const watchers = [...this.#watchers];
    for (let next = 0; next < watchers.length; next += toldAtATime) {
      if (next > 0) await new Promise((resolve) => setImmediate(resolve));
      const some = watchers.slice(next, next + toldAtATime).filter((watcher) => this.#watchers.has(watcher));
      const [watcher] = some;
      // Each socket is in a room of its own id.
      if (watcher) this.options.tell(watcher.nsp.to(some.map(({ id }) => id)), value, before);
    }
  }

  /** The next reading is a whole interval after this one has been told: a slow one never makes two follow close. */
  async #refresh(): Promise<void> {
    try {
      const value = await this.#read();
      const before = this.#last;
      // The last one left while it was read.
      if (!before) return;
      this.#last = value;
      await this.#tellAll(value, before);
    } catch (error) {
      this.options.onError(error);
    }
    if (this.#last) this.#refreshLater();
  }
}
