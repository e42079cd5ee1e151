import { countedNetworks, type CountedNetworks } from './client-networks.js';

/** Whose share it is: the address of a client, or the networks that were read from it before. */
type Client = string | undefined | CountedNetworks;

const networksOf = (client: Client): CountedNetworks => (typeof client === 'object' ? client : countedNetworks(client));

/**
 * Counts how much of a limited resource (connections, waits, bytes) each network holds in this process. A client gets
 * no more when its network holds its share, or its IPv6 /48 four shares; other networks are not affected.
 */
export class NetworkShares {
  readonly #held = new Map<string, number>();

  /** @param share  the most that one network may hold, in the unit of `amount`. */
  constructor(private readonly share: number) {}

  /**
   * Counts `amount` for the client's networks, or nothing where that would exceed a share.
   *
   * @param share  the present share, if the resource has grown or shrunk since this object was made.
   * @returns whether it was counted; then `giveBack` must follow exactly once.
   */
  take(client: Client, amount = 1, share = this.share): boolean {
    if (!this.hasRoom(client, amount, share)) return false;
    for (const { network } of networksOf(client)) this.#held.set(network, this.#of(network) + amount);
    return true;
  }

  /** Whether `take` would count this amount. */
  hasRoom(client: Client, amount = 1, share = this.share): boolean {
    return networksOf(client).every(({ network, shares }) => this.#of(network) + amount <= shares * share);
  }

  giveBack(client: Client, amount = 1): void {
    for (const { network } of networksOf(client)) {
      const left = this.#of(network) - amount;
      // A network that holds nothing is forgotten: an attacker with many addresses must not grow this map.
      if (left > 0) this.#held.set(network, left);
      else this.#held.delete(network);
    }
  }

  /** How much the client's network holds; for IPv6 a fourth of what its /48 holds, which has four shares, if that is more. */
  heldBy(client: Client): number {
    return Math.max(...networksOf(client).map(({ network, shares }) => this.#of(network) / shares));
  }

  /** How many networks hold anything, /48s included. */
  get size(): number {
    return this.#held.size;
  }

  #of(network: string): number {
    return this.#held.get(network) ?? 0;
  }
}
