const SPACE = 0x20;
const VERTICAL_TAB = 0x0b;
export const SLASH = 0x2f;
export const BANG = 0x21;
export const QUESTION = 0x3f;
export const LESS = 0x3c;
const GREATER = 0x3e;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;

export function isLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
}

/** White space of HTML: the vertical tab is none, and is part of a name or value. */
function isSpace(code: number): boolean {
  return code === SPACE || (code >= 0x09 && code <= 0x0d && code !== VERTICAL_TAB);
}

/** `<!--…-->` and other declarations; an unclosed one swallows the rest, as in a browser. */
export function endOfDeclaration(html: string, open: number): number {
  const isComment = html.startsWith('<!--', open);
  const end = isComment ? html.indexOf('-->', open + 2) : html.indexOf('>', open);
  return end < 0 ? html.length : end + (isComment ? 3 : 1);
}

/** Where an element ends whose content is no HTML, such as a script; its end tag is not included. */
export function endOfSkipped(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}

/** A start or end tag. `end` is the offset after it. */
export interface Tag {
  name: string;
  closing: boolean;
  attributes: Map<string, string>;
  end: number;
}

const NO_ATTRIBUTES = new Map<string, string>();

/** Reads the tag whose "<" is at an offset, as a browser would; each attribute counts once, the first time. */
export function readTag(html: string, open: number): Tag {
  let at = open + 1;
  const closing = html.charCodeAt(at) === SLASH;
  if (closing) at += 1;
  const nameStart = at;
  while (at < html.length) {
    const code = html.charCodeAt(at);
    if (code === GREATER || code === SLASH || isSpace(code)) break;
    at += 1;
  }
  const name = html.slice(nameStart, Math.min(at, nameStart + 32)).toLowerCase();
  let attributes = NO_ATTRIBUTES;
  for (;;) {
    while (at < html.length && (isSpace(html.charCodeAt(at)) || html.charCodeAt(at) === SLASH)) at += 1;
    if (at >= html.length) return { name, closing, attributes, end: html.length };
    if (html.charCodeAt(at) === GREATER) return { name, closing, attributes, end: at + 1 };
    const keyStart = at;
    at += 1;
    while (at < html.length) {
      const code = html.charCodeAt(at);
      if (code === EQUALS || code === GREATER || code === SLASH || isSpace(code)) break;
      at += 1;
    }
    const key = html.slice(keyStart, Math.min(at, keyStart + 32)).toLowerCase();
    while (isSpace(html.charCodeAt(at))) at += 1;
    let value = '';
    if (html.charCodeAt(at) === EQUALS) {
      at += 1;
      while (isSpace(html.charCodeAt(at))) at += 1;
      const quote = html.charCodeAt(at);
      if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
        const close = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at + 1);
        const end = close < 0 ? html.length : close;
        value = html.slice(at + 1, end);
        at = end + 1;
      } else {
        const valueStart = at;
        while (at < html.length && html.charCodeAt(at) !== GREATER && !isSpace(html.charCodeAt(at))) at += 1;
        value = html.slice(valueStart, at);
      }
    }
    if (attributes === NO_ATTRIBUTES) attributes = new Map();
    if (!attributes.has(key)) attributes.set(key, value);
  }
}
