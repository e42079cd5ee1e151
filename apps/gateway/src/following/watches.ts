import type { Address, InboxEvents } from '@efemera/contract';
import type { LiveSocket } from '../live/sockets.js';

type Told = { [E in keyof InboxEvents]: { type: E; payload: InboxEvents[E] } }[keyof InboxEvents];

/** One socket that watches one inbox. */
interface Watch {
  socket: LiveSocket;
  keyHashes: readonly string[];
  /** Facts that came while the first listing was being read; null once it has been handed over. */
  held: Told[] | null;
}

/**
 * Who watches what, in this process. A watch is entered before its inbox is read, so that no fact falls between
 * the listing and the first event; until the listing is out, facts are held back.
 */
export class Watches {
  readonly #byAddress = new Map<string, Map<LiveSocket, Watch>>();
  readonly #bySocket = new Map<LiveSocket, Set<string>>();

  add(socket: LiveSocket, address: Address, keyHashes: readonly string[]): void {
    const watches = this.#byAddress.get(address) ?? new Map<LiveSocket, Watch>();
    watches.set(socket, { socket, keyHashes, held: [] });
    this.#byAddress.set(address, watches);
    this.#bySocket.set(socket, (this.#bySocket.get(socket) ?? new Set()).add(address));
  }

  /** The listing is with the browser: what happened since is told now, what happens from now on at once. */
  release(socket: LiveSocket, address: Address): void {
    const watch = this.#byAddress.get(address)?.get(socket);
    if (!watch?.held) return;
    const { held } = watch;
    watch.held = null;
    for (const fact of held) emit(socket, fact);
  }

  tell(address: string, fact: Told): void {
    for (const { socket, held } of this.#byAddress.get(address)?.values() ?? []) {
      if (held) held.push(fact);
      else emit(socket, fact);
    }
  }

  /** Ends the watches of everyone whose keys do not open the inbox any more; returns their sockets. */
  removeAllBut(address: string, keyHashes: readonly string[]): LiveSocket[] {
    const strangers = [...(this.#byAddress.get(address)?.values() ?? [])].filter(
      (watch) => !watch.keyHashes.some((hash) => keyHashes.includes(hash)),
    );
    for (const { socket } of strangers) this.remove(socket, address);
    return strangers.map(({ socket }) => socket);
  }

  remove(socket: LiveSocket, address: string): void {
    const watches = this.#byAddress.get(address);
    watches?.delete(socket);
    if (watches?.size === 0) this.#byAddress.delete(address);
    this.#bySocket.get(socket)?.delete(address);
  }

  removeSocket(socket: LiveSocket): void {
    for (const address of this.#bySocket.get(socket) ?? []) this.remove(socket, address);
    this.#bySocket.delete(socket);
  }

  has(socket: LiveSocket, address: string): boolean {
    return this.#byAddress.get(address)?.has(socket) ?? false;
  }

  isWatched(address: string): boolean {
    return this.#byAddress.has(address);
  }

  countOf(socket: LiveSocket): number {
    return this.#bySocket.get(socket)?.size ?? 0;
  }

  sockets(): Iterable<LiveSocket> {
    return this.#bySocket.keys();
  }
}

function emit<E extends keyof InboxEvents>(
  socket: LiveSocket,
  { type, payload }: { type: E; payload: InboxEvents[E] },
) {
  (socket.emit as (event: E, payload: InboxEvents[E]) => boolean)(type, payload);
}
