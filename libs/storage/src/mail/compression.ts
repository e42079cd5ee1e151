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

const inflateAside = promisify<InputType, ZlibOptions, Buffer>(inflateRaw);
const deflateAside = promisify<InputType, ZlibOptions, Buffer>(deflateRaw);
/** A stream and a thread cost a tenth of a millisecond and more; what takes as long itself is done there. */
const asideBytes = 32 * 1024;

/** @param dictionary  what the bytes are likely to repeat; without the same they can't be read. */
export async function deflate(bytes: Buffer, dictionary?: Buffer): Promise<Buffer> {
  const options = { level: constants.Z_BEST_SPEED, dictionary };
  return bytes.length < asideBytes ? deflateRawSync(bytes, options) : deflateAside(bytes, options);
}

/** Packed, a hostile mail is a thousandth of its size. */
export async function inflate(deflated: Buffer, dictionary?: Buffer): Promise<Buffer> {
  if (deflated.length < asideBytes) {
    try {
      return inflateRawSync(deflated, { dictionary, maxOutputLength: asideBytes });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw error;
    }
  }
  return inflateAside(deflated, { dictionary });
}
