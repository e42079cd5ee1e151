import type { Socket } from 'Haraka/tls_socket.js';
import type { RefusalLog } from '@efemera/config';
import { type DSN, reasonOf, replies, type Intake } from '@efemera/intake';
import { loggedNetworkOf, networkOf, NetworkShares } from '@efemera/network';
import type { Connection } from './connection.js';
import { limits } from './limits.js';

export interface ConnectionLimits {
  maxConnections: number;
  maxConnectionsPerNetwork: number;
  idleSeconds: number;
}

const sweepMs = 1000;

interface Open {
  connection: Connection;
  network: string;
}

/** The open connections: their number, their time without mail, and their end. */
export class Connections {
  readonly #open = new Map<Socket, Open>();
  readonly #shares: NetworkShares;
  readonly #sweeper = setInterval(() => this.#sweep(), sweepMs);
  #closing = false;

  constructor(
    private readonly settings: ConnectionLimits,
    private readonly intake: Pick<Intake, 'blockLists' | 'counters' | 'countRefusal' | 'judgePeer'>,
    private readonly refusals: RefusalLog,
  ) {
    this.#shares = new NetworkShares(settings.maxConnectionsPerNetwork);
  }

  get count(): number {
    return this.#open.size;
  }

  /** Opens a connection on a new socket, or refuses it. */
  accept(client: Socket, open: () => Connection): void {
    this.intake.counters.add('smtp:connections');
    const ip = client.remoteAddress ?? '';
    const refusal = this.intake.judgePeer(ip) ?? (this.#closing ? replies.shuttingDown : null);
    if (refusal) return this.#turnAway(client, refusal);
    if (!this.#shares.take(ip)) return this.#turnAway(client, replies.tooManyConnections);
    client.once('close', () => {
      this.#open.delete(client);
      this.#shares.giveBack(ip);
    });
    const network = networkOf(ip);
    if (this.#open.size >= this.settings.maxConnections && !this.#makeRoomFor(network)) {
      return this.#turnAway(client, replies.tooManyConnections);
    }
    // Asks the block lists now, without waiting, so that they have answered when the first message comes.
    void this.intake.blockLists.lookUp(ip);
    this.#open.set(client, { connection: open(), network });
  }

  /** Lets running messages end, closes all other connections at once, and the remaining ones after `patienceMs`. */
  async close(patienceMs: number): Promise<void> {
    this.#closing = true;
    const deadline = Date.now() + patienceMs;
    while (this.#open.size > 0 && Date.now() < deadline) {
      for (const { connection } of this.#open.values()) if (connection.idle) connection.hangUp(replies.shuttingDown);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    clearInterval(this.#sweeper);
    for (const client of this.#open.keys()) client.destroy();
  }

  /**
   * Closes the connection that has been longest without mail, among networks with more connections than the new one's.
   * Clients that connect and send nothing can then neither keep others out nor push them out.
   */
  #makeRoomFor(network: string): boolean {
    const held = new Map<string, number>();
    for (const open of this.#open.values()) held.set(open.network, (held.get(open.network) ?? 0) + 1);
    const own = held.get(network) ?? 0;
    let longest: [Socket, Connection] | null = null;
    for (const [client, { connection, network: of }] of this.#open) {
      if (!connection.idle || (held.get(of) ?? 0) <= own) continue;
      if (!longest || connection.withoutMailSinceMs < longest[1].withoutMailSinceMs) longest = [client, connection];
    }
    if (!longest) return false;
    const [client, connection] = longest;
    connection.hangUp(replies.tooManyConnections);
    // The connection stops counting at once; its socket closes soon, whatever the client does.
    this.#open.delete(client);
    setTimeout(() => client.destroy(), limits.evictedLingerMs).unref();
    return true;
  }

  #turnAway(client: Socket, answer: DSN): void {
    const reason = reasonOf(answer);
    this.intake.counters.add('smtp:refused', `${answer.code}/${reason}`);
    this.intake.countRefusal(answer, { ip: client.remoteAddress ?? null, mailFrom: '' });
    const network = loggedNetworkOf(client.remoteAddress);
    this.refusals.note({ code: answer.code, status: answer.status, reason, network });
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
    for (const { connection } of this.#open.values()) connection.closeIfOverdue(nowMs, seconds * 1000);
  }
}
