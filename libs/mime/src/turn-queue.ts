/**
 * The sender's network and the recipient's address of a mail. Parser time is shared between networks, then between
 * addresses.
 */
export interface Turn {
  network: string;
  address: string;
}

export interface Waiting {
  bytes: number;
  turn: Turn;
}

/** Half-life of the recorded parser time: a network that was busy an hour ago has no disadvantage now. */
const halvedEveryMs = 10_000;
/**
 * Parser time below this counts as none. Larger times are compared by how often they double this time; between equal
 * ones, small mails go first.
 */
const leastUseMs = 50;
/** Recorded parser time below this is forgotten, so that the record does not grow with each address ever seen. */
const tracesMs = 1;

/** Parser time that each network or address has used; old time decays. */
class Uses {
  readonly #ms = new Map<string, number>();
  #halvedAtMs = performance.now();

  add(name: string, ms: number): void {
    this.#fade();
    this.#ms.set(name, (this.#ms.get(name) ?? 0) + ms);
  }

  /** 0 up to `leastUseMs`, and one more with each doubling. */
  magnitudeOf(name: string): number {
    this.#fade();
    const ms = this.#ms.get(name) ?? 0;
    return ms < leastUseMs ? 0 : 1 + Math.floor(Math.log2(ms / leastUseMs));
  }

  #fade(): void {
    const halvings = Math.floor((performance.now() - this.#halvedAtMs) / halvedEveryMs);
    if (halvings === 0) return;
    this.#halvedAtMs += halvings * halvedEveryMs;
    for (const [name, ms] of this.#ms) {
      const left = ms / 2 ** halvings;
      if (left < tracesMs) this.#ms.delete(name);
      else this.#ms.set(name, left);
    }
  }
}

/**
 * Mails that wait for a process. The next mail is that of the network that has used the least parser time of late,
 * there that of the address that has used the least, and of several the smallest. A flood of slow mail therefore
 * delays only its own sender, among the mails that wait here. In a worker, these are the mails of its running jobs:
 * `EnrichQueue` keeps a flood from taking all of them.
 */
export class TurnQueue<Mail extends Waiting> {
  #mails: Mail[] = [];
  readonly #networks = new Uses();
  readonly #addresses = new Uses();

  get size(): number {
    return this.#mails.length;
  }

  /** Waiting bytes, in total and of one network. */
  bytes(network?: string): number {
    return this.#mails.reduce(
      (sum, { bytes, turn }) => (network === undefined || turn.network === network ? sum + bytes : sum),
      0,
    );
  }

  add(mail: Mail): void {
    this.#mails.push(mail);
  }

  /** Takes the next mail among those that may start now. */
  take(mayGo: (mail: Mail) => boolean): Mail | null {
    let best = -1;
    let bestRank: readonly number[] = [];
    this.#mails.forEach((mail, index) => {
      if (!mayGo(mail)) return;
      const rank = [
        this.#networks.magnitudeOf(mail.turn.network),
        this.#addresses.magnitudeOf(mail.turn.address),
        mail.bytes,
      ];
      if (best === -1 || isBefore(rank, bestRank)) [best, bestRank] = [index, rank];
    });
    return best === -1 ? null : (this.#mails.splice(best, 1)[0] ?? null);
  }

  takeAll(): Mail[] {
    return this.#mails.splice(0);
  }

  /** Records the parser time of a mail. */
  used({ network, address }: Turn, ms: number): void {
    this.#networks.add(network, ms);
    this.#addresses.add(address, ms);
  }
}

function isBefore(rank: readonly number[], other: readonly number[]): boolean {
  const differing = rank.findIndex((part, index) => part !== other[index]);
  return differing !== -1 && (rank[differing] ?? 0) < (other[differing] ?? 0);
}
