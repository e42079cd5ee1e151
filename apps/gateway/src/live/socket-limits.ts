import type { IncomingMessage } from 'node:http';
import { limits } from '@efemera/contract';
import { countedNetworks, NetworkShares, type CountedNetworks } from '@efemera/network';
import { Inject, Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import { SETTINGS, type Settings } from '../config.js';
import { METRICS, type Metrics } from '../metrics/registry.js';
import type { LiveSocket } from './sockets.js';

/** The part of engine.io's connections that is used here: engine.io exports no types of them. */
interface EngineConnection {
  request: IncomingMessage;
  /** The WebSocket, if the transport is one. */
  transport: { socket?: { terminate(): void } };
  on(event: 'packet', listener: () => void): void;
  once(event: 'close', listener: () => void): void;
  close(): void;
}

/** Bounds the number of sockets, of one network and of all, and the messages of each. */
@Injectable()
export class SocketLimits {
  #open = 0;
  readonly #shares = new NetworkShares(limits.maxSocketsPerNetwork);
  readonly #ips = new WeakMap<IncomingMessage, string>();

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(METRICS) private readonly metrics: Metrics,
  ) {}

  /** The reason to refuse a handshake, or null. */
  judge(request: IncomingMessage, ip: string): string | null {
    this.#ips.set(request, ip);
    const hasShare = !this.settings.RATE_LIMITS || this.#shares.hasRoom(ip);
    if (this.#open < limits.maxSockets && hasShare) return null;
    this.refused('too_many_sockets');
    return 'too_many_sockets';
  }

  /** The networks for which a socket's messages and bytes are counted. */
  networksOf(socket: LiveSocket): CountedNetworks {
    return countedNetworks(this.#ips.get(socket.request));
  }

  refused(limit: 'too_many_sockets' | 'too_many_watches' | 'too_many_messages'): void {
    this.metrics.own.refused.inc({ limit });
  }

  /** Disconnects a client that sends too much, without reading its further messages. */
  sendAway(connection: Pick<EngineConnection, 'close'> & { transport: object }): void {
    this.refused('too_many_messages');
    connection.close();
    (connection as EngineConnection).transport.socket?.terminate();
  }

  follow(server: Server): void {
    server.engine.on('connection', (connection: EngineConnection) => {
      const ip = this.#ips.get(connection.request);
      // Handshakes that were judged at the same moment can exceed the share by a few sockets: the gateway keeps these,
      // and does not count them.
      const isCounted = this.#shares.take(ip);
      this.#open++;
      connection.once('close', () => {
        this.#open--;
        if (isCounted) this.#shares.giveBack(ip);
      });
      if (this.settings.RATE_LIMITS) this.#boundMessages(connection);
    });
  }

  /** Disconnects a flooding client before its messages are decoded. A page that floods by mistake reconnects. */
  #boundMessages(connection: EngineConnection): void {
    let messages = 0;
    let windowEndsMs = 0;
    connection.on('packet', () => {
      const nowMs = performance.now();
      if (nowMs > windowEndsMs) {
        messages = 0;
        windowEndsMs = nowMs + limits.socketMessagesSeconds * 1000;
      }
      if (++messages === limits.maxSocketMessages + 1) this.sendAway(connection);
    });
  }
}
