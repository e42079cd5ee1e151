import { limits } from '@efemera/contract';

const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);

/** Nesting depth of the brackets of a text that may be JSON; at most `most + 1`. */
export function depthOf(json: Uint8Array, most = Infinity): number {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length && deepest <= most; at++) {
    const byte = json[at] ?? 0;
    if (byte === quote) isQuoted = !isQuoted;
    else if (isQuoted && byte === backslash) at++;
    else if (!isQuoted && opening.has(byte)) deepest = Math.max(deepest, ++depth);
    else if (!isQuoted && closing.has(byte)) depth--;
  }
  return deepest;
}

/**
 * Refuses a body that nests too deeply, before it is parsed: tens of thousands of levels would block the parser and the
 * validation. Refuses other encodings than UTF-8: `depthOf` reads bytes, and in UTF-16 a letter can contain the byte of a
 * quotation mark and hide brackets.
 */
export function refuseDeepBody(_request: unknown, _response: unknown, body: Uint8Array, encoding: string): void {
  if (encoding !== 'utf-8') throw Object.assign(new Error('The request body is not in UTF-8.'), { status: 415 });
  if (depthOf(body, limits.maxRequestBodyDepth) > limits.maxRequestBodyDepth)
    throw new Error('The request body is nested too deep.');
}
