import type { LiveSocket } from './sockets.js';

/** While sockets watch the value, it is read and sent at most once in this time, however many sockets they are. */
const intervalMs = 1000;

/** Sockets that are written to in one turn of the event loop: a millisecond or two, during which no mail can be pushed. */
const toldAtATime = 200;

export interface WatchedValueOptions<Value extends object> {
  read: () => Promise<Value>;
  /**
   * Called after each read but the first, also when the value has not changed: once for each group of watchers, so that
   * a message is encoded once for a whole group.
   */
  tell: (watchers: ReturnType<LiveSocket['nsp']['to']>, value: Value, before: Value) => void;
  onError: (error: unknown) => void;
}

/**
 * A value that is read once a second while sockets watch it, and sent to them when it has changed. A new watcher gets the
 * value that was read last, so ten thousand pages that open at once cost the store as much as one.
 */
export class WatchedValue<Value extends object> {
  readonly #watchers = new Set<LiveSocket>();
  #timer: NodeJS.Timeout | null = null;
  #last: Value | null = null;
  #reading: Promise<Value> | null = null;

  constructor(private readonly options: WatchedValueOptions<Value>) {}

  /** Resolves with the present value, and sends this socket each later one until `unwatch` is called. */
  async watch(socket: LiveSocket): Promise<Value> {
    const value = await this.current();
    // The socket disconnected while the value was read: no further `disconnect` would remove it from the watchers.
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

  /** Returns the value that was sent to the watchers last, or reads it if there is none. */
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
      // Socket.IO puts each socket in a room that is named by the socket's id.
      if (watcher) this.options.tell(watcher.nsp.to(some.map(({ id }) => id)), value, before);
    }
  }

  /** Reads and sends the value. The next read starts a whole interval after this one has ended, however slow it was. */
  async #refresh(): Promise<void> {
    try {
      const value = await this.#read();
      const before = this.#last;
      // The last watcher left while the value was read.
      if (!before) return;
      this.#last = value;
      await this.#tellAll(value, before);
    } catch (error) {
      this.options.onError(error);
    }
    if (this.#last) this.#refreshLater();
  }
}
