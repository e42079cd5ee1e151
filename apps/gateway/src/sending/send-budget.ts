import type { CountedNetworks } from '@efemera/network';
import type { Response } from 'express';
import { StreamWriter } from './stream-writer.js';

export interface SendBudgetOptions {
  /** Unread bytes of all clients together. */
  maxBytes: number;
  /** Unread bytes of the clients of one network; its /48 has four times as many. Infinity where networks are not limited. */
  maxBytesPerNetwork: number;
  /** When its network exceeds its share, a client that has read something in this time is not dropped. Default 0. */
  graceMs?: number;
}

/**
 * Bounds the memory for bytes that clients of this process have not read yet: of event streams, or of large answers. When
 * a network exceeds its share, disconnects the client of it that has the most unread bytes. When all clients together
 * exceed the budget, does the same in that network whose unread bytes are the highest multiple of its share.
 */
export class SendBudget {
  readonly #writers = new Set<StreamWriter>();
  readonly #ofNetwork = new Map<string, { bytes: number; shares: number }>();
  #bytes = 0;

  constructor(private readonly options: SendBudgetOptions) {}

  /** Unread bytes now. */
  get bytes(): number {
    return this.#bytes;
  }

  open(response: Response, networks: CountedNetworks): StreamWriter {
    const writer = new StreamWriter(response, networks, (change) => this.#change(writer, change));
    const { socket } = response.req;
    if (response.closed || socket.destroyed) {
      response.destroy();
      return writer;
    }
    this.#writers.add(writer);
    const forget = () => {
      this.#writers.delete(writer);
      writer.forget();
      for (const emitter of [response, socket]) emitter.off('close', forget);
    };
    // Listens to the socket, too: a response that waits behind another on the same connection gets no `close` from
    // Node.
    for (const emitter of [response, socket]) emitter.once('close', forget);
    return writer;
  }

  /** Drops clients that have read nothing for `limits.streamPatienceSeconds`, to free the memory that they hold. */
  dropStalled(nowMs = performance.now()): void {
    for (const writer of this.#writers) if (writer.isStalled(nowMs)) writer.drop();
  }

  #change(writer: StreamWriter, change: number): void {
    const { maxBytes, maxBytesPerNetwork, graceMs = 0 } = this.options;
    this.#bytes += change;
    for (const { network, shares } of writer.networks) {
      const bytes = this.#bytesOf(network) + change;
      if (bytes > 0) this.#ofNetwork.set(network, { bytes, shares });
      else this.#ofNetwork.delete(network);
    }
    if (change <= 0) return;
    if (this.#bytes > maxBytes) {
      this.#dropWorstOf(this.#worstNetwork(), Infinity);
      return;
    }
    const greedy = writer.networks.find(({ network, shares }) => this.#bytesOf(network) > shares * maxBytesPerNetwork);
    if (greedy) this.#dropWorstOf(greedy.network, performance.now() - graceMs);
  }

  /** The network with most unread bytes per share: this finds a /48 that has many small backlogs, too. */
  #worstNetwork(): string {
    const [worst] = [...this.#ofNetwork].reduce((a, b) =>
      b[1].bytes / b[1].shares > a[1].bytes / a[1].shares ? b : a,
    );
    return worst;
  }

  #bytesOf(network: string): number {
    return this.#ofNetwork.get(network)?.bytes ?? 0;
  }

  #dropWorstOf(network: string, idleSinceMs: number): void {
    // Serves a client that is alone even if its answer is larger than the whole budget.
    if (this.#writers.size === 1) return;
    const ofNetwork = [...this.#writers].filter(
      (writer) =>
        writer.networks.some((counted) => counted.network === network) &&
        writer.pendingBytes > 0 &&
        writer.lastReadAtMs <= idleSinceMs,
    );
    if (ofNetwork.length > 0) ofNetwork.reduce((a, b) => (b.pendingBytes > a.pendingBytes ? b : a)).drop();
  }
}
