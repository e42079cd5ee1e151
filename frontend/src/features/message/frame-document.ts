import { linkify } from './linkify.js';

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
}

/**
 * The sandbox of the frame: no scripts, no origin, no forms, no navigation of the page. Links may open a new tab,
 * and that tab is an ordinary one.
 */
export const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox';

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
body{margin:20px;color:${ink};font:15px/1.65 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;white-space:pre-wrap;overflow-wrap:anywhere}
a{color:${link};text-underline-offset:2px}
`;

/** The document that shows an HTML body; `body` and `css` come cleaned. */
export function htmlFrame({ body, css, nonce }: FrameParts): string {
  return frame({ body, css: htmlCss + css, nonce });
}

/** The document that shows a plain text: escaped, its line breaks kept, its links live. */
export function textFrame(text: string, colors: FrameColors, nonce: string): string {
  return frame({ body: `<body>${textToHtml(text)}</body>`, css: textCss(colors), nonce });
}

/**
 * Nothing runs and nothing is fetched in here, whatever the body says: this policy comes on top of the page's own,
 * which the frame inherits, and both must allow what is to happen.
 */
function frame({ body, css, nonce }: FrameParts): string {
  const source = escapeHtml(nonce);
  const policy = `default-src 'none'; img-src data:; style-src 'nonce-${source}'; base-uri 'none'; form-action 'none'`;
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
      return part.href === undefined
        ? shown
        : `<a href="${escapeHtml(part.href)}" target="_blank" rel="noopener noreferrer">${shown}</a>`;
    })
    .join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
