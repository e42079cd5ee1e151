import { restoreWindows1252 } from './windows-1252.js';

/** Cuts to `maxChars` UTF-16 units without leaving half a surrogate pair behind. */
export function cut(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const last = text.charCodeAt(maxChars - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxChars - 1 : maxChars);
}

const plain = /^[!-~]+(?: [!-~]+)*$/;
const loneSurrogate = /\p{Surrogate}/gu;
// Directional embeddings, overrides and isolates reorder the text around them: `exe.gpj` reads `jpg.exe`. The weak
// marks U+200E and U+200F stay, because honest Arabic and Hebrew text needs them.
const invisible = /(?![\t\n\v\f\r\u0085])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const blanks = /[ \t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Characters that one of the steps below would change. */
const unfit = /[\p{Cc}\p{Surrogate}\u2028-\u202e\u2066-\u2069]| {2}/u;

/**
 * Makes decoded text fit for one line of a list, a log or a header: encoded words can contain CR, LF, NUL and
 * directional controls.
 */
export function toOneLine(text: string, maxChars: number): string {
  if (plain.test(text)) return cut(text, maxChars);
  if (!unfit.test(text)) return cut(text.trim(), maxChars).trimEnd();
  return cut(
    restoreWindows1252(text).replace(loneSurrogate, '\ufffd').replace(invisible, '').replace(blanks, ' ').trim(),
    maxChars,
  ).trimEnd();
}
