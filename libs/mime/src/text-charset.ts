import { isAscii, isUtf8 } from 'node:buffer';

const maxMetaBytes = 1024;
/** The declaration of a page: `<meta charset="…">`, or `<meta http-equiv=… content="text/html; charset=…">`. */
const metaCharset = /<meta\s[^>]{0,300}?charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i;

/** The encoding that a label names; undefined if there is none. */
function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** UTF-16 is no possible answer (HTML §13.2.3.2): its declaration could not be read in these bytes. */
function declaredIn(page: Buffer): string | undefined {
  const label = metaCharset.exec(page.toString('latin1', 0, maxMetaBytes))?.[1];
  const encoding = label && encodingOf(label);
  return encoding?.startsWith('utf-') ? undefined : encoding;
}

/**
 * The charset in which a text is read: that of its header, if there is such a charset. ASCII has no characters for the
 * bytes beyond it, so a text with some has no label then.
 *
 * Else bytes that are valid UTF-8 are UTF-8, since text in other charsets hardly ever is. Else a page may declare its
 * charset. Else, if none of the characters beyond ASCII is UTF-8, an old program has written windows-1252; if only some
 * are not, the text is UTF-8 with a broken byte.
 *
 * @param label the charset that the header names.
 * @returns undefined for UTF-8.
 */
export function charsetOf(content: ArrayBuffer, label: string | undefined, isHtml: boolean): string | undefined {
  // MySQL's utf8mb4 is UTF-8, too. First, because most mail is UTF-8.
  if (label && /^utf-?8/i.test(label)) return undefined;
  if (isAscii(content)) return label;
  const named = label && !/^(?:us-)?ascii$/i.test(label) ? label : undefined;
  if (named && encodingOf(named)) return named;
  if (isUtf8(content)) return undefined;
  const declared = isHtml ? declaredIn(Buffer.from(content)) : undefined;
  // A label that is unknown here is passed on: postal-mime knows further names of charsets.
  if (declared ?? named) return declared ?? named;
  const isDamaged = /[^\0-\x7f\ufffd]/.test(new TextDecoder().decode(content));
  return isDamaged ? undefined : 'windows-1252';
}
