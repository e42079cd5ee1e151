import { setTimeout as pause } from 'node:timers/promises';
import type { Socket } from 'Haraka/tls_socket.js';
import type { RefusalLog } from '@efemera/config';
import { type DSN, reasonOf, replies, type Intake } from '@efemera/intake';
import { countedNetworks, loggedNetworkOf, NetworkShares, type CountedNetworks } from '@efemera/network';
import type { Connection } from './connection.js';
import { limits } from './limits.js';
import type { RunningDeliveries } from './running-deliveries.js';

export interface ConnectionLimits {
  maxConnections: number;
  maxConnectionsPerNetwork: number;
  idleSeconds: number;
}

const sweepMs = 1000;

interface Open {
  connection: Connection;
  networks: CountedNetworks;
}

/**
 * By how much a network must exceed the newcomer's to lose this connection. A message that is still coming is broken off only
 * if its network holds more even when the new connection counts: a slow sender keeps his only connection, and two networks
 * do not take turns breaking off each other's messages. A message whose end has come may be stored already: its sender
 * would miss the 250 and send it again.
 */
function protectionOf({ idle, receiving }: Connection): number {
  if (idle) return 0;
  return receiving ? 1 : Infinity;
}

/** Whether a connection is closed before another: an idle one before a message, then the one that has lasted longest. */
function goesBefore(one: Connection, other: Connection): boolean {
  return one.idle === other.idle ? one.busyOrSilentSinceMs < other.busyOrSilentSinceMs : one.idle;
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
    private readonly running: Pick<RunningDeliveries, 'look'>,
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
    const networks = countedNetworks(ip);
    if (!this.#shares.hasRoom(networks)) return this.#turnAway(client, replies.tooManyConnections);
    if (this.#open.size >= this.settings.maxConnections && !this.#makeRoomFor(networks)) {
      return this.#turnAway(client, replies.tooManyConnections);
    }
    this.#shares.take(networks);
    client.once('close', () => this.#forget(client));
    // Asks the block lists now, without waiting, so that they have answered when the first message comes.
    void this.intake.blockLists.lookUp(ip);
    this.#open.set(client, { connection: open(), networks });
  }

  /** Lets running messages end, closes all other connections at once, and the remaining ones after `patienceMs`. */
  async close(patienceMs: number): Promise<void> {
    this.#closing = true;
    const deadline = performance.now() + patienceMs;
    while (this.#open.size > 0 && performance.now() < deadline) {
      for (const { connection } of this.#open.values()) if (connection.idle) connection.hangUp(replies.shuttingDown);
      await pause(20);
    }
    clearInterval(this.#sweeper);
    for (const client of this.#open.keys()) client.destroy();
  }

  /**
   * Closes the connection that has been longest without mail, among networks with more connections than the new one's; if
   * all of them are sending a message, the one that began first. Clients that send nothing, or trickle a message, can then
   * neither keep others out nor push them out.
   */
  #makeRoomFor(newcomer: CountedNetworks): boolean {
    const own = this.#shares.heldBy(newcomer);
    let first: [Socket, Connection] | null = null;
    for (const [client, { connection, networks }] of this.#open) {
      if (this.#shares.heldBy(networks) - own <= protectionOf(connection)) continue;
      if (!first || goesBefore(connection, first[1])) first = [client, connection];
    }
    if (!first) return false;
    const [client, connection] = first;
    connection.hangUp(replies.tooManyConnections);
    // The connection stops counting at once; its socket closes soon, whatever the client does.
    this.#forget(client);
    setTimeout(() => client.destroy(), limits.evictedLingerMs).unref();
    return true;
  }

  #forget(client: Socket): void {
    const open = this.#open.get(client);
    if (!open) return;
    this.#open.delete(client);
    this.#shares.giveBack(open.networks);
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
    const nowMs = performance.now();
    for (const { connection } of this.#open.values()) {
      connection.closeIfOverdue(nowMs, seconds * 1000);
      this.running.look(connection, nowMs);
    }
  }
}
