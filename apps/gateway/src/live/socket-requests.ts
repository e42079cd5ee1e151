import { clientEvents, limits } from '@efemera/contract';
import { Injectable } from '@nestjs/common';
import { EventLoopBudget } from '../sending/event-loop-budget.js';
import { SocketLimits } from './socket-limits.js';
import type { LiveServer, LiveSocket } from './sockets.js';

const requests = new Set<unknown>(clientEvents);

type Acknowledge = (...reply: unknown[]) => void;

/**
 * Answers what a socket asks for one after the other, each when the answers before it are with the client: a thousand
 * requests fit in one packet, and a client that reads nothing may ask all the same.
 */
@Injectable()
export class SocketRequests {
  /** There from the first request until the last one has been answered. */
  readonly #waiting = new Map<LiveSocket, (() => void)[]>();

  constructor(
    private readonly eventLoop: EventLoopBudget,
    private readonly socketLimits: SocketLimits,
  ) {}

  follow(server: LiveServer): void {
    server.on('connection', (socket) => {
      socket.use((event: unknown[], next) => this.#take(socket, event, next));
      // What was begun as it left is never answered.
      socket.once('disconnect', () => this.#waiting.delete(socket));
    });
  }

  #take(socket: LiveSocket, event: unknown[], next: () => void): void {
    // Anything else has been answered already.
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

/** Resolves when the connection has taken what there was to send, or is no more. */
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
