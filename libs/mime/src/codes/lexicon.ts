import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

/** A word or phrase of the lexicon that a text contains, and its topic. */
export interface FoundWord {
  topic: Topic;
  start: number;
  end: number;
}

/** Limits the found words for a text that is nothing but "code code code". */
const MAX_WORDS = 1500;
/** "pinterest" begins with "pin": up to this length, an entry must match a whole word. */
const MAX_WHOLE_WORD_CHARS = 4;

/** Topics of other business, each with codes and numbers of its own. */
export const OTHER_BUSINESS = [
  'coupon',
  'order',
  'parcel',
  'booking',
  'number',
  'phone',
  'card',
  'door',
  'meeting',
  'technical',
] as const;

/** Topics of the words: codes and signing in, other business that has codes of its own, links. */
export const TOPICS = [
  'name',
  ...OTHER_BUSINESS,
  'code',
  'entry',
  'enter',
  'until',
  'secret',
  'ignore',
  'notice',
  'confirm',
  'reset',
  'signin',
  'neutral',
  'never',
  'shop',
  'invite',
  'notyou',
] as const;
export type Topic = (typeof TOPICS)[number];

export const WordKind = { other: 0, spaced: 1, unspaced: 2 } as const;
/**
 * Tells whether spaces separate the words of a script. They do not in Chinese and Thai, and not fully in Arabic and
 * Hebrew, which attach small words to others.
 */
export function kindOf(unit: number): number {
  if (unit < 0x80)
    return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39) ? WordKind.spaced : WordKind.other;
  if (unit < 0xc0) return WordKind.other;
  if (unit < 0x590) return WordKind.spaced;
  if (unit < 0x2000)
    return unit >= 0x900 && unit < 0xe00 ? WordKind.spaced : unit >= 0x1e00 ? WordKind.spaced : WordKind.unspaced;
  if (unit < 0x3040) return WordKind.other;
  return unit < 0xd7b0 ? WordKind.unspaced : WordKind.other;
}

/** The phrases of each topic, folded, separated by "|". */
export type Phrases = Readonly<Record<Topic, string>>;

/** Fifteen thousand phrases take 256 KB as they are, and 115 KB by Brotli and base64; deflated, they would take 145. */
export const packPhrases = (phrases: Phrases): string => brotliCompressSync(JSON.stringify(phrases)).toString('base64');

export const unpackPhrases = (packed: string): Phrases =>
  JSON.parse(brotliDecompressSync(Buffer.from(packed, 'base64')).toString()) as Phrases;

/** The table has this many places for each character of the phrases, so that most are found at the first look. */
const PLACES_A_CHARACTER = 1.4;

/** Words and phrases in over sixty languages, folded; looked up all at once, character by character. */
export class Lexicon {
  // A tree of the phrases' characters, in a hash table: a map for each node would take five times the memory. By place
  // of the table: a node, counted from 1 (0: the place is free), a character, and the node to which it leads.
  readonly #nodes: Int32Array;
  readonly #units: Uint16Array;
  readonly #following: Int32Array;
  /** By node: the place in `TOPICS`, counted from 1, of the phrase that ends there. */
  readonly #topicAt: Uint8Array;

  /** @param phrases  a phrase of two topics belongs to the first. */
  constructor(phrases: Phrases) {
    const byTopic = TOPICS.map((topic) => phrases[topic].split('|'));
    const characters = byTopic.flat().reduce((sum, { length }) => sum + length, 0);
    const places = 2 ** Math.ceil(Math.log2(PLACES_A_CHARACTER * characters + 1));
    this.#nodes = new Int32Array(places);
    this.#units = new Uint16Array(places);
    this.#following = new Int32Array(places);
    this.#topicAt = new Uint8Array(characters + 1);
    let count = 1;
    byTopic.forEach((ofTopic, index) => {
      for (const phrase of ofTopic) {
        let node = 0;
        for (let at = 0; at < phrase.length; at += 1) {
          const unit = phrase.charCodeAt(at);
          const place = this.#placeOf(node, unit);
          if (this.#nodes[place] === 0) {
            this.#nodes[place] = node + 1;
            this.#units[place] = unit;
            this.#following[place] = count;
            count += 1;
          }
          node = this.#following[place] as number;
        }
        if (node > 0) this.#topicAt[node] ||= index + 1;
      }
    });
  }

  /** The place of a character after a node: a free place if no phrase continues with this character. */
  #placeOf(node: number, unit: number): number {
    const last = this.#nodes.length - 1;
    let place = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> 7;
    for (place &= last; this.#nodes[place] !== 0; place = (place + 1) & last) {
      if (this.#nodes[place] === node + 1 && this.#units[place] === unit) break;
    }
    return place;
  }

  /**
   * Finds words and phrases in a folded text, the longest of those that start at a place, in one pass.
   *
   * A phrase matches the start of a word, so that endings need no entries of their own.
   */
  find(folded: string): FoundWord[] {
    const found: FoundWord[] = [];
    let before: number = WordKind.other;
    let covered = 0;
    for (let start = 0; start < folded.length && found.length < MAX_WORDS; start += 1) {
      const kind = kindOf(folded.charCodeAt(start));
      const isStart = kind === WordKind.unspaced || (kind === WordKind.spaced && before !== WordKind.spaced);
      before = kind;
      if (!isStart || start < covered) continue;
      const word = this.#longestAt(folded, start, kind === WordKind.spaced);
      if (word === null) continue;
      found.push(word);
      covered = word.end;
    }
    return found;
  }

  #longestAt(folded: string, start: number, isSpaced: boolean): FoundWord | null {
    let node = 0;
    let longest: FoundWord | null = null;
    for (let at = start; at < folded.length; at += 1) {
      const unit = folded.charCodeAt(at);
      const place = this.#placeOf(node, unit === LINE_END ? SPACE : unit);
      if (this.#nodes[place] === 0) break;
      node = this.#following[place] as number;
      const topic = this.#topicAt[node] as number;
      if (topic === 0) continue;
      const goesOn = isSpaced && kindOf(folded.charCodeAt(at + 1)) === WordKind.spaced;
      if (goesOn && at + 1 - start <= MAX_WHOLE_WORD_CHARS) continue;
      longest = { topic: TOPICS[topic - 1] as Topic, start, end: at + 1 };
    }
    return longest;
  }
}

const LINE_END = 0x0a;
const SPACE = 0x20;

/** The index of the first word that starts at a place or after it. */
export function firstWordFrom(words: readonly FoundWord[], place: number): number {
  let from = 0;
  let to = words.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] as FoundWord).start < place) from = middle + 1;
    else to = middle;
  }
  return from;
}
