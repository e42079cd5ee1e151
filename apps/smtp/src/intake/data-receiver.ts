import { MessagePieces, type MessageBuffer, type MessageFault } from '@efemera/intake';

const lf = 0x0a;
const cr = 0x0d;
const dot = 0x2e;

/** The position within a line after the last byte. */
const enum At {
  LineStart,
  Text,
  Cr,
  Dot,
  DotCr,
}

/**
 * Receives the bytes after DATA up to `CRLF . CRLF`, removes dot-stuffing (RFC 5321 §4.5.2) and keeps the rest.
 *
 * Only CRLF breaks lines. Any other byte sequence that another server may treat as a line break is a fault (SMTP
 * smuggling), found at its first byte. A message over a limit is dropped at once but read to its end, so that it can be
 * answered.
 */
export class DataReceiver {
  readonly #pieces: MessagePieces;
  #at = At.LineStart;
  #ended = false;

  /** @param openBuffer  begins to count this message's bytes in the memory that all messages share. */
  constructor(maxBytes: number, openBuffer: (forget: () => void) => MessageBuffer) {
    this.#pieces = new MessagePieces(maxBytes, openBuffer);
  }

  /** True when the end of the message has arrived. */
  get ended(): boolean {
    return this.#ended;
  }

  get fault(): MessageFault | null {
    return this.#pieces.fault;
  }

  /** Received bytes of the message, kept or dropped. */
  get receivedBytes(): number {
    return this.#pieces.receivedBytes;
  }

  /** The message as sent, in pieces: CRLF lines, dots unstuffed. Empty after a fault. */
  get message(): readonly Buffer[] {
    return this.#pieces.message;
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

  /** Passes the message to the store, see `MessagePieces`. */
  handOver(): { message: readonly Buffer[]; settled: () => void } {
    return this.#pieces.handOver();
  }

  /** Drops the message and frees its memory. */
  release(): void {
    this.#pieces.release();
  }

  #breakOff(index: number): number {
    this.#pieces.drop('bare_line_break');
    return index;
  }

  #keep(chunk: Buffer, from: number, to: number): void {
    if (from < to) this.#pieces.keep(chunk.subarray(from, to));
  }
}
