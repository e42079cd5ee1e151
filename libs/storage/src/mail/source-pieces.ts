import type { Redis } from 'ioredis';
import type { RedisCommands } from '../redis/commands.js';
import { StorageUnavailableError } from '../redis/errors.js';

/**
 * How many bytes of a source reach or leave Redis in one command, at most. As one value, a source of 10 MB keeps Redis
 * from every other command for 80 ms; in pieces it takes a quarter of that time, and each piece under a millisecond.
 * With what Redis adds to a value, a piece just fits into 256 KiB; one byte more would take 320 KiB of memory.
 */
export const pieceBytes = 256 * 1024 - 64;

/** How long the pieces are kept if no mail takes them over; longer than any caller retries a store. */
const keptMs = 60_000;

const fieldOf = (index: number) => `raw:${index}`;

/** Writes and reads large sources in pieces. Between two of them, Redis serves other commands. */
export class SourcePieces {
  /** The last write of each partition: the next one there waits for it. */
  readonly #lastWrites = new Map<number, Promise<unknown>>();

  constructor(private readonly commands: RedisCommands) {}

  /**
   * Writes the pieces of a source under a key of their own; the script that stores the mail makes it the mail's key.
   * Writes one source after the other, so that a small mail waits for at most one piece.
   *
   * @param partition     whose earlier sources are written first; without a cluster, one number for all sources.
   * @param giveUpAtMs    when a source that still waits for others is given up (`performance.now()`).
   * @param mostWritingMs how long writing itself may take.
   * @returns the number of pieces, and how long writing took.
   * @throws StorageUnavailableError | StorageFullError
   */
  async write(
    { partition, key, source }: { partition: number; key: string; source: readonly Buffer[] },
    giveUpAtMs: number,
    mostWritingMs: number,
  ): Promise<{ count: number; tookMs: number }> {
    const writing = (this.#lastWrites.get(partition) ?? Promise.resolve()).then(async () => {
      const beganMs = performance.now();
      if (beganMs > giveUpAtMs) throw new StorageUnavailableError({ cause: new Error('Other mails take too long') });
      const count = await this.commands.do((redis) => writePieces(redis, key, source, beganMs + mostWritingMs));
      return { count, tookMs: performance.now() - beganMs };
    });
    this.#lastWrites.set(
      partition,
      writing.catch(() => undefined),
    );
    return writing;
  }

  /** Tells whether the pieces of an earlier attempt need not be written again: all are there, or the mail has them. */
  async areKept(key: string, mailKey: string, count: number): Promise<boolean> {
    const [kept, stored] = await this.commands.do((redis) => Promise.all([redis.hlen(key), redis.exists(mailKey)]));
    return kept === count || stored === 1;
  }

  /** Deletes pieces that no mail has taken over. */
  forget(key: string): void {
    void this.commands.do((redis) => redis.unlink(key)).catch(() => undefined);
  }

  /** Reads a source from a mail's hash; null if the mail is deleted meanwhile. */
  async read(mailKey: string, count: number): Promise<Buffer | null> {
    const pieces: Buffer[] = [];
    while (pieces.length < count) {
      const piece = await this.commands.do((redis) => redis.hgetBuffer(mailKey, fieldOf(pieces.length)));
      if (!piece) return null;
      pieces.push(piece);
    }
    return Buffer.concat(pieces);
  }
}

async function writePieces(redis: Redis, key: string, source: readonly Buffer[], endsAtMs: number): Promise<number> {
  let count = 0;
  for (const piece of cut(source)) {
    if (performance.now() > endsAtMs)
      throw new StorageUnavailableError({ cause: new Error('The pieces take too long') });
    // Redis sets the TTL in the transaction that writes the piece: if this process dies after it, or Redis runs it after
    // `forget`, Redis deletes the piece, which would otherwise take memory for ever.
    const results = await redis.multi().hset(key, fieldOf(count), piece).pexpire(key, keptMs).exec();
    const error = results?.find(([failed]) => failed)?.[0];
    if (error) throw error;
    count++;
  }
  return count;
}

/** Cuts a source into pieces of `pieceBytes`; the last is shorter. */
function* cut(source: readonly Buffer[]): Generator<Buffer> {
  let parts: Buffer[] = [];
  let bytes = 0;
  for (let rest of source) {
    while (bytes + rest.length >= pieceBytes) {
      yield Buffer.concat([...parts, rest.subarray(0, pieceBytes - bytes)]);
      rest = rest.subarray(pieceBytes - bytes);
      [parts, bytes] = [[], 0];
    }
    parts.push(rest);
    bytes += rest.length;
  }
  if (bytes > 0) yield Buffer.concat(parts);
}
