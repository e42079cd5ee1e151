import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';
import { textOfHtml } from './codes/mail-text.js';
import { decodeEncodedWords } from './encoded-words.js';
import { joinFlowedLines } from './flowed-text.js';
import { Base64Decoder, LineDecoder, type ContentDecoder } from './content-decoders.js';
import { asBuffer, decodeBytes } from './header-fields.js';
import { htmlToText } from './html-to-text.js';
import { mimeLimits } from './limits.js';
import { correctContentType, isMediaType } from './media-type.js';
import { cut } from './one-line.js';
import { stripPadding } from './preview.js';
import { charsetOf } from './text-charset.js';

/** The members of a message's parser that this file reads and replaces; postal-mime documents none of them. */
interface MessageParser {
  root: Part;
  /** The bytes of the message. */
  buf: ArrayBuffer;
  av: Uint8Array;
  readPos: number;
  /** The part that gets the next line. */
  currentNode: Part;
  attachments: { content: unknown; filename: string | null }[];
  /** The texts of the parts by their kind. A part inside an alternative stands under the alternative. */
  textMap: Map<Part, Texts>;
  /** The kinds that one part at least has: each part gets a text of each of them. */
  textTypes: Set<keyof Texts>;
  /** Ours; not in a map of their own, which would keep all parts of a mail from being collected early. */
  firstText?: Part;
  firstPage?: Part;
  readLine(): { bytes: Uint8Array; done: boolean };
  rfc822NestingDepth: number;
  textContent: { plain?: string; html?: string };
  isInlineTextNode(part: Part): boolean;
  collectSubMessage(part: Part): Promise<void>;
  collectAttachment(part: Part, content: ArrayBuffer, ...rest: unknown[]): void;
  renderTextContent(): void;
  buildMessage(): object;
}

/** A text, or a message in the mail, which postal-mime shows by its header fields. */
type Text = { type: 'text'; value: string } | { type: 'subMessage' };

interface Texts {
  plain?: Text[];
  html?: Text[];
}

/** A header field such as `text/plain; charset=utf-8`; the value in lower case, the names of parameters too. */
interface StructuredField {
  value: string;
  params: Record<string, string | undefined>;
}

/** The same of a part. */
interface Part {
  /** The parser of the message that the part belongs to. */
  postalMime: MessageParser;
  parentNode?: Part;
  /** Each with the field's own text as `value`. */
  contentType: { value: string; parsed: StructuredField; multipart: string | false };
  contentDisposition: { value: string; parsed: StructuredField };
  content: ArrayBuffer | null;
  contentDecoder: ContentDecoder;
  state: 'header' | 'body' | 'finished';
  /** The lines of the part's header, decoded. */
  headerLines: string[];
  feed(line: Uint8Array): void;
  parseStructuredHeader(field: string): StructuredField;
  setupContentDecoder(encoding: string): void;
  getTextContent(): string;
  decodeFlowedText(text: string, deletesBlank: boolean): string;
}

const lineFeed = 0x0a;
const hyphen = 0x2d;

/** The mail has more parts than `maxParts`: parsing the rest of it would fill the memory of the process. */
export class TooManyPartsError extends Error {
  constructor() {
    super(`The mail has more than ${mimeLimits.maxParts} parts`);
    this.name = 'TooManyPartsError';
  }
}

const parser = PostalMime.prototype as unknown as MessageParser;
const part = Object.getPrototypeOf((new PostalMime() as unknown as MessageParser).root) as Part;
const { readLine, isInlineTextNode, collectSubMessage, collectAttachment, renderTextContent, buildMessage } = parser;
const { feed, parseStructuredHeader, getTextContent } = part;

/** How many parts a mail has so far, by its bytes. A message in it, which has a parser of its own, shares the count. */
const counts = new WeakMap<ArrayBuffer, { parts: number }>();

function countOf(buf: ArrayBuffer): { parts: number } {
  const count = counts.get(buf) ?? { parts: 0 };
  counts.set(buf, count);
  return count;
}

/** postal-mime calls this for each message in a mail, before it parses the message. */
parser.collectSubMessage = function (this: MessageParser, message) {
  if (message.content) counts.set(message.content, countOf(this.buf));
  return collectSubMessage.call(this, message);
};

/** The longest block of lines: a large file is decoded in pieces, which need less memory than its whole text. */
const maxBlockBytes = 64 * 1024;

/**
 * postal-mime calls this for each line, and compares the line with the boundaries if it begins with two hyphens. An object
 * and a promise for each line of a body take longer than decoding it; so all lines before the next two hyphens are returned
 * as one. Decoders get the line breaks between them, too.
 */
parser.readLine = function (this: MessageParser) {
  const { av, readPos: start } = this;
  const isMarked = av[start] === hyphen && av[start + 1] === hyphen;
  if (this.currentNode.state === 'header' || isMarked) return readLine.call(this);
  const rest = asBuffer(av).subarray(start, start + maxBlockBytes);
  const marked = rest.indexOf('\n--', 0, 'latin1');
  const isEnd = start + rest.length === av.length;
  const length = marked >= 0 ? marked + 1 : isEnd ? rest.length : rest.lastIndexOf(lineFeed) + 1;
  // The line is longer than a block.
  if (length === 0) return readLine.call(this);
  this.readPos = start + length;
  return {
    bytes: rest.subarray(0, rest[length - 1] === lineFeed ? length - 1 : length),
    done: this.readPos >= av.length,
  };
};

const nameOf = ({ contentType, contentDisposition }: Part) =>
  contentDisposition.parsed.params['filename'] || contentType.parsed.params['name'] || null;

const maxBlankBytes = 64;
/** Some programs put an empty text before the one that has the words. */
const isBlank = ({ content }: Part) =>
  content !== null && content.byteLength <= maxBlankBytes && asBuffer(new Uint8Array(content)).toString().trim() === '';

/**
 * postal-mime asks this of each part, in the order of the mail, to tell its text from its files. By itself it takes
 * each named text that is not an attachment by its disposition, such as a log, for a piece of the text.
 *
 * Here a named text is a file, unless it is the first text with words, the first page of HTML, or one of several forms of
 * the same text.
 */
parser.isInlineTextNode = function (this: MessageParser, text) {
  if (!isInlineTextNode.call(this, text)) return false;
  this.firstText ??= text;
  if (text.contentType.parsed.value === 'text/html') this.firstPage ??= text;
  if (!nameOf(text) || text === this.firstText || text === this.firstPage) return true;
  return text.parentNode?.contentType.multipart === 'alternative' || isBlank(this.firstText);
};

/** postal-mime calls this for each line of a part. It reads header lines as UTF-8, also where a file name is not. */
part.feed = function (this: Part, line) {
  feed.call(this, line);
  if (this.state !== 'header' || !this.headerLines.at(-1)?.includes('\ufffd')) return;
  this.headerLines[this.headerLines.length - 1] = decodeBytes(asBuffer(line), line.length);
};

/**
 * postal-mime calls this for each part's Content-Type, then for its Content-Disposition. It takes all that stands before
 * the first semicolon as the type, and lists parts of unknown types as files: a mail whose type is invalid had no text.
 */
part.parseStructuredHeader = function (this: Part, field) {
  const parsed = parseStructuredHeader.call(this, field);
  if (field !== this.contentType.value || isMediaType(parsed.value)) return parsed;
  const isFile = Boolean(parsed.params['name']) || /^attachment|filename/i.test(this.contentDisposition.value);
  const corrected = correctContentType(field, isFile);
  return corrected === null ? parsed : parseStructuredHeader.call(this, corrected);
};

/**
 * postal-mime calls this for each part when it has read the part's header. Its own decoders take one line at a time, and
 * in files they join lines by LF and add an LF at the end, which changes the bytes of a file that is not in base64.
 */
part.setupContentDecoder = function (this: Part, encoding) {
  // Counts what a boundary begins, so that a mail that is cut by its boundaries never has too many.
  if (this.parentNode && ++countOf(this.postalMime.buf).parts > mimeLimits.maxParts) throw new TooManyPartsError();
  const isText = this.postalMime.isInlineTextNode(this);
  const isLastLineWhole = !this.parentNode && new Uint8Array(this.postalMime.buf).at(-1) === lineFeed;
  this.contentDecoder = /base64/i.test(encoding)
    ? new Base64Decoder()
    : new LineDecoder({
        isQuotedPrintable: /quoted-printable/i.test(encoding),
        lineBreak: isText ? '\n' : '\r\n',
        endsWithLineBreak: isText || isLastLineWhole,
      });
};

/**
 * postal-mime calls this for each file. It writes calendars anew, with other line breaks, and decodes a character of the
 * name that is cut between two encoded words as none.
 */
parser.collectAttachment = function (this: MessageParser, file, content, ...rest) {
  collectAttachment.call(this, file, content, ...rest);
  const attached = this.attachments.at(-1);
  if (!attached) return;
  const name = nameOf(file);
  attached.filename = name && decodeEncodedWords(name);
  const { charset = 'utf-8' } = file.contentType.parsed.params;
  // A calendar in another charset stays as postal-mime has written it, in UTF-8, which the page expects of calendars.
  if (/^(?:utf-?8|us-ascii)$/i.test(charset)) attached.content = content;
};

/**
 * postal-mime calls this when it has all texts of a mail, to join them. Where only some have a plain text, it makes the
 * others of their HTML, with style sheets and hidden words. Of all pages of a mail together only as much is converted as
 * the mail may show, since a thousand pages must not take longer than one.
 */
parser.renderTextContent = function (this: MessageParser) {
  let room: number = mimeLimits.maxBodyChars;
  for (const texts of this.textTypes.has('plain') ? this.textMap.values() : []) {
    texts.plain ??= texts.html?.map((text) => {
      if (text.type === 'subMessage') return text;
      const html = cut(text.value, room);
      room -= html.length;
      return { type: 'text', value: `${stripPadding(htmlToText(textOfHtml(html)))}\n` };
    });
  }
  renderTextContent.call(this);
};

/**
 * postal-mime calls this at last. It parses the addresses and the date of the header, of which only those of a message in
 * the mail are shown.
 */
parser.buildMessage = function (this: MessageParser) {
  if (this.rfc822NestingDepth > 0) return buildMessage.call(this);
  const { plain, html } = this.textContent;
  return { text: plain || undefined, html: html || undefined, attachments: this.attachments };
};

/** postal-mime reads text without a charset as UTF-8, and text in an unknown one as windows-1252. */
part.getTextContent = function (this: Part) {
  const { value, params } = this.contentType.parsed;
  if (this.content) params['charset'] = charsetOf(this.content, params['charset'], value === 'text/html');
  return getTextContent.call(this);
};

/** postal-mime calls this for each text that says `format=flowed`, and joins quoted lines with their quote marks. */
part.decodeFlowedText = joinFlowedLines;

/** What is read of a parsed mail. */
export type ParsedParts = Pick<Email, 'text' | 'html' | 'attachments'>;

/** @throws TooManyPartsError, or an Error of postal-mime: the mail nests too deep or has too many headers. */
export const parseParts = (source: Uint8Array, options: PostalMimeOptions): Promise<ParsedParts> =>
  PostalMime.parse(source as Uint8Array<ArrayBuffer>, options);
