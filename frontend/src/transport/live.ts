import {
  paths,
  type Ack,
  type ClientToServerEvents,
  type EmailSummary,
  type InboxEvents,
  type ServerEvents,
  type ServerToClientEvents,
  type Stats,
} from '@efemera/contract';
import type { Socket } from 'socket.io-client';
import { tokenOf } from './claim-tokens.js';
import { isPassing } from './http.js';

/** An event of the mail in an inbox, as the socket sends it. */
type MailEvents = Omit<InboxEvents, 'guests:changed' | 'deliveries:changed'>;
export type InboxFact = { [E in keyof MailEvents]: { type: E; payload: MailEvents[E] } }[keyof MailEvents];

export interface LiveListener {
  /** The connection is up; `again` if it was up before. */
  onUp?: (again: boolean) => void;
  /** The connection was lost. */
  onDown?: () => void;
  /** A try to connect has failed. */
  onFailedTry?: () => void;
  onFact?: (fact: InboxFact) => void;
  /** A guest has joined this inbox of the visitor, or was shut out of it. */
  onGuests?: (address: string) => void;
  /** A delivery to this inbox has begun, gone on or ended; told for a minute after the page has read the deliveries. */
  onDeliveries?: (address: string) => void;
  onStats?: (stats: Stats) => void;
  /** The domains that are offered have changed. */
  onDomains?: (domains: readonly string[]) => void;
  onRanking?: (ranking: ServerEvents['ranking:updated']) => void;
  /** The server pushes rankings from now on; a ranking that was loaded before may be out of date. */
  onRankingWatch?: () => void;
}

export interface InboxWatch {
  to: string;
  /** Called when the request is sent; its result is passed back with the answer. */
  onAsk: () => number;
  onListing: (emails: EmailSummary[], asked: number) => void;
  onRefusal: (code: string) => void;
}

type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const ackTimeoutMs = 10_000;
const retryPauseMs = 1000;
const openTimeoutMs = 6000;
/** The random part of the pause spreads the retries of many pages. */
const askAgainMs = () => retryPauseMs * (2 + 3 * Math.random());

/**
 * The one socket of the page. It stores the watches, and repeats them on every connect.
 *
 * `connect` waits until there is a visitor cookie: the handshake sends it, and it authorises all later requests of the
 * connection.
 */
class Live {
  readonly #listeners = new Set<LiveListener>();
  #isOpening = false;
  #socket: LiveSocket | null = null;
  readonly #inboxes = new Map<string, InboxWatch>();
  readonly #askAgainTimers = new WeakMap<InboxWatch, ReturnType<typeof setTimeout>>();
  #watchesStats = false;
  #watchesRanking = false;
  #wasUp = false;
  /**
   * The addresses for which `#renew` has repeated the handshake. An address that is refused again then stays refused:
   * otherwise the page would connect again without end.
   */
  readonly #renewedFor = new Set<string>();

  listen(listener: LiveListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  connect(): void {
    if (this.#socket) this.#socket.connect();
    else if (!this.#isOpening) void this.#open();
  }

  /** Closes the connection until `connect` is called again. */
  disconnect(): void {
    this.#socket?.disconnect();
  }

  /** Watches an inbox; replaces an earlier watch of the same one. */
  watchInbox(watch: InboxWatch): void {
    this.#inboxes.set(watch.to, watch);
    if (this.#socket?.connected) this.#askForInbox(this.#socket, watch);
  }

  /** Ends a watch, unless another one has replaced it. */
  unwatchInbox(watch: InboxWatch): void {
    if (!this.#isWanted(watch)) return;
    this.#inboxes.delete(watch.to);
    if (this.#socket?.connected) this.#socket.emit('inbox:unwatch', { to: watch.to }, () => undefined);
  }

  watchStats(): void {
    this.#watchesStats = true;
    if (this.#socket?.connected) this.#askForStats(this.#socket);
  }

  unwatchStats(): void {
    this.#watchesStats = false;
    if (this.#socket?.connected) this.#socket.emit('stats:unwatch', {}, () => undefined);
  }

  watchRanking(): void {
    this.#watchesRanking = true;
    if (this.#socket?.connected) this.#askForRanking(this.#socket);
  }

  unwatchRanking(): void {
    this.#watchesRanking = false;
    if (this.#socket?.connected) this.#socket.emit('ranking:unwatch', {}, () => undefined);
  }

  /** The library is not part of the first load: the page shows the address first. */
  async #open(): Promise<void> {
    this.#isOpening = true;
    try {
      const { io } = await import('socket.io-client');
      this.#socket = io({
        path: paths.socket,
        autoConnect: false,
        transports: ['websocket', 'polling'],
        // Networks that block WebSockets get long-polling.
        tryAllTransports: true,
        reconnectionDelay: retryPauseMs,
        // Short enough to return soon to a restarted gateway; random, so that pages that were disconnected together
        // don't reconnect together.
        reconnectionDelayMax: 5000,
        // Ends a try that a proxy leaves hanging: it accepts the upgrade, then sends neither an error nor a connection.
        timeout: openTimeoutMs,
      });
      this.#listenTo(this.#socket);
      this.#socket.connect();
    } catch {
      this.#isOpening = false;
      this.#tell('onFailedTry');
      setTimeout(() => this.connect(), 5 * retryPauseMs);
    }
  }

  #listenTo(socket: LiveSocket): void {
    socket.on('connect', () => {
      this.#tell('onUp', this.#wasUp);
      this.#wasUp = true;
      for (const watch of this.#inboxes.values()) this.#askForInbox(socket, watch);
      if (this.#watchesStats) this.#askForStats(socket);
      if (this.#watchesRanking) this.#askForRanking(socket);
    });
    socket.on('disconnect', (reason) => {
      this.#tell('onDown');
      // The library reconnects by itself, except after a disconnect by the server.
      if (reason === 'io server disconnect') setTimeout(() => socket.connect(), retryPauseMs);
    });
    socket.on('connect_error', () => {
      this.#tell('onFailedTry');
      // Within one attempt, the library tries the other transport only if the first one reports an error. A timeout
      // or a close ends the attempt: this swap makes the next attempt begin with the other transport.
      const { opts } = socket.io;
      opts.transports = opts.transports?.[0] === 'websocket' ? ['polling', 'websocket'] : ['websocket', 'polling'];
    });
    socket.on('stats:updated', (stats) => this.#tell('onStats', stats));
    socket.on('domains:updated', ({ domains }) => this.#tell('onDomains', domains));
    socket.on('ranking:updated', (ranking) => this.#tell('onRanking', ranking));
    socket.on('mail:received', (payload) => this.#tell('onFact', { type: 'mail:received', payload }));
    socket.on('mail:updated', (payload) => this.#tell('onFact', { type: 'mail:updated', payload }));
    socket.on('mail:removed', (payload) => this.#tell('onFact', { type: 'mail:removed', payload }));
    socket.on('guests:changed', ({ to }) => this.#tell('onGuests', to));
    socket.on('deliveries:changed', ({ to }) => this.#tell('onDeliveries', to));
    socket.on('inbox:expired', (payload) => this.#tell('onFact', { type: 'inbox:expired', payload }));
  }

  #askForInbox(socket: LiveSocket, watch: InboxWatch): void {
    clearTimeout(this.#askAgainTimers.get(watch));
    const asked = watch.onAsk();
    socket
      .timeout(ackTimeoutMs)
      .emit(
        'inbox:watch',
        { to: watch.to, token: tokenOf(watch.to) },
        (failure: Error | null, ack: Ack<{ emails: EmailSummary[] }>) => {
          if (!this.#isWanted(watch)) return;
          if (failure) this.#askAgain(socket, watch);
          else if (ack.ok) watch.onListing(ack.emails, asked);
          else if (isPassing(ack.error.code)) this.#askAgain(socket, watch, ack.error['retryAfterSeconds']);
          else if (ack.error.code === 'inbox_private' && !this.#renewedFor.has(watch.to)) this.#renew(socket);
          else watch.onRefusal(ack.error.code);
        },
      );
  }

  /** Repeats a watch after a temporary refusal: without it the page gets no mail, although the connection is up. */
  #askAgain(socket: LiveSocket, watch: InboxWatch, afterSeconds: unknown = 0): void {
    const timer = setTimeout(
      () => {
        if (this.#isWanted(watch) && socket.connected) this.#askForInbox(socket, watch);
      },
      (Number(afterSeconds) || 0) * 1000 + askAgainMs(),
    );
    this.#askAgainTimers.set(watch, timer);
  }

  #isWanted(watch: InboxWatch): boolean {
    return this.#inboxes.get(watch.to) === watch;
  }

  /**
   * Repeats the handshake, since the cookie that opens this inbox may be newer than the connection. Does so once for all
   * watched inboxes: otherwise each of several ended inboxes would break the connection again.
   */
  #renew(socket: LiveSocket): void {
    for (const to of this.#inboxes.keys()) this.#renewedFor.add(to);
    socket.disconnect().connect();
  }

  #askForStats(socket: LiveSocket): void {
    socket.timeout(ackTimeoutMs).emit('stats:watch', {}, (failure: Error | null, ack: Ack<{ stats: Stats }>) => {
      if (!failure && ack.ok) this.#tell('onStats', ack.stats);
    });
  }

  #askForRanking(socket: LiveSocket): void {
    socket.timeout(ackTimeoutMs).emit('ranking:watch', {}, (failure: Error | null, ack: Ack) => {
      if (!failure && ack.ok) this.#tell('onRankingWatch');
    });
  }

  #tell<Event extends keyof LiveListener>(event: Event, ...args: Parameters<NonNullable<LiveListener[Event]>>): void {
    for (const listener of this.#listeners) {
      (listener[event] as ((...args: unknown[]) => void) | undefined)?.(...args);
    }
  }
}

export const live = new Live();
