import type { Redis } from 'ioredis';
import type { RedisCommands } from '../redis/commands.js';
import { commandTimeoutMs } from '../redis/connect.js';
import { StorageUnavailableError } from '../redis/errors.js';

/**
 * Most bytes of a source that reach or leave Redis in one command. As one value, a source of 10 MB keeps Redis from every
 * other command for 80 ms; in pieces it takes a quarter of that time, and each piece under a millisecond.
 */
export const pieceBytes = 256 * 1024;

/** How long the pieces are kept if no mail takes them over; longer than a command may be on its way. */
const keptMs = 60_000;
/** How long a source may wait until those before it are written. A client of SMTP waits longer. */
const mostWaitMs = 2 * commandTimeoutMs;

const fieldOf = (index: number) => `raw:${index}`;

/** Writes and reads large sources in pieces. Between two of them, Redis serves other commands. */
export class SourcePieces {
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(private readonly commands: RedisCommands) {}

  /**
   * Writes the pieces of a source under a key of their own; the script that stores the mail makes it the mail's key.
   * Writes one source after the other: for small mail, at most one piece is in the way.
   *
   * @returns the number of pieces.
   * @throws StorageUnavailableError | StorageFullError
   */
  async write(key: string, source: readonly Buffer[]): Promise<number> {
    const giveUpAt = performance.now() + mostWaitMs;
    const writing = this.#lastWrite.then(() => {
      if (performance.now() > giveUpAt) throw new StorageUnavailableError({ cause: new Error('Others take too long') });
      return this.commands.do((redis) => writePieces(redis, key, source));
    });
    this.#lastWrite = writing.catch(() => undefined);
    return writing;
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

async function writePieces(redis: Redis, key: string, source: readonly Buffer[]): Promise<number> {
  let count = 0;
  for (const piece of cut(source)) {
    // Each piece with its end: if this process dies, or a command comes late, what it wrote must not stay.
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
