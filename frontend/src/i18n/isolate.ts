import { directionOf } from '@efemera/contract';
import i18next from 'i18next';

const [firstStrongIsolate, popIsolate] = ['\u2068', '\u2069'];

/**
 * Isolates a value from a sentence that is written from right to left: an address that begins with a digit, or the
 * subject of a hostile mail, would otherwise change the order of the words around it (Unicode UAX #9).
 */
export const isolate = (value: string): string =>
  directionOf(i18next.language) === 'rtl' ? firstStrongIsolate + value + popIsolate : value;
