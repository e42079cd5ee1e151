import { ContractError, type ErrorCode } from '@efemera/contract';

export interface OpenCallsOptions {
  most: number;
  /** Infinity where networks are not limited. */
  mostOfNetwork: number;
  /** The error for a network that has too many calls open. */
  refusal: { code: ErrorCode; message: string };
}

/** Bounds the calls that stay open for long in this process, because each takes a connection and memory. */
export class OpenCalls {
  #open = 0;
  readonly #ofNetwork = new Map<string, number>();

  constructor(private readonly options: OpenCallsOptions) {}

  get count(): number {
    return this.#open;
  }

  /**
   * Counts a call that begins.
   *
   * @returns a function to call when the call has ended; a second time does nothing.
   * @throws ContractError `overloaded`, or `refusal` for a network that has too many calls open.
   */
  enter(network: string): () => void {
    const { most, mostOfNetwork, refusal } = this.options;
    const ofNetwork = this.#ofNetwork.get(network) ?? 0;
    if (ofNetwork >= mostOfNetwork) throw new ContractError(refusal.code, refusal.message);
    if (this.#open >= most) throw new ContractError('overloaded', 'Too many calls are open here. Please try again.');
    this.#open++;
    this.#ofNetwork.set(network, ofNetwork + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#open--;
      const others = (this.#ofNetwork.get(network) ?? 1) - 1;
      if (others > 0) this.#ofNetwork.set(network, others);
      else this.#ofNetwork.delete(network);
    };
  }
}
