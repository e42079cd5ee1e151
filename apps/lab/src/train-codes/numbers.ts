import { fold, toPlainForms } from '@efemera/mime/training';
import type { Language } from './languages.js';
import type { Random } from './random.js';

export const DIGITS = '0123456789';
export const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const PLAIN_CAPITALS = 'BCDFGHJKLMNPQRSTVWXZ';

/** A code as it is shown, and as a visitor types it. */
export interface Shown {
  code: string;
  shown: string;
}

const as = (code: string, shown = code): Shown => ({ code, shown });

/** A code as services send them: mostly six digits, seldom letters. */
export function oneTimeCode(random: Random): Shown {
  const roll = random.next();
  if (roll < 0.5) return as(random.characters(DIGITS, 6));
  if (roll < 0.62) return as(random.characters(DIGITS, random.pick([4, 5, 7, 8])));
  if (roll < 0.72) {
    const code = random.characters(DIGITS, 6);
    return as(code, `${code.slice(0, 3)}${random.pick([' ', '-', ' '])}${code.slice(3)}`);
  }
  if (roll < 0.74) return as([1, 2, 3].map(() => random.characters(DIGITS, 3)).join('-'));
  if (roll < 0.82) {
    const length = random.pick([3, 4, 4, 5]);
    const alphabet = random.pick([CAPITALS, PLAIN_CAPITALS, PLAIN_CAPITALS + DIGITS]);
    return as(`${random.characters(alphabet, length)}-${random.characters(alphabet, length)}`);
  }
  if (roll < 0.92) return as(mixed(random, random.pick([5, 6, 6, 8])));
  if (roll < 0.94) return as(mixed(random, 6).toLowerCase());
  if (roll < 0.96) return as(random.characters(random.pick([CAPITALS, PLAIN_CAPITALS]), random.pick([6, 8])));
  if (roll < 0.98) return as(`${random.pick(['G', 'A', 'FB', 'T'])}-${random.characters(DIGITS, 6)}`);
  const code = random.characters(DIGITS, 6);
  return as(code, [...code].join(' '));
}

export function mixed(random: Random, length: number): string {
  for (;;) {
    const code = random.characters(CAPITALS + DIGITS, length);
    if (/[0-9]/.test(code) && /[A-Z].*[A-Z]/.test(code) && !/^[A-Z]+[0-9]{1,2}$/.test(code)) return code;
  }
}

/** A number or code that is no one-time code (a coupon's, an order's), in the same forms and some of its own. */
export function otherCode(random: Random, language?: Language): string {
  const roll = random.next();
  if (roll < 0.35) return random.characters(DIGITS, 6);
  if (roll < 0.6) return random.characters(DIGITS, random.pick([4, 4, 5, 7, 8]));
  if (roll < 0.75) return mixed(random, random.pick([5, 6, 6, 8]));
  if (roll < 0.8) return couponOf(random, language);
  if (roll < 0.85)
    return (
      random.pick(['SAVE', 'WELCOME', 'SUMMER', 'FALL', 'HELLO', 'LUCKY', 'VIP', 'MAMA', 'LETO']) +
      random.pick(['10', '15', '20', '25', '2026'])
    );
  if (roll < 0.92) return `${random.characters(CAPITALS + DIGITS, 4)}-${random.characters(CAPITALS + DIGITS, 4)}`;
  if (roll < 0.96) return `${random.characters(DIGITS, 3)} ${random.characters(DIGITS, 3)}`;
  return `${random.characters(CAPITALS, 2)}-${random.characters(DIGITS, random.pick([4, 5, 6]))}`;
}

/** A coupon code: a word and the discount. The word is in the language of the mail if that has Latin letters. */
function couponOf(random: Random, language?: Language): string {
  const words = (language?.coupon ?? [])
    .concat(language?.order ?? [], language?.shop ?? [])
    .flatMap((phrase) =>
      toPlainForms(fold(phrase))
        .toUpperCase()
        .split(/[^A-Z]+/),
    )
    .filter((word) => word.length >= 3 && word.length <= 8);
  const made = Array.from({ length: random.pick([2, 2, 3]) }, () =>
    random.pick(['BA', 'LU', 'MI', 'TOR', 'SEN', 'KA', 'RO', 'VIN', 'DE', 'PLO', 'NI', 'GA']),
  ).join('');
  const word = random.pick([made, random.pick(words.length > 0 ? words : [made])]);
  return word + random.pick(['5', '10', '15', '20', '25', '30', '40', '50', '50K', '100', '2026', '26']);
}
