import type { Socket } from 'Haraka/tls_socket.js';
import { networkOf } from '@efemera/network';
import type { Connection } from './connection.js';
import type { Intake } from './intake.js';
import { limits } from './limits.js';
import { type DSN, reasonOf, replies } from './replies.js';

export interface ConnectionLimits {
  maxConnections: number;
  maxConnectionsPerNetwork: number;
  idleSeconds: number;
}

const sweepMs = 1000;

/** The open connections: how many there may be, how long each may be silent, and how they end. */
export class Connections {
  readonly #open = new Map<Socket, Connection>();
  readonly #perNetwork = new Map<string, number>();
  readonly #sweeper = setInterval(() => this.#sweep(), sweepMs);
  #closing = false;

  constructor(
    private readonly settings: ConnectionLimits,
    private readonly intake: Pick<Intake, 'counters' | 'judgePeer'>,
  ) {}

  get count(): number {
    return this.#open.size;
  }

  /** Opens a connection on a new socket, or turns the peer away. */
  accept(client: Socket, open: () => Connection): void {
    this.intake.counters.add('smtp:connections');
    const blocked = this.intake.judgePeer(client.remoteAddress ?? '');
    if (blocked) return this.#turnAway(client, blocked);
    const network = networkOf(client.remoteAddress);
    const ofNetwork = this.#perNetwork.get(network) ?? 0;
    if (
      this.#closing ||
      this.#open.size >= this.settings.maxConnections ||
      ofNetwork >= this.settings.maxConnectionsPerNetwork
    ) {
      return this.#turnAway(client, this.#closing ? replies.shuttingDown : replies.tooManyConnections);
    }
    this.#perNetwork.set(network, ofNetwork + 1);
    client.once('close', () => {
      this.#open.delete(client);
      const left = (this.#perNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#perNetwork.set(network, left);
      else this.#perNetwork.delete(network);
    });
    this.#open.set(client, open());
  }

  /** Lets messages under way end, closes the rest at once, and gives up on what is left after `patienceMs`. */
  async close(patienceMs: number): Promise<void> {
    this.#closing = true;
    const deadline = Date.now() + patienceMs;
    while (this.#open.size > 0 && Date.now() < deadline) {
      for (const connection of this.#open.values()) if (connection.idle) connection.hangUp(replies.shuttingDown);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    clearInterval(this.#sweeper);
    for (const client of this.#open.keys()) client.destroy();
  }

  #turnAway(client: Socket, answer: DSN): void {
    this.intake.counters.add('smtp:refused', `${answer.code}/${reasonOf(answer)}`);
    client.on('error', () => undefined);
    client.end(`${answer.code} ${answer.reply}\r\n`);
    setTimeout(() => client.destroy(), limits.lingerMs).unref();
  }

  #sweep(): void {
    const stressed = this.#open.size > this.settings.maxConnections / 2;
    const seconds = stressed
      ? Math.min(limits.stressedIdleSeconds, this.settings.idleSeconds)
      : this.settings.idleSeconds;
    const nowMs = Date.now();
    for (const connection of this.#open.values()) connection.closeIfOverdue(nowMs, seconds * 1000);
  }
}
