/** A condition on the frame's width, in CSS pixels, and on the reader's colour choice. */
export interface MediaCondition {
  minWidth?: number;
  maxWidth?: number;
  scheme?: 'light' | 'dark';
}

const maxQueries = 10;
const pixelsPerEm = 16;
const feature = /^\(\s*(?:(min|max)-width\s*:|width\s*([<>])=)\s*(\d{1,5}(?:\.\d{1,4})?)(px|em|rem)\s*\)$/i;
const scheme = /^\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)$/i;

/**
 * Parses the media queries that a mail may use. A query with any other feature never holds, as in a browser that does
 * not know the feature.
 *
 * @param text as in `@media`: alternatives, with commas between them. Empty: holds always.
 * @returns the alternatives that can hold.
 */
export function readMedia(text: string): MediaCondition[] {
  if (text.trim() === '') return [{}];
  return text
    .split(',', maxQueries)
    .map(readQuery)
    .filter((condition) => condition !== null);
}

function readQuery(query: string): MediaCondition | null {
  const parts = query
    .trim()
    .toLowerCase()
    .split(/\s/)
    .filter(Boolean)
    .join(' ')
    .replace(/^only /, '')
    .split(' and ');
  if (/^(?:all|screen)$/.test(parts[0] ?? '')) parts.shift();
  const condition: MediaCondition = {};
  for (const part of parts) {
    const wanted = scheme.exec(part)?.[1] as MediaCondition['scheme'];
    const [, bound, sign, number = '', unit] = feature.exec(part) ?? [];
    const pixels = Number(number) * (unit === 'px' ? 1 : pixelsPerEm);
    if (wanted) condition.scheme = wanted;
    else if (bound === 'min' || sign === '>') condition.minWidth = pixels;
    else if (bound === 'max' || sign === '<') condition.maxWidth = pixels;
    else return null;
  }
  return condition;
}

/**
 * Writes conditions as a media query.
 *
 * @param showsDark the mail is shown in dark colours. The frame's own `prefers-color-scheme` follows the page's theme,
 *   also while a mail is shown in its sender's colours.
 * @returns null if none of the conditions can hold; an empty text if one always holds.
 */
export function writeMedia(conditions: MediaCondition[], showsDark: boolean): string | null {
  const held = conditions.filter(({ scheme }) => scheme === undefined || scheme === (showsDark ? 'dark' : 'light'));
  if (held.length === 0) return null;
  const queries = held.map(({ minWidth, maxWidth }) =>
    [
      ...(minWidth === undefined ? [] : [`(min-width:${minWidth}px)`]),
      ...(maxWidth === undefined ? [] : [`(max-width:${maxWidth}px)`]),
    ].join(' and '),
  );
  return queries.includes('') ? '' : queries.join(',');
}
