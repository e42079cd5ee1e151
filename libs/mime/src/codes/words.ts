/**
 * Compiles lists of phrases to one expression over folded text (lower case, no accents).
 *
 * Languages with spaces match whole words; Chinese, Japanese and Korean match anywhere, as particles are glued on.
 * Phrases may hold small alternatives and bounded repeats, never open ones: the text is a stranger's.
 */
export function phrases(spaced: string[], unspaced: string[] = []): RegExp {
  const parts: string[] = [];
  if (spaced.length > 0) parts.push(`(?<![a-zß\\u0430-\\u044f0-9])(?:${spaced.join('|')})(?![a-zß\\u0430-\\u044f])`);
  if (unspaced.length > 0) parts.push(...unspaced);
  return new RegExp(parts.join('|'), 'g');
}
