import type { LiveSocket } from './sockets.js';

/** No more often than this is anything read or told, however many watch. */
const intervalMs = 1000;

export interface WatchedValueOptions<Value extends object> {
  /** Name of the room that watchers are in: one message for all of them is encoded once. */
  room: string;
  read: () => Promise<Value>;
  /** Called after each reading. */
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
    await socket.join(this.options.room);
    if (!this.#last) {
      this.#last = value;
      this.#refreshLater();
    }
    return this.#last;
  }

  async unwatch(socket: LiveSocket): Promise<void> {
    this.#watchers.delete(socket);
    if (this.#watchers.size === 0) this.stop();
    await socket.leave(this.options.room);
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

  /** The next reading is a whole interval after this one has been told: a slow one never makes two follow close. */
  async #refresh(): Promise<void> {
    try {
      const value = await this.#read();
      const before = this.#last;
      const [watcher] = this.#watchers;
      // The last one left while it was read.
      if (!before || !watcher) return;
      this.#last = value;
      this.options.tell(watcher.nsp.to(this.options.room), value, before);
    } catch (error) {
      this.options.onError(error);
    }
    if (this.#last) this.#refreshLater();
  }
}
