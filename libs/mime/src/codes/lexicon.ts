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

/** Words and phrases in forty languages, folded; looked up all at once, character by character. */
export class Lexicon {
  /** A tree of characters: by node, the nodes that follow by the next character. */
  readonly #next: Map<number, number>[] = [new Map()];
  /** By node: the topic of the phrase that ends there. */
  readonly #topicAt = new Map<number, Topic>();

  /** @param phrases  by topic, separated by "|"; a phrase of two topics belongs to the first. */
  constructor(phrases: Readonly<Record<Topic, string>>) {
    for (const topic of TOPICS) {
      for (const phrase of phrases[topic].split('|')) {
        let node = 0;
        for (let at = 0; at < phrase.length; at += 1) {
          const following = this.#next[node] as Map<number, number>;
          const unit = phrase.charCodeAt(at);
          node = following.get(unit) ?? this.#next.push(new Map()) - 1;
          following.set(unit, node);
        }
        if (node > 0 && !this.#topicAt.has(node)) this.#topicAt.set(node, topic);
      }
    }
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
    let node: number | undefined = 0;
    let longest: FoundWord | null = null;
    for (let at = start; at < folded.length; at += 1) {
      const unit = folded.charCodeAt(at);
      node = this.#next[node]?.get(unit === LINE_END ? SPACE : unit);
      if (node === undefined) break;
      const topic = this.#topicAt.get(node);
      if (topic === undefined) continue;
      const goesOn = isSpaced && kindOf(folded.charCodeAt(at + 1)) === WordKind.spaced;
      if (goesOn && at + 1 - start <= MAX_WHOLE_WORD_CHARS) continue;
      longest = { topic, start, end: at + 1 };
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
