import { promisify } from 'node:util';
import {
  constants,
  deflateRaw,
  deflateRawSync,
  inflateRaw,
  inflateRawSync,
  type InputType,
  type ZlibOptions,
} from 'node:zlib';
import { mailPhrasesV1 } from './mail-phrases.js';

/**
 * How a record is kept: its first byte is one of these numbers. Records stay in Redis for as long as the mail they hold, up
 * to 30 days, so as long as mail that was written with a number may live, this code must read that number and give it no
 * other meaning.
 */
const formats = {
  /** The bytes as they are. */
  plain: 0,
  /** Raw DEFLATE (RFC 1951), preset dictionary: `mailPhrasesV1`. */
  deflated: 1,
  /** Raw DEFLATE, preset dictionary: `mailPhrasesV1`, then the source of the mail that the record was made from. */
  deflatedBesideSource: 2,
} as const;

/** Thrown when the bytes of a record can't be recovered: a later version wrote it, or it is damaged. */
export class UnreadableRecordError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`A stored record can't be read: ${reason}.`, options);
    this.name = 'UnreadableRecordError';
  }
}

const inflateInThread = promisify<InputType, ZlibOptions, Buffer>(inflateRaw);
const deflateInThread = promisify<InputType, ZlibOptions, Buffer>(deflateRaw);
/** Inputs below this size are packed on the main thread: starting a stream in another thread takes 0.1 ms or more. */
const threadBytes = 32 * 1024;
/** zlib leaves this many bytes of its window unused, so a window must be larger than the data by them. */
const zlibLookAheadBytes = 262;

/**
 * Packs bytes into a record, which is at most one byte longer than they are.
 *
 * @param source  of the mail that the bytes were made from, if they repeat it: `decodeRecord` then needs it, too.
 *   DEFLATE looks back 32 KiB, so this helps only with smaller sources.
 */
export async function encodeRecord(bytes: Buffer, source?: Buffer): Promise<Buffer> {
  const deflated = await deflate(bytes, dictionaryOf(source));
  if (deflated.length >= bytes.length) return Buffer.concat([Buffer.of(formats.plain), bytes]);
  return Buffer.concat([Buffer.of(source ? formats.deflatedBesideSource : formats.deflated), deflated]);
}

/**
 * Returns the bytes of a record.
 *
 * @param readSource  called only if the record was packed with the source as dictionary.
 * @throws UnreadableRecordError  also if the source that it needs can't be read.
 */
export async function decodeRecord(record: Buffer, readSource?: () => Promise<Buffer | null>): Promise<Buffer> {
  const [format] = record;
  const packed = record.subarray(1);
  switch (format) {
    case formats.plain:
      return packed;
    case formats.deflated:
      return inflate(packed, mailPhrasesV1);
    case formats.deflatedBesideSource: {
      const source = await readSource?.();
      if (!source) throw new UnreadableRecordError('the source that it was packed beside is missing');
      return inflate(packed, dictionaryOf(source));
    }
    default:
      throw new UnreadableRecordError(`format ${format ?? 'missing'} is not known to this version`);
  }
}

const dictionaryOf = (source?: Buffer) => (source ? Buffer.concat([mailPhrasesV1, source]) : mailPhrasesV1);

async function deflate(bytes: Buffer, dictionary: Buffer): Promise<Buffer> {
  // zlib allocates its tables and its output buffer for each record. At their default sizes this takes longer than packing a
  // small mail.
  const reachBits = Math.ceil(Math.log2(dictionary.length + bytes.length + zlibLookAheadBytes));
  const options = {
    level: constants.Z_BEST_SPEED,
    memLevel: 6,
    windowBits: Math.min(reachBits, constants.Z_MAX_WINDOWBITS),
    chunkSize: Math.min(Math.max(bytes.length, constants.Z_MIN_CHUNK), constants.Z_DEFAULT_CHUNK),
    dictionary,
  };
  return bytes.length < threadBytes ? deflateRawSync(bytes, options) : deflateInThread(bytes, options);
}

/**
 * Unpacks raw DEFLATE. A hostile mail may unpack to a thousand times its packed size, which is known only during unpacking.
 * If the output grows larger than expected, unpacking starts again in another thread, so that it does not block the event
 * loop.
 *
 * @throws UnreadableRecordError
 */
export async function inflate(packed: Buffer, dictionary?: Buffer): Promise<Buffer> {
  try {
    if (packed.length < threadBytes) {
      try {
        return inflateRawSync(packed, { dictionary, maxOutputLength: threadBytes });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
      }
    }
    return await inflateInThread(packed, { dictionary });
  } catch (error) {
    throw new UnreadableRecordError('it is damaged', { cause: error });
  }
}
