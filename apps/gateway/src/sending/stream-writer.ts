import { limits } from '@efemera/contract';
import type { CountedNetworks } from '@efemera/network';
import type { Response } from 'express';

/**
 * Bytes handed to the connection at a time. Pieces are small, so that a client that reads slowly finishes one now and then
 * and does not look stalled.
 */
const pieceBytes = 64 * 1024;

type Piece = string | Buffer;

/**
 * Writes to one client no faster than it reads, and drops a client that falls too far behind. The client of a stream
 * reconnects by itself and continues where it stopped reading, or begins with a new listing.
 */
export class StreamWriter {
  readonly #pieces: Piece[] = [];
  #pendingBytes = 0;
  #isWriting = false;
  #isEnding = false;
  #lastReadAtMs = 0;
  /** Unread bytes when the stream began. They do not count as the client's backlog, since a listing may be long. */
  #firstBytes = Infinity;

  /** @param onChange  called with each change of `pendingBytes`. */
  constructor(
    private readonly response: Response,
    readonly networks: CountedNetworks,
    private readonly onChange: (bytes: number) => void,
  ) {}

  /** Bytes that the client has not read yet. */
  get pendingBytes(): number {
    return this.#pendingBytes;
  }

  /** When the client last read something, or had nothing left to read. */
  get lastReadAtMs(): number {
    return this.#lastReadAtMs;
  }

  isStalled(nowMs: number): boolean {
    return this.#pendingBytes > 0 && nowMs - this.#lastReadAtMs > limits.streamPatienceSeconds * 1000;
  }

  /**
   * Must be called when the first events were written. From then on, the client is dropped when it has
   * `limits.maxStreamBacklogBytes` more unread bytes than now.
   */
  begun(): void {
    this.#firstBytes = this.#pendingBytes;
  }

  write(frame: Piece): void {
    if (this.response.destroyed || this.#isEnding) return;
    const bytes = Buffer.byteLength(frame);
    if (bytes <= pieceBytes) this.#pieces.push(frame);
    else this.#pieces.push(...cutToPieces(typeof frame === 'string' ? Buffer.from(frame) : frame));
    if (this.#pendingBytes === 0) this.#lastReadAtMs = performance.now();
    this.#changePending(bytes);
    this.#writeNext();
    if (this.#pendingBytes > this.#firstBytes + limits.maxStreamBacklogBytes) this.drop();
  }

  /** Ends the response once all that is pending has been read. */
  end(): void {
    this.#isEnding = true;
    this.#writeNext();
  }

  /** Disconnects the client at once. */
  drop(): void {
    this.response.destroy();
    this.response.req.socket.destroy();
    this.forget();
  }

  /** Frees the memory of the unread bytes, because the client has disconnected. */
  forget(): void {
    this.#pieces.length = 0;
    this.#changePending(-this.#pendingBytes);
  }

  #writeNext(): void {
    if (this.#isWriting || this.response.destroyed) return;
    const piece = this.#pieces.shift();
    if (piece === undefined) {
      if (this.#isEnding) this.response.end();
      return;
    }
    this.#isWriting = true;
    this.response.write(piece, () => {
      this.#isWriting = false;
      this.#lastReadAtMs = performance.now();
      this.#changePending(-Math.min(Buffer.byteLength(piece), this.#pendingBytes));
      this.#writeNext();
    });
  }

  #changePending(bytes: number): void {
    this.#pendingBytes += bytes;
    if (bytes !== 0) this.onChange(bytes);
  }
}

function cutToPieces(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / pieceBytes);
  return Array.from({ length: count }, (_, i) => bytes.subarray(i * pieceBytes, (i + 1) * pieceBytes));
}
