import { kindOf, WordKind } from './lexicon.js';

/** Entries in a model's table of weights: named features are hashed to the first ones, pieces of words to the rest. */
export const SLOTS = 1 << 16;
const NAMED_SLOTS = 1 << 14;

const hashed = new Map<string, number>();
/** Names are few, but a hostile mail must not be able to fill memory with them. */
const MAX_NAMES = 20_000;

function slotOfName(name: string): number {
  let slot = hashed.get(name);
  if (slot === undefined) {
    let hash = 0x811c9dc5;
    for (let at = 0; at < name.length; at += 1) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
    slot = finish(hash) % NAMED_SLOTS;
    if (hashed.size < MAX_NAMES) hashed.set(name, slot);
  }
  return slot;
}

function finish(hash: number): number {
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 13), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const slotOfPiece = (hash: number): number => NAMED_SLOTS + (finish(hash) % (SLOTS - NAMED_SLOTS));

const PIECE_CHARS = 4;
const DIGIT_0 = 0x30;
const DIGIT_9 = 0x39;

/** Where a piece of text stands: the same word means another thing before a number and after it. */
export const Zone = {
  subject: 0,
  mail: 1,
  near: 2,
  before: 3,
  after: 4,
  above: 5,
  aboveInline: 6,
  below: 7,
  code: 8,
  linkWords: 9,
  linkSentence: 10,
  linkLead: 11,
  linkAfter: 12,
  path: 13,
  host: 14,
} as const;
export type Zone = (typeof Zone)[keyof typeof Zone];

/** The parts in which a score is summed: named features, then the pieces of each zone. */
export const PARTS = 1 + Object.keys(Zone).length;

/** Features of a candidate or a mail: entries of the model's table, each with a value. */
export class Features {
  readonly slots: number[] = [];
  readonly values: number[] = [];
  /** By feature, the part of the score to which it belongs. */
  readonly parts: number[] = [];

  /** Adds a named feature. */
  add(name: string, value = 1): void {
    this.slots.push(slotOfName(name));
    this.values.push(value);
    this.parts.push(0);
  }

  /**
   * Adds the words of a folded text as hashed pieces: whole words, pairs of words, and runs of four characters; in
   * scripts without spaces runs of two and three characters.
   *
   * @param total  the length of the vector that the values of all pieces form.
   */
  addPieces(zone: Zone, text: string, total = 1): void {
    const first = this.slots.length;
    const seed = Math.imul(zone + 1, 0x9e3779b1);
    let lastWord = 0;
    let at = 0;
    while (at < text.length) {
      const kind = kindOf(text.charCodeAt(at));
      if (kind === WordKind.other) {
        at += 1;
        continue;
      }
      let end = at + 1;
      while (end < text.length && kindOf(text.charCodeAt(end)) === kind) end += 1;
      if (kind === WordKind.spaced) {
        let word = seed;
        for (let each = at; each < end; each += 1) {
          const unit = text.charCodeAt(each);
          word = Math.imul(word ^ (unit >= DIGIT_0 && unit <= DIGIT_9 ? DIGIT_0 : unit), 0x01000193);
        }
        this.#piece(word);
        if (lastWord !== 0) this.#piece(Math.imul(lastWord, 31) ^ word);
        lastWord = word;
        this.#runs(text, at, end, seed + 1, PIECE_CHARS);
      } else {
        this.#runs(text, at, end, seed + 2, 2);
        this.#runs(text, at, end, seed + 3, 3);
      }
      at = end;
    }
    const count = this.slots.length - first;
    if (count === 0) return;
    const value = total / Math.sqrt(count);
    for (let each = 0; each < count; each += 1) {
      this.values.push(value);
      this.parts.push(1 + zone);
    }
  }

  #piece(hash: number): void {
    this.slots.push(slotOfPiece(hash));
  }

  #runs(text: string, start: number, end: number, seed: number, chars: number): void {
    for (let from = start; from + chars <= end; from += 1) {
      let hash = seed;
      for (let each = from; each < from + chars; each += 1) {
        const unit = text.charCodeAt(each);
        hash = Math.imul(hash ^ (unit >= DIGIT_0 && unit <= DIGIT_9 ? DIGIT_0 : unit), 0x01000193);
      }
      this.#piece(hash);
    }
  }
}
