/**
 * Reads a JSON text and keeps the order of the fields.
 *
 * JavaScript puts names like `12` before all other fields of an object, so that "11.4" would seem a later version than
 * "12". Each such name gets a `v` in front.
 */
export const readOrdered = (text: string): unknown => JSON.parse(text.replace(/"(\d+)"(?=\s*:)/g, '"v$1"'));
