import { isUnreadable, KnownSurroundings, visiblePart, type Box } from './drawn-box.js';
import { linkTarget, namesHost } from './link-target.js';

/** A word, or a part of one, of one text node, as the browser has laid it out. */
interface Piece {
  text: string;
  link: Element | null;
  /** Where the first line of the piece begins, and the last one ends. */
  start: Box;
  end: Box;
  fontSize: number;
}

/** Text of which parts stand on lines this far apart is not read as one line. */
const rowPixels = 8;
/**
 * Letters with a smaller gap between them, in font sizes, are read as one word. The narrowest blank of the usual fonts has
 * a fifth of the font size.
 */
const maxGap = 0.16;
/** A reader overlooks text that is too pale or too small: the page joins the letters beside it as if it had this size. */
const unseenPixels = 16;
/**
 * The page asks the browser for the boxes of this many words and letters at most. Each answer takes as long as its line has
 * links: with all of 9,000 links on one line, the page would react to no click for seconds.
 */
const maxBoxes = 2_000;
/** A row of more pieces than this without a gap is no name that a reader reads. */
const maxPieces = 64;
/** Letters of a list or a menu that touch a link are no part of its words. */
const separator = /[\s,;|()[\]{}<>"'“”«»„!?•·→←=+–—]/u;
/** A sentence that ends right before a link, and one that begins with it: "Soon.Open". */
const sentenceEnd = /[\p{Ll}\p{N}]\.$/u;
const sentenceStart = /^\p{Lu}(?!\p{Lu})/u;
/** With these endings no sentence begins: "Bank.Com" is a host. */
const hostEnding = /^(?:com|net|org|edu|gov|mil|int|biz|xyz)(?![\p{L}\p{N}])/iu;

/**
 * Reads the words of each link in a document that the browser has laid out, with the letters that touch them: those that a
 * reader sees, in the order in which they stand on a line. Whatever hides or moves letters, a style, an element or the
 * width of the window, the browser has applied it already.
 */
export function drawnWords(body: HTMLElement): Map<HTMLAnchorElement, string> {
  const found = new Map<HTMLAnchorElement, string[]>();
  for (const word of joined(piecesNearLinks(body)).filter(({ length }) => length <= maxPieces)) {
    for (const link of new Set(word.map((piece) => piece.link as HTMLAnchorElement | null))) {
      if (!link) continue;
      const words = found.get(link) ?? [];
      found.set(link, words);
      words.push(wordOf(link, word));
    }
  }
  return new Map([...found].map(([link, read]) => [link, read.join(' ')]));
}

/** The words of links, and those that stand on the same lines. */
function piecesNearLinks(body: HTMLElement): Piece[] {
  const rows = new Set<number>();
  const piecesOf = pieceReader(body.ownerDocument);
  const pieces: Piece[] = [];
  const others: Text[] = [];
  const texts = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (!/\S/.test(text.data)) continue;
    const link = text.parentElement?.closest('a[href]') ?? null;
    if (!link) {
      others.push(text);
      continue;
    }
    for (const piece of piecesOf(text, link)) {
      pieces.push(piece);
      for (const box of [piece.start, piece.end]) for (const near of [-1, 0, 1]) rows.add(rowOf(box) + near);
    }
  }
  if (rows.size === 0) return [];
  const range = body.ownerDocument.createRange();
  for (const text of others) {
    range.selectNodeContents(text);
    const standsNear = Array.from(range.getClientRects(), rowOf).some((row) => rows.has(row));
    if (standsNear) pieces.push(...piecesOf(text, null));
  }
  return pieces;
}

const rowOf = ({ top, bottom }: Box): number => Math.floor((top + bottom) / 2 / rowPixels);

/** Makes the function that divides a text into its pieces, of `maxBoxes` boxes in all. */
function pieceReader(document: Document): (text: Text, link: Element | null) => Piece[] {
  const surroundings = new KnownSurroundings();
  const range = document.createRange();
  let boxesLeft = maxBoxes;
  const boxesOf = (text: Text, from: number, to: number) => {
    if (boxesLeft-- <= 0) return [];
    range.setStart(text, from);
    range.setEnd(text, to);
    return Array.from(range.getClientRects()).filter(({ width, height }) => width > 0 && height > 0);
  };
  return (text, link) => {
    const parent = text.parentElement;
    if (!parent || boxesLeft <= 0) return [];
    const around = surroundings.of(parent);
    if (isUnreadable(parent, around)) {
      const boxes = boxesOf(text, 0, text.length);
      const [start, end] = [boxes[0], boxes.at(-1)];
      return start && end ? [{ text: '', link, start, end, fontSize: unseenPixels }] : [];
    }
    const { fontSize, textTransform } = getComputedStyle(parent);
    return Array.from(text.data.matchAll(/\S+/g)).flatMap(({ 0: word, index }) => {
      const { boxes, letters } = visiblePart(word, around.clip, (from, to) => boxesOf(text, index + from, index + to));
      const [start, end] = [boxes[0], boxes.at(-1)];
      if (!start || !end) return [];
      return [{ text: transformed(letters, textTransform), link, start, end, fontSize: parseFloat(fontSize) }];
    });
  };
}

function transformed(text: string, transform: string): string {
  if (transform === 'lowercase') return text.toLowerCase();
  return transform === 'uppercase' ? text.toUpperCase() : text;
}

/** Joins the pieces between which there is no gap. */
function joined(pieces: Piece[]): Piece[][] {
  const words: Piece[][] = [];
  /** The word that ends furthest right so far, by its row. */
  const last = new Map<number, Piece[]>();
  for (const piece of pieces.sort((one, other) => one.start.left - other.start.left)) {
    const row = rowOf(piece.start);
    const before = [row, row - 1, row + 1].map((near) => last.get(near)).find((word) => word && touches(word, piece));
    const word = before ?? [];
    if (!before) words.push(word);
    word.push(piece);
    last.set(rowOf(piece.end), word);
  }
  return words;
}

function touches(word: Piece[], { start, fontSize }: Piece): boolean {
  const before = word.at(-1);
  if (!before) return false;
  const size = Math.max(before.fontSize, fontSize);
  const gap = start.left - before.end.right;
  const shared = Math.min(before.end.bottom, start.bottom) - Math.max(before.end.top, start.top);
  return gap > -size / 2 && gap < size * maxGap && shared > 0;
}

/** What a reader takes for the word of a link: its own letters, and those around that belong to the same name. */
function wordOf(link: HTMLAnchorElement, word: Piece[]): string {
  let text = '';
  let [from, to] = [Infinity, 0];
  word.forEach((piece, index) => {
    const before = word[index - 1];
    if (before && (startsSentence(text, piece.text) || areApart(before, piece))) text += ' ';
    if (piece.link === link) from = Math.min(from, text.length);
    text += piece.text;
    if (piece.link === link) to = text.length;
  });
  while (from > 0 && !separator.test(text.charAt(from - 1))) from--;
  while (to < text.length && !separator.test(text.charAt(to))) to++;
  return text.slice(from, to);
}

function startsSentence(before: string, after: string): boolean {
  return sentenceEnd.test(before.slice(-3)) && sentenceStart.test(after) && !hostEnding.test(after);
}

/** Two links side by side, each with the name of its own host. */
function areApart(one: Piece, other: Piece): boolean {
  return one.link !== other.link && [one, other].every(namesItsHost);
}

function namesItsHost({ link, text }: Piece): boolean {
  return link !== null && namesHost(text) && linkTarget(link.getAttribute('href') ?? '', text).unlike === null;
}
