import type { Response } from 'express';
import { StreamWriter } from './stream-writer.js';

export interface SendBudgetOptions {
  /** Unread bytes of all clients together. */
  maxBytes: number;
  /** Unread bytes of the clients of one network; Infinity where networks are not limited. */
  maxBytesPerNetwork: number;
  /** When its network exceeds its share, a client that has read something in this time is not dropped. Default 0. */
  graceMs?: number;
}

/**
 * Bounds the memory for bytes that clients of this process have not read yet: of event streams, or of large answers. When
 * the budget is spent, the client with the most unread bytes is disconnected.
 */
export class SendBudget {
  readonly #writers = new Set<StreamWriter>();
  readonly #bytesOfNetwork = new Map<string, number>();
  #bytes = 0;

  constructor(private readonly options: SendBudgetOptions) {}

  /** Unread bytes now. */
  get bytes(): number {
    return this.#bytes;
  }

  open(response: Response, network: string): StreamWriter {
    const writer = new StreamWriter(response, network, (change) => this.#change(writer, change));
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
    // A response that waits behind another on the same connection gets no `close` when the connection closes.
    for (const emitter of [response, socket]) emitter.once('close', forget);
    return writer;
  }

  /** Drops clients that have read nothing for `limits.streamPatienceSeconds`, so that their backlog frees memory. */
  dropStalled(nowMs = Date.now()): void {
    for (const writer of this.#writers) if (writer.isStalled(nowMs)) writer.drop();
  }

  #change(writer: StreamWriter, change: number): void {
    const { maxBytes, maxBytesPerNetwork, graceMs = 0 } = this.options;
    this.#bytes += change;
    const bytesOfNetwork = (this.#bytesOfNetwork.get(writer.network) ?? 0) + change;
    if (bytesOfNetwork > 0) this.#bytesOfNetwork.set(writer.network, bytesOfNetwork);
    else this.#bytesOfNetwork.delete(writer.network);
    if (change <= 0) return;
    if (this.#bytes > maxBytes) this.#dropWorstOf(this.#worstNetwork(), Infinity);
    else if (bytesOfNetwork > maxBytesPerNetwork) this.#dropWorstOf(writer.network, Date.now() - graceMs);
  }

  #worstNetwork(): string {
    const [worst] = [...this.#bytesOfNetwork].reduce((a, b) => (b[1] > a[1] ? b : a));
    return worst;
  }

  #dropWorstOf(network: string, idleSinceMs: number): void {
    // Serves a client that is alone even if its answer is larger than the whole budget.
    if (this.#writers.size === 1) return;
    const ofNetwork = [...this.#writers].filter(
      (writer) => writer.network === network && writer.pendingBytes > 0 && writer.lastReadAtMs <= idleSinceMs,
    );
    if (ofNetwork.length > 0) ofNetwork.reduce((a, b) => (b.pendingBytes > a.pendingBytes ? b : a)).drop();
  }
}
