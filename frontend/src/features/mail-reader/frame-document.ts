import { linkify } from './linkify.js';
import { linkTarget } from './link-target.js';

/** Colours of the page, for mails that bring none. */
export interface FrameColors {
  ink: string;
  paper: string;
  link: string;
}

interface FrameParts {
  /** The `body` element. */
  body: string;
  css: string;
  nonce: string;
  /** Images may come from elsewhere: the reader has asked for them. */
  loadsRemote?: boolean;
}

/**
 * The sandbox of the frame: no scripts, no origin, no forms, no navigation of the page. Links may open a new tab,
 * and that tab is an ordinary one.
 */
export const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** Carries whom a link leads to where its words say otherwise; no mail can bring it along. */
export const leadsAttribute = 'data-leads';

// Drawn beside the words, not among them: what is searched, copied and counted stays the mail's own.
const leadsCss = `
/* No box of the mail's may be too small for what its reader must see. */
a[${leadsAttribute}],:has(a[${leadsAttribute}]){overflow:visible!important;height:auto!important;max-height:none!important;max-width:none!important}
a[${leadsAttribute}]::after{content:"\\2192\\a0" attr(${leadsAttribute});display:inline-block;max-width:100%;box-sizing:border-box;margin:0 4px;padding:0 6px;border-radius:4px;background:#fdf0cc;color:#5c4300;font:600 12px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;letter-spacing:0;word-spacing:0;text-indent:0;text-transform:none;text-align:start;white-space:normal;overflow-wrap:anywhere;vertical-align:baseline;direction:ltr;unicode-bidi:isolate}
`;

// Mails are written for white paper, which is the frame's own; what they don't say themselves looks like a letter.
const htmlCss = `
:root{color-scheme:light}
body{margin:20px;color:#1d2a33;font:15px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
a{color:#0b5c6b}
img{max-width:100%;height:auto}
.blocked{max-width:calc(100vw - 88px)}
.blocked{display:inline-block;box-sizing:border-box;padding:2px 6px;overflow:hidden;vertical-align:middle;background:#f1efec;color:#5c6468;font-size:12px;line-height:1.35;text-align:left;outline:1px dashed #c9c4bc;outline-offset:-1px}
table{max-width:100vw}
blockquote{margin:0 0 0 8px;padding-left:12px;border-left:2px solid #d8d2c8}
pre{white-space:pre-wrap}
`;

const textCss = ({ ink, paper, link }: FrameColors) => `
:root{background:${paper}}
body{margin:20px;max-width:78ch;color:${ink};font:15px/1.65 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;text-align:start}
a{color:${link};text-underline-offset:2px}
`;

/** The document that shows an HTML body; `body` and `css` come cleaned. */
export function htmlFrame({ css, ...parts }: FrameParts): string {
  return frame({ ...parts, css: htmlCss + css });
}

/** The document that shows a plain text: escaped, its line breaks kept, its links live. */
export function textFrame(text: string, colors: FrameColors, nonce: string): string {
  return frame({ body: `<body>${textToHtml(text)}</body>`, css: textCss(colors), nonce });
}

/**
 * Nothing runs in here, and nothing is fetched but images that the reader has asked for, whatever the body says: this
 * policy comes on top of the page's own, which the frame inherits, and both must allow what is to happen.
 */
function frame({ body, css, nonce, loadsRemote = false }: FrameParts): string {
  const source = escapeHtml(nonce);
  const images = loadsRemote ? 'data: https: http:' : 'data:';
  const policy = `default-src 'none'; img-src ${images}; style-src 'nonce-${source}'; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html><html><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="referrer" content="no-referrer">',
    `<style nonce="${source}">${leadsCss}${css}</style>`,
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
