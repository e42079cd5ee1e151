import type { MessageBuffer } from './message-buffers.js';

const lf = 0x0a;
const cr = 0x0d;
const dot = 0x2e;

/** Pieces of this size or more are kept as they came; smaller ones are copied into buffers of the second size. */
const smallPieceBytes = 4096;
const gatherBytes = 16 * 1024;
const nothing = Buffer.alloc(0);

/** The position within a line after the last byte. */
const enum At {
  LineStart,
  Text,
  Cr,
  Dot,
  DotCr,
}

/** The reason why a message can't be accepted, found while it is received. */
export type DataFault = 'bare_line_break' | 'too_large' | 'no_memory';

/**
 * Receives the bytes after DATA up to `CRLF . CRLF`, removes dot-stuffing (RFC 5321 §4.5.2) and keeps the rest.
 *
 * Only CRLF breaks lines. Any other byte sequence that another server may treat as a line break is a fault (SMTP
 * smuggling), found at its first byte. A message over a limit is dropped at once but read to its end, so that it can be
 * answered.
 */
export class DataReceiver {
  /** The pieces of the message, in order; `#gathered` follows them. */
  #pieces: Buffer[] = [];
  #gathered = nothing;
  #gatheredBytes = 0;
  #receivedBytes = 0;
  readonly #buffer: MessageBuffer;
  #at = At.LineStart;
  #fault: DataFault | null = null;
  #ended = false;

  constructor(
    private readonly maxBytes: number,
    /** Opens the count of this message's bytes. To make room for another message, the count calls `forget`. */
    openBuffer: (forget: () => void) => MessageBuffer,
  ) {
    this.#buffer = openBuffer(() => this.#drop('no_memory'));
  }

  /** True when the end of the message has arrived. */
  get ended(): boolean {
    return this.#ended;
  }

  get fault(): DataFault | null {
    return this.#fault;
  }

  /** Received bytes of the message, kept or dropped. */
  get receivedBytes(): number {
    return this.#receivedBytes;
  }

  /** The message as sent, in pieces: CRLF lines, dots unstuffed. Empty after a fault. */
  get message(): readonly Buffer[] {
    this.#closeGathered();
    return this.#pieces;
  }

  /** Consumes bytes until the message ends or breaks a rule; returns how many. */
  write(chunk: Buffer): number {
    const { length } = chunk;
    let at = this.#at;
    /** Start of the bytes that are not stored yet. */
    let from = 0;
    let index = 0;
    while (index < length) {
      const byte = chunk[index];
      if (at === At.Text) {
        // Nearly all bytes are skipped here, by the native search of a buffer.
        const crAt = chunk.indexOf(cr, index);
        const lfAt = chunk.indexOf(lf, index);
        if (lfAt !== -1 && (crAt === -1 || lfAt < crAt)) return this.#breakOff(lfAt);
        if (crAt === -1) break;
        index = crAt;
        at = At.Cr;
      } else if (at === At.Cr) {
        if (byte !== lf) return this.#breakOff(index);
        at = At.LineStart;
      } else if (at === At.LineStart) {
        if (byte === lf) return this.#breakOff(index);
        at = byte === dot ? At.Dot : byte === cr ? At.Cr : At.Text;
        if (at === At.Dot) {
          this.#keep(chunk, from, index);
          from = index + 1;
        }
      } else if (at === At.Dot) {
        if (byte === lf) return this.#breakOff(index);
        at = byte === cr ? At.DotCr : At.Text;
      } else {
        if (byte !== lf) return this.#breakOff(index);
        this.#ended = true;
        return index + 1;
      }
      index++;
    }
    // The CR behind a lone dot belongs to the end mark or to a fault, never to the message.
    if (at !== At.DotCr) this.#keep(chunk, from, length);
    this.#at = at;
    return length;
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

  #breakOff(index: number): number {
    this.#drop('bare_line_break');
    return index;
  }

  #drop(fault: DataFault): void {
    this.#fault ??= fault;
    this.release();
  }

  #keep(chunk: Buffer, from: number, to: number): void {
    if (from === to) return;
    const piece = chunk.subarray(from, to);
    this.#receivedBytes += piece.length;
    if (this.#fault) return;
    if (this.#receivedBytes > this.maxBytes) return this.#drop('too_large');
    if (!this.#buffer.take(piece.length)) return this.#drop('no_memory');
    if (this.#pieces.length === 0 || piece.length >= smallPieceBytes) {
      this.#closeGathered();
      this.#pieces.push(piece);
    } else {
      this.#gather(piece);
    }
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
