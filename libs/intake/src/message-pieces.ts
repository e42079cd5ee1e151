import type { MessageBuffer } from './message-buffers.js';

/**
 * Smaller pieces, except the first, are copied into buffers of `gatherBytes`: a message that is sent byte by byte would
 * otherwise cost a Buffer object for each byte.
 */
const smallPieceBytes = 4096;
const gatherBytes = 16 * 1024;
const nothing = Buffer.alloc(0);

/** The reason why a message can't be accepted, found while it is received. */
export type MessageFault = 'bare_line_break' | 'too_large' | 'no_memory';

/** Keeps the bytes of a message while it is received, and drops all of them at its first fault. */
export class MessagePieces {
  /** The pieces of the message, in order; `#gathered` follows them. */
  #pieces: Buffer[] = [];
  #gathered = nothing;
  #gatheredBytes = 0;
  #receivedBytes = 0;
  readonly #buffer: MessageBuffer;
  #fault: MessageFault | null = null;

  constructor(
    private readonly maxBytes: number,
    /** Opens the count of this message's bytes. To make room for another message, the count calls `forget`. */
    openBuffer: (forget: () => void) => MessageBuffer,
  ) {
    this.#buffer = openBuffer(() => this.drop('no_memory'));
  }

  get fault(): MessageFault | null {
    return this.#fault;
  }

  /** Received bytes of the message, kept or dropped. */
  get receivedBytes(): number {
    return this.#receivedBytes;
  }

  /** The message in pieces. Empty after a fault. */
  get message(): readonly Buffer[] {
    this.#closeGathered();
    return this.#pieces;
  }

  keep(piece: Buffer): void {
    this.#receivedBytes += piece.length;
    if (this.#fault || piece.length === 0) return;
    if (this.#receivedBytes > this.maxBytes) return this.drop('too_large');
    if (!this.#buffer.take(piece.length)) return this.drop('no_memory');
    if (this.#pieces.length === 0 || piece.length >= smallPieceBytes) {
      this.#closeGathered();
      this.#pieces.push(piece);
    } else {
      this.#gather(piece);
    }
  }

  drop(fault: MessageFault): void {
    this.#fault ??= fault;
    this.release();
  }

  /**
   * Passes the message to the store. Its bytes count until `settled` is called, even if its sender disconnects before.
   */
  handOver(): { message: readonly Buffer[]; settled: () => void } {
    const { message } = this;
    this.#pieces = [];
    return { message, settled: this.#buffer.handOver() };
  }

  /** Drops the message and frees its memory. */
  release(): void {
    this.#buffer.release();
    this.#pieces = [];
    this.#gathered = nothing;
    this.#gatheredBytes = 0;
  }

  // A message that arrives byte by byte would take a hundred times its size as a list of network buffers.
  #gather(piece: Buffer): void {
    if (this.#gatheredBytes + piece.length > this.#gathered.length) {
      this.#closeGathered();
      this.#gathered = Buffer.allocUnsafeSlow(gatherBytes);
    }
    piece.copy(this.#gathered, this.#gatheredBytes);
    this.#gatheredBytes += piece.length;
  }

  #closeGathered(): void {
    if (this.#gatheredBytes === 0) return;
    this.#pieces.push(this.#gathered.subarray(0, this.#gatheredBytes));
    this.#gathered = this.#gathered.subarray(this.#gatheredBytes);
    this.#gatheredBytes = 0;
  }
}
