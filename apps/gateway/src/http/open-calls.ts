import { ContractError, type ErrorCode } from '@efemera/contract';
import { NetworkShares, type CountedNetworks } from '@efemera/network';

export interface OpenCallsOptions {
  most: number;
  /** How many calls one network may have open; Infinity where networks are not limited. */
  mostOfNetwork: number;
  /** The error for a network that has too many calls open. */
  refusal: { code: ErrorCode; message: string };
}

/** Bounds the calls that stay open for long in this process, because each takes a connection and memory. */
export class OpenCalls {
  #open = 0;
  readonly #shares: NetworkShares;

  constructor(private readonly options: OpenCallsOptions) {
    this.#shares = new NetworkShares(options.mostOfNetwork);
  }

  get count(): number {
    return this.#open;
  }

  /**
   * Counts a call that begins.
   *
   * @returns a function to call when the call has ended; a second time does nothing.
   * @throws ContractError `overloaded`, or `refusal` for a network that has too many calls open.
   */
  enter(caller: CountedNetworks): () => void {
    const { most, refusal } = this.options;
    if (!this.#shares.hasRoom(caller)) throw new ContractError(refusal.code, refusal.message);
    if (this.#open >= most) throw new ContractError('overloaded', 'Too many calls are open here. Please try again.');
    this.#open++;
    this.#shares.take(caller);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#open--;
      this.#shares.giveBack(caller);
    };
  }
}
