import { limits } from '@efemera/contract';
import type { Response } from 'express';

/** What is handed to the connection at a time: a reader who takes anything at all is seen to do so. */
const pieceBytes = 64 * 1024;

type Piece = string | Buffer;

/** What readers have not taken yet, of streams or of large answers, in this process: bounded for all, and for those of one network. */
export class Backlogs {
  readonly #writers = new Set<StreamWriter>();
  readonly #ofNetwork = new Map<string, number>();
  #bytes = 0;

  /**
   * @param mostOfNetwork  Infinity where networks are not limited.
   * @param spareMs        who took something so lately is not dropped for their network's sake, only for all.
   */
  constructor(
    private readonly most: number,
    private readonly mostOfNetwork: number,
    private readonly spareMs = 0,
  ) {}

  /** All that is owed now. */
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
      for (const one of [response, socket]) one.off('close', forget);
    };
    // A response that waits behind another on the same connection is never told that this has closed.
    for (const one of [response, socket]) one.once('close', forget);
    return writer;
  }

  /** Ends those who have taken nothing for too long of what is theirs. */
  dropStalled(nowMs = Date.now()): void {
    for (const writer of this.#writers) if (writer.isStalled(nowMs)) writer.drop();
  }

  #change(writer: StreamWriter, change: number): void {
    this.#bytes += change;
    const ofNetwork = (this.#ofNetwork.get(writer.network) ?? 0) + change;
    if (ofNetwork > 0) this.#ofNetwork.set(writer.network, ofNetwork);
    else this.#ofNetwork.delete(writer.network);
    if (change <= 0) return;
    if (this.#bytes > this.most) this.#dropWorstOf(this.#worstNetwork(), Infinity);
    else if (ofNetwork > this.mostOfNetwork) this.#dropWorstOf(writer.network, Date.now() - this.spareMs);
  }

  #worstNetwork(): string {
    const [worst] = [...this.#ofNetwork].reduce((a, b) => (b[1] > a[1] ? b : a));
    return worst;
  }

  /** An answer may be larger than all may owe: who is alone stays. */
  #dropWorstOf(network: string, tookNothingSinceMs: number): void {
    if (this.#writers.size === 1) return;
    const ofNetwork = [...this.#writers].filter(
      (writer) => writer.network === network && writer.owedBytes > 0 && writer.tookAtMs <= tookNothingSinceMs,
    );
    if (ofNetwork.length > 0) ofNetwork.reduce((a, b) => (b.owedBytes > a.owedBytes ? b : a)).drop();
  }
}

/**
 * Writes to one reader no faster than they read, and drops one who falls too far behind: they come back by themselves,
 * to where they stopped reading, or to a snapshot.
 */
export class StreamWriter {
  readonly #pieces: Piece[] = [];
  #owedBytes = 0;
  #isWriting = false;
  #isEnding = false;
  #tookAtMs = 0;
  /** What it owed its reader when it began: a long snapshot is no fault of theirs. */
  #firstBytes = Infinity;

  /** @param onChange  told of each change of what is owed, in bytes. */
  constructor(
    private readonly response: Response,
    readonly network: string,
    private readonly onChange: (bytes: number) => void,
  ) {}

  get owedBytes(): number {
    return this.#owedBytes;
  }

  /** When its reader took something last, or had nothing left to take. */
  get tookAtMs(): number {
    return this.#tookAtMs;
  }

  isStalled(nowMs: number): boolean {
    return this.#owedBytes > 0 && nowMs - this.#tookAtMs > limits.streamPatienceSeconds * 1000;
  }

  /** From now on its reader must keep up. */
  begun(): void {
    this.#firstBytes = this.#owedBytes;
  }

  write(frame: Piece): void {
    if (this.response.destroyed || this.#isEnding) return;
    const bytes = Buffer.byteLength(frame);
    if (bytes <= pieceBytes) this.#pieces.push(frame);
    else this.#pieces.push(...cutToPieces(typeof frame === 'string' ? Buffer.from(frame) : frame));
    if (this.#owedBytes === 0) this.#tookAtMs = Date.now();
    this.#owe(bytes);
    this.#writeNext();
    if (this.#owedBytes > this.#firstBytes + limits.maxStreamBacklogBytes) this.drop();
  }

  /** Ends it in good order, behind what is still owed. */
  end(): void {
    this.#isEnding = true;
    this.#writeNext();
  }

  drop(): void {
    this.response.destroy();
    this.response.req.socket.destroy();
    this.forget();
  }

  /** Nobody will take what is owed. */
  forget(): void {
    this.#pieces.length = 0;
    this.#owe(-this.#owedBytes);
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
      this.#tookAtMs = Date.now();
      this.#owe(-Math.min(Buffer.byteLength(piece), this.#owedBytes));
      this.#writeNext();
    });
  }

  #owe(bytes: number): void {
    this.#owedBytes += bytes;
    if (bytes !== 0) this.onChange(bytes);
  }
}

function cutToPieces(bytes: Buffer): Buffer[] {
  const count = Math.ceil(bytes.length / pieceBytes);
  return Array.from({ length: count }, (_, i) => bytes.subarray(i * pieceBytes, (i + 1) * pieceBytes));
}
