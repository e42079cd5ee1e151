import { randomBytes } from 'node:crypto';
import { ContractError } from '@efemera/contract';
import type { CountedNetwork, CountedNetworks } from '@efemera/network';
import type { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';

export interface Session {
  transport: StreamableHTTPServerTransport;
  networks: CountedNetworks;
  usedAtMs: number;
}

/** Limits of sessions, each with the clients against which it protects this process. */
export const sessionLimits = {
  /** Stops clients that begin a session for each call: a session takes some tens of kilobytes. */
  maxSessions: 2000,
  maxSessionsPerNetwork: 100,
  /** Ends the sessions of clients that disconnect without ending them, as most do. */
  idleMs: 3_600_000,
} as const;

/** The open sessions, by their ids. An id is a secret: a client that knows it can read the inboxes of the session. */
export class Sessions {
  readonly #sessions = new Map<string, Session>();
  readonly #mostOfNetwork: number;

  constructor({ limitsNetworks }: { limitsNetworks: boolean }) {
    this.#mostOfNetwork = limitsNetworks ? sessionLimits.maxSessionsPerNetwork : Infinity;
  }

  get count(): number {
    return this.#sessions.size;
  }

  newId(): string {
    return randomBytes(32).toString('base64url');
  }

  find(id: string): Session | null {
    const session = this.#sessions.get(id);
    if (!session) return null;
    session.usedAtMs = performance.now();
    // Keeps the sessions in the order of their last use, the longest unused first.
    this.#sessions.delete(id);
    this.#sessions.set(id, session);
    return session;
  }

  /**
   * Refuses a session for which there is no room. Closes no session in use yet: the client may still fail to open the
   * new one.
   *
   * @throws ContractError `overloaded`
   */
  checkRoom(networks: CountedNetworks): void {
    this.#closeIdle();
    const replaces = networks.some((counted) => this.#isFull(counted));
    if (this.#sessions.size >= sessionLimits.maxSessions && !replaces) {
      throw new ContractError('overloaded', 'Too many sessions are open here. Please try again.');
    }
  }

  /** Adds an opened session. If its network or /48 has its full share already, closes the one unused for longest. */
  add(id: string, session: Session): void {
    for (const counted of session.networks) {
      const [oldest] = this.#isFull(counted) ? this.#ofNetwork(counted.network) : [];
      if (oldest) this.close(oldest[0]);
    }
    this.#sessions.set(id, session);
  }

  close(id: string): void {
    const session = this.#sessions.get(id);
    this.#sessions.delete(id);
    void session?.transport.close();
  }

  closeAll(): void {
    for (const id of [...this.#sessions.keys()]) this.close(id);
  }

  #ofNetwork(network: string): [id: string, session: Session][] {
    return [...this.#sessions].filter(([, { networks }]) => networks.some((counted) => counted.network === network));
  }

  #isFull({ network, shares }: CountedNetwork): boolean {
    return this.#ofNetwork(network).length >= shares * this.#mostOfNetwork;
  }

  #closeIdle(): void {
    const since = performance.now() - sessionLimits.idleMs;
    for (const [id, { usedAtMs }] of this.#sessions) {
      if (usedAtMs > since) return;
      this.close(id);
    }
  }
}
