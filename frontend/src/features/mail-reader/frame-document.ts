import {
  htmlStyleSheet,
  leadsAttribute,
  noStyles,
  textStyleSheet,
  type FrameColors,
  type FrameStyles,
} from './frame-styles.js';
import { linkify } from './linkify.js';
import { linkTarget } from './link-target.js';
import { firstDirection } from './text-direction.js';

interface HtmlParts {
  /** The `body` element. */
  body: string;
  styles?: FrameStyles;
  nonce: string;
  /** Images may come from other servers: the reader has asked for them. */
  loadsRemote?: boolean;
  /** The colours of the page, for a mail without its own and for one in dark colours; else the mail is on white paper. */
  page?: FrameColors | null;
  /** Below 1, drawn smaller, so that it fits its frame. */
  zoom?: number;
}

/**
 * The sandbox of the frame: no scripts, no origin, no forms, no navigation of the page. Links may open a new tab,
 * and that tab is an ordinary one.
 *
 * The page therefore gets no key that is pressed inside the frame: Escape closes the mail only after Tab, or a click
 * outside, has led out of it. `KeyboardReturn` tells so. We accept that, because every way around it is worse. With
 * `allow-same-origin` the page could listen, but a link that slipped past the sanitiser would open a tab of our origin.
 * With `allow-scripts` a script of ours could hand keys out, but so could the first script that slipped past. If the page
 * took the focus out of the frame after each click, readers could neither copy the text that they select, nor scroll the
 * mail by keys: the page can't tell a click from the beginning of a selection.
 */
export const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/**
 * The sandbox of the hidden frame in which the page measures a mail. A frame without an origin, as the one that shows
 * the mail, can't report its height. This one has the page's origin, so that the page can read the height, but runs no
 * script and opens no tab, and the page hides it from sight, pointer and keyboard: no reader can follow a link of the
 * sender in it.
 */
export const measuringSandbox = 'allow-same-origin';

/** The document that shows an HTML body; `body` and `styles` must be sanitised. */
export function htmlFrame({ body, styles = noStyles, nonce, loadsRemote, page = null, zoom = 1 }: HtmlParts): string {
  return frame({ body, css: htmlStyleSheet(styles, page, zoom), nonce, loadsRemote });
}

/** The document that shows a plain text: escaped, with its line breaks, and with links that can be clicked. */
export function textFrame(text: string, colors: FrameColors, nonce: string): string {
  const dir = firstDirection(text) ?? 'ltr';
  return frame({ body: `<body dir="${dir}">${textToHtml(text)}</body>`, css: textStyleSheet(colors), nonce });
}

interface FrameParts {
  body: string;
  css: string;
  nonce: string;
  loadsRemote?: boolean | undefined;
}

/**
 * Whatever the body contains, this policy lets no script run, and nothing load from elsewhere but images that the
 * reader has asked for. The frame also inherits the page's policy: a request must be allowed by both.
 */
function frame({ body, css, nonce, loadsRemote = false }: FrameParts): string {
  const source = escapeHtml(nonce);
  const images = loadsRemote ? 'data: https: http:' : 'data:';
  const policy = `default-src 'none'; img-src ${images}; style-src 'nonce-${source}'; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="no-referrer">',
    `<style nonce="${source}">${css}</style>`,
    `</head>${body}</html>`,
  ].join('');
}

export function textToHtml(text: string): string {
  return linkify(text.replace(/\r\n?/g, '\n'))
    .map((part) => {
      const shown = escapeHtml(part.text).replaceAll('\n', '<br>');
      return part.href === undefined ? shown : `<a ${linkAttributes(part.href, part.text)}>${shown}</a>`;
    })
    .join('');
}

function linkAttributes(href: string, words: string): string {
  const { address, unlike } = linkTarget(href, words);
  return Object.entries({
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    title: address,
    ...(unlike !== null && { [leadsAttribute]: unlike }),
  })
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
