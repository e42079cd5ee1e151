import { NetworkShares } from '@efemera/network';
import { intakeLimits } from './limits.js';

const windowMs = 1000;
/**
 * One network may hold a quarter of the memory. An IPv6 /48 may hold four shares, which is all of it; its slowest message
 * then makes room for the next one of anybody.
 */
const shares = 4;

/** The memory that one message takes while it is being received. */
export class MessageBuffer {
  #bytes = 0;
  #windowStartedMs = performance.now();
  #bytesInWindow = 0;
  #bytesInLastWindow = 0;
  readonly openedMs = this.#windowStartedMs;

  constructor(
    readonly ip: string,
    private readonly buffers: MessageBuffers,
    /** Makes the receiver forget the message: it must release this buffer. */
    readonly forget: () => void,
  ) {}

  /** Counts more bytes; false where this network's share or the whole is used up. */
  take(bytes: number): boolean {
    if (!this.buffers.take(this, bytes)) return false;
    this.#bytes += bytes;
    this.#moveWindow(performance.now());
    this.#bytesInWindow += bytes;
    return true;
  }

  /** Bytes that came within the last one or two seconds. */
  pace(nowMs: number): number {
    this.#moveWindow(nowMs);
    return this.#bytesInWindow + this.#bytesInLastWindow;
  }

  /** Frees all bytes of the message. */
  release(): void {
    this.handOver()();
  }

  /**
   * Ends receiving: the store has the message now, so its sender is no longer disconnected to free buffers for others.
   *
   * @returns a function that frees its bytes, to call when the store has settled.
   */
  handOver(): () => void {
    const bytes = this.#bytes;
    this.#bytes = 0;
    this.buffers.ended(this);
    return () => this.buffers.giveBack(this.ip, bytes);
  }

  #moveWindow(nowMs: number): void {
    const passed = Math.floor((nowMs - this.#windowStartedMs) / windowMs);
    if (passed === 0) return;
    this.#bytesInLastWindow = passed === 1 ? this.#bytesInWindow : 0;
    this.#bytesInWindow = 0;
    this.#windowStartedMs += passed * windowMs;
  }
}

/**
 * The bytes of all messages that are being received or stored. A network holds at most a quarter of them. When all are
 * used, the message that comes in slowest is dropped (and answered 452 at its end): senders that upload much and then
 * send no final dot must not keep the mail of others out.
 */
export class MessageBuffers {
  readonly #receiving = new Set<MessageBuffer>();
  readonly #shares: NetworkShares;
  #usedBytes = 0;

  constructor(private readonly limitBytes: number) {
    this.#shares = new NetworkShares(limitBytes / shares);
  }

  /** Makes the buffers of a process that takes messages of this size, with room for at least four such messages. */
  static forMessagesOf(maxMessageBytes: number): MessageBuffers {
    const { maxBufferedBytes, minBufferedMessages } = intakeLimits;
    return new MessageBuffers(Math.max(maxBufferedBytes, minBufferedMessages * maxMessageBytes));
  }

  get usedBytes(): number {
    return this.#usedBytes;
  }

  open(ip: string, forget: () => void): MessageBuffer {
    const buffer = new MessageBuffer(ip, this, forget);
    this.#receiving.add(buffer);
    return buffer;
  }

  take(buffer: MessageBuffer, bytes: number): boolean {
    if (!this.#shares.take(buffer.ip, bytes)) return false;
    while (this.#usedBytes + bytes > this.limitBytes) {
      const slowest = this.#slowestBut(buffer);
      if (!slowest) {
        this.#shares.giveBack(buffer.ip, bytes);
        return false;
      }
      slowest.forget();
    }
    this.#usedBytes += bytes;
    return true;
  }

  giveBack(ip: string, bytes: number): void {
    this.#usedBytes -= bytes;
    this.#shares.giveBack(ip, bytes);
  }

  ended(buffer: MessageBuffer): void {
    this.#receiving.delete(buffer);
  }

  /** The message that receives the fewest bytes per second; leaves out those that are too new to be measured. */
  #slowestBut(newcomer: MessageBuffer): MessageBuffer | null {
    const nowMs = performance.now();
    let slowest: MessageBuffer | null = null;
    for (const buffer of this.#receiving) {
      if (buffer === newcomer || nowMs - buffer.openedMs < windowMs) continue;
      if (!slowest || buffer.pace(nowMs) < slowest.pace(nowMs)) slowest = buffer;
    }
    return slowest;
  }
}
