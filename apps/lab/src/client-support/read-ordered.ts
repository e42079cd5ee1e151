/**
 * Reads a JSON text and keeps the order of the fields.
 *
 * Objects of JavaScript put names like `12` before all others, so that "11.4" would be a later version than "12". Each such
 * name gets a `v` in front.
 */
export const readOrdered = (text: string): unknown => JSON.parse(text.replace(/"(\d+)"(?=\s*:)/g, '"v$1"'));
