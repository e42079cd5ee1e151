/** `type/subtype`, of the characters that RFC 2045 §5.1 allows. */
const mediaType = /^[\w!#$%&'*+.^`{|}~-]+\/[\w!#$%&'*+.^`{|}~-]+/;

export const isMediaType = (value: string): boolean => mediaType.exec(value)?.[0] === value;

/**
 * Corrects a Content-Type field whose type is invalid, as some programs write it: `text/html charset=utf-8`, `text/html,
 * charset=utf-8`, or `text`. RFC 2045 §5.2 recommends reading a part whose field names no type as plain text.
 *
 * @returns null if the field names no type and the part is a file.
 */
export function correctContentType(field: string, isFile: boolean): string | null {
  const type = mediaType.exec(field)?.[0];
  if (!type && isFile) return null;
  const parameters = field.slice((type ?? /^[^\s,;]*/.exec(field)?.[0] ?? '').length);
  return `${type ?? 'text/plain'};${parameters.replace(/^[\s,;:]+/, '')}`;
}
