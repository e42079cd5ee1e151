import { asBuffer } from './header-fields.js';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;
const equalsSign = 0x3d;
const blank = 0x20;
const tab = 0x09;

/** Decodes the content of a part. It gets blocks of whole lines, each without its last line break. */
export interface ContentDecoder {
  update(block: Uint8Array): void;
  finalize(): ArrayBuffer;
}

function join(pieces: readonly Uint8Array[]): ArrayBuffer {
  const joined = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined.buffer;
}

/** By byte: the number that a hexadecimal digit stands for; -1 for any other byte. */
const digits = Int8Array.from({ length: 256 }, (_, byte) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(byte).toLowerCase()),
);

export interface LineOptions {
  isQuotedPrintable: boolean;
  /** What ends a line of the content, whatever ends it in the mail. */
  lineBreak: '\n' | '\r\n';
  /** False if the last line break belongs to the boundary after the part (RFC 2046 §5.1.1). */
  endsWithLineBreak: boolean;
}

/** Decodes quoted-printable (RFC 2045 §6.7), or copies lines that are not encoded. */
export class LineDecoder implements ContentDecoder {
  readonly #pieces: Uint8Array[] = [];
  readonly #lineBreak: Buffer;
  #isBroken = false;

  constructor(private readonly options: LineOptions) {
    this.#lineBreak = Buffer.from(options.lineBreak);
  }

  update(block: Uint8Array): void {
    const { isQuotedPrintable } = this.options;
    // A line feed alone may become two bytes, and there is one line break more than in the block.
    const decoded = new Uint8Array(2 * block.length + 2);
    let length = 0;
    for (let start = 0; start <= block.length;) {
      let next = start;
      while (next < block.length && block[next] !== lineFeed) next++;
      let end = next;
      while (end > start && block[end - 1] === carriageReturn) end--;
      if (this.#isBroken) for (const byte of this.#lineBreak) decoded[length++] = byte;
      this.#isBroken = true;
      if (isQuotedPrintable) {
        const softBreak = findSoftBreak(block, start, end);
        if (softBreak >= 0) {
          this.#isBroken = false;
          end = softBreak;
        }
      }
      for (let at = start; at < end; at++) {
        const byte = block[at] as number;
        if (isQuotedPrintable && byte === equalsSign && at + 2 < end) {
          const high = digits[block[at + 1] as number] as number;
          const low = digits[block[at + 2] as number] as number;
          // An equals sign that no byte follows stays as it is.
          if (high >= 0 && low >= 0) {
            decoded[length++] = (high << 4) | low;
            at += 2;
            continue;
          }
        }
        decoded[length++] = byte;
      }
      start = next + 1;
    }
    this.#pieces.push(decoded.subarray(0, length));
  }

  finalize(): ArrayBuffer {
    if (this.options.endsWithLineBreak && this.#isBroken) this.#pieces.push(this.#lineBreak);
    return join(this.#pieces);
  }
}

/**
 * Where the equals sign of a soft break stands, or -1. A relay may have put blanks after it, which RFC 2045 §6.7 tells to
 * ignore: they would break a link. Other blanks at the end of a line stay, as `format=flowed` needs them and some programs
 * forget to encode them.
 */
function findSoftBreak(block: Uint8Array, start: number, end: number): number {
  let last = end - 1;
  while (last >= start && (block[last] === blank || block[last] === tab)) last--;
  return last >= start && block[last] === equalsSign ? last : -1;
}

/** Decodes base64. Each run of equals signs ends a unit: some programs pad every line. */
export class Base64Decoder implements ContentDecoder {
  readonly #pieces: Uint8Array[] = [];
  #rest = '';

  update(block: Uint8Array): void {
    const characters = asBuffer(block)
      .toString('latin1')
      .replace(/[^a-zA-Z\d+/=]+/g, '');
    const units = characters.includes('=') ? characters.split(/=+/) : [characters];
    units[0] = this.#rest + units[0];
    const open = units.pop() as string;
    const whole = open.length - (open.length % 4);
    this.#rest = open.slice(whole);
    for (const unit of [...units, open.slice(0, whole)]) this.#pieces.push(Buffer.from(unit, 'base64'));
  }

  finalize(): ArrayBuffer {
    return join([...this.#pieces, Buffer.from(this.#rest, 'base64')]);
  }
}
