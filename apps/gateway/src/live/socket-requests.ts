import { clientEvents, limits } from '@efemera/contract';
import { Injectable } from '@nestjs/common';
import { EventLoopBudget } from '../sending/event-loop-budget.js';
import { SocketLimits } from './socket-limits.js';
import type { LiveServer, LiveSocket } from './sockets.js';

const requests = new Set<unknown>(clientEvents);

type Acknowledge = (...reply: unknown[]) => void;

/**
 * Answers the requests of a socket one after the other, each when its connection has taken the answers before it. A
 * thousand requests fit in one packet, and without this a client that reads nothing could make this process answer all.
 */
@Injectable()
export class SocketRequests {
  /** Requests that wait, of each socket that has a request under way. */
  readonly #waiting = new Map<LiveSocket, (() => void)[]>();

  constructor(
    private readonly eventLoop: EventLoopBudget,
    private readonly socketLimits: SocketLimits,
  ) {}

  follow(server: LiveServer): void {
    server.on('connection', (socket) => {
      socket.use((event: unknown[], next) => this.#take(socket, event, next));
      // When a socket disconnects, Socket.IO does not always run the handler of its request under way: then no answer
      // would remove the entry.
      socket.once('disconnect', () => this.#waiting.delete(socket));
    });
  }

  #take(socket: LiveSocket, event: unknown[], next: () => void): void {
    // `InboxGateway` has already answered unknown events, in its `onAny` listener.
    if (!requests.has(event[0])) return next();
    const acknowledge = typeof event.at(-1) === 'function' ? (event.pop() as Acknowledge) : undefined;
    event.push((...reply: unknown[]) => {
      acknowledge?.(...reply);
      void this.#beginNext(socket);
    });
    const waiting = this.#waiting.get(socket);
    if (!waiting) {
      this.#waiting.set(socket, [next]);
      void this.#beginNext(socket);
    } else if (waiting.push(next) > limits.maxWaitingRequests) {
      this.#waiting.delete(socket);
      this.socketLimits.sendAway(socket.conn);
    }
  }

  async #beginNext(socket: LiveSocket): Promise<void> {
    await isTaken(socket);
    await this.eventLoop.turn();
    const next = socket.connected ? this.#waiting.get(socket)?.shift() : undefined;
    if (next) next();
    else this.#waiting.delete(socket);
  }
}

/** Resolves when the connection has taken all answers that were sent to this socket, or has closed. */
async function isTaken({ conn }: LiveSocket): Promise<void> {
  while (conn.readyState === 'open' && !conn.transport.writable) {
    await new Promise<void>((resolve) => {
      const { transport } = conn;
      const settle = () => {
        transport.off('ready', settle);
        conn.off('upgrade', settle).off('close', settle);
        resolve();
      };
      transport.on('ready', settle);
      conn.on('upgrade', settle).on('close', settle);
    });
  }
}
