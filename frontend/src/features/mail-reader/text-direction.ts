export type Direction = 'ltr' | 'rtl';

/** Unicode's blocks of right-to-left scripts, and the right-to-left mark. */
const rightToLeft = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Letters, and the marks of both directions. */
const strong = /[\p{L}\u200e\u200f]/u;

/** The direction of the first letter of a text (UAX #9, rule P2); null without a letter. */
export function firstDirection(text: string): Direction | null {
  const letter = strong.exec(text)?.[0];
  if (letter === undefined) return null;
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
