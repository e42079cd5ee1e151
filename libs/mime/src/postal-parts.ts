import { isUtf8 } from 'node:buffer';
import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';
import { JoinedBytes } from './joined-bytes.js';
import { mimeLimits } from './limits.js';

interface Decoder {
  update(line: Uint8Array): void;
  finalize(): Promise<ArrayBuffer>;
}

/** The members of a part that this file reads and replaces; postal-mime documents none of them. */
interface Part {
  /** The parser of the message that the part belongs to, with that message's bytes. */
  postalMime: { av: Uint8Array; isInlineTextNode(part: Part): boolean };
  parentNode?: Part;
  contentType: { parsed: { params: Record<string, string> } };
  content: ArrayBuffer | null;
  contentDecoder: Decoder;
  setupContentDecoder(encoding: string): void;
  getTextContent(): string;
}

const lineFeed = 0x0a;
const equalsSign = 0x3d;
const lineBreak = Buffer.from('\r\n');
const quotedLineBreak = Buffer.from('=0D=0A=');

/** Keeps the line breaks of a part that is not encoded. */
class UnencodedLines implements Decoder {
  readonly #pieces: Uint8Array[] = [];

  constructor(private readonly endsWithLineBreak: boolean) {}

  update(line: Uint8Array): void {
    if (this.#pieces.length > 0) this.#pieces.push(lineBreak);
    this.#pieces.push(line);
  }

  finalize(): Promise<ArrayBuffer> {
    if (this.endsWithLineBreak && this.#pieces.length > 0) this.#pieces.push(lineBreak);
    return new JoinedBytes(this.#pieces).arrayBuffer();
  }
}

/** Gives postal-mime's decoder each line with a soft break, and the line breaks of the content as encoded bytes. */
class QuotedPrintableLines implements Decoder {
  #isBroken = false;

  constructor(
    private readonly decoder: Decoder,
    private readonly endsWithLineBreak: boolean,
  ) {}

  update(line: Uint8Array): void {
    if (this.#isBroken) this.decoder.update(quotedLineBreak);
    this.#isBroken = line.at(-1) !== equalsSign;
    this.decoder.update(this.#isBroken ? Buffer.concat([line, Uint8Array.of(equalsSign)]) : line);
  }

  finalize(): Promise<ArrayBuffer> {
    if (this.endsWithLineBreak && this.#isBroken) this.decoder.update(quotedLineBreak);
    return this.decoder.finalize();
  }
}

/** The mail has more parts than `maxParts`: parsing the rest of it would fill the memory of the process. */
export class TooManyPartsError extends Error {
  constructor() {
    super(`The mail has more than ${mimeLimits.maxParts} parts`);
    this.name = 'TooManyPartsError';
  }
}

const part = Object.getPrototypeOf((new PostalMime() as unknown as { root: Part }).root) as Part;
const { setupContentDecoder, getTextContent } = part;
const partsOf = new WeakMap<Part['postalMime'], number>();

/**
 * postal-mime calls this for each part when it has read the part's header. Its own decoders join lines by LF and add an
 * LF at the end, which changes the bytes of a file that is not in base64. The last line break before a boundary belongs
 * to the boundary (RFC 2046 §5.1.1).
 */
part.setupContentDecoder = function (this: Part, encoding) {
  const count = (partsOf.get(this.postalMime) ?? 0) + 1;
  partsOf.set(this.postalMime, count);
  // The message itself counts as a part, too.
  if (count > mimeLimits.maxParts + 1) throw new TooManyPartsError();
  setupContentDecoder.call(this, encoding);
  if (/base64/i.test(encoding) || this.postalMime.isInlineTextNode(this)) return;
  const endsWithLineBreak = !this.parentNode && this.postalMime.av.at(-1) === lineFeed;
  this.contentDecoder = /quoted-printable/i.test(encoding)
    ? new QuotedPrintableLines(this.contentDecoder, endsWithLineBreak)
    : new UnencodedLines(endsWithLineBreak);
};

/** postal-mime reads text without a charset as UTF-8. Where its bytes are no UTF-8, old programs mean windows-1252. */
part.getTextContent = function (this: Part) {
  const { params } = this.contentType.parsed;
  if (this.content && !params.charset && !isUtf8(this.content)) params.charset = 'windows-1252';
  return getTextContent.call(this);
};

/** @throws TooManyPartsError, or an Error of postal-mime: the mail nests too deep or has too many headers. */
export const parseParts = (source: Uint8Array, options: PostalMimeOptions): Promise<Email> =>
  PostalMime.parse(source as Uint8Array<ArrayBuffer>, options);
