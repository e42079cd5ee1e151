/** By whom a mail was sent, and to whom: parser time is shared out between networks, then between addresses. */
export interface Turn {
  network: string;
  address: string;
}

export interface Waiting {
  bytes: number;
  turn: Turn;
}

/** Use is halved so often: who kept the parsers busy an hour ago is not behind for it now. */
const halvedEveryMs = 10_000;
/** Uses below this count as none, and others by their magnitude: among equals, small mails go first. */
const leastUseMs = 50;
/** Forgotten below this. */
const tracesMs = 1;

/** Processor time used by name; old use fades. */
class Uses {
  readonly #ms = new Map<string, number>();
  #halvedAtMs = performance.now();

  add(name: string, ms: number): void {
    this.#fade();
    this.#ms.set(name, (this.#ms.get(name) ?? 0) + ms);
  }

  /** 0 up to `leastUseMs`, one more with each doubling. */
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
 * Mails that wait for a process. The next one is of the network that has used the least parser time of late, of that
 * network's least used address, and of these the smallest: a flood of slow mail makes its own sender wait.
 */
export class TurnQueue<Mail extends Waiting> {
  #mails: Mail[] = [];
  readonly #networks = new Uses();
  readonly #addresses = new Uses();

  get size(): number {
    return this.#mails.length;
  }

  /** Bytes that wait, in all and of one network. */
  bytes(network?: string): number {
    return this.#mails.reduce(
      (sum, { bytes, turn }) => (network === undefined || turn.network === network ? sum + bytes : sum),
      0,
    );
  }

  add(mail: Mail): void {
    this.#mails.push(mail);
  }

  /** Takes the one whose turn it is, of those that may go now. */
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

  /** Notes what a mail cost. */
  used({ network, address }: Turn, ms: number): void {
    this.#networks.add(network, ms);
    this.#addresses.add(address, ms);
  }
}

function isBefore(rank: readonly number[], other: readonly number[]): boolean {
  const differing = rank.findIndex((part, index) => part !== other[index]);
  return differing !== -1 && (rank[differing] ?? 0) < (other[differing] ?? 0);
}
