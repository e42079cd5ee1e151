/** The rules of a mail, by the layer that they belong in (`frameLayers`). */
export interface FrameStyles {
  /** Our own, for what the mail's would spoil. */
  guard: string;
  hints: string;
  mail: string;
  inline: string;
  inlineImportant: string;
}

export const noStyles: FrameStyles = { guard: '', hints: '', mail: '', inline: '', inlineImportant: '' };

/** Carries the host that a link leads to where its words say otherwise; no mail can bring it along. */
export const leadsAttribute = 'data-leads';

/** At this width and below a mail is shown as on a phone. */
export const narrowPixels = 640;

const leads = `a[${leadsAttribute}]`;
// Drawn beside the words, not among them: what is searched, copied and counted stays the mail's own.
const chip = [
  'content:"\\2192\\a0" attr(data-leads)',
  'display:inline-block',
  'box-sizing:border-box',
  'min-width:min(7em,100%)',
  'max-width:100%',
  'margin:0 4px',
  'padding:0 6px',
  'border-radius:4px',
  'background:#fdf0cc',
  'color:#5c4300',
  'font:600 12px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif',
  'letter-spacing:0',
  'word-spacing:0',
  'text-indent:0',
  'text-transform:none',
  'text-align:start',
  'white-space:normal',
  'overflow-wrap:anywhere',
  'vertical-align:baseline',
  'direction:ltr',
  'unicode-bidi:isolate',
];
// No box of the mail's may be too small for what its reader must see, or fade it.
const aroundWarning = [
  'overflow:visible',
  'height:auto',
  'max-height:none',
  'max-width:none',
  'opacity:1',
  'text-indent:0',
  'letter-spacing:normal',
  'word-spacing:normal',
];
// Between the words of such a link and its warning there is room for nothing: 3,000 pixels of it would hide the warning.
const insideWarned = [
  'display:inline',
  'float:none',
  'width:auto',
  'min-width:0',
  'height:auto',
  'min-height:0',
  'margin:0',
  'padding:0',
  'border:0',
  'font-size:inherit',
  'line-height:inherit',
  'white-space:normal',
  'vertical-align:baseline',
];
const important = (declarations: readonly string[]) => `{${declarations.join('!important;')}!important}`;

const guard = [
  // A mail that hides its own body would open as an empty page, and its reader could not tell why.
  `body${important(['display:block', 'visibility:visible', 'opacity:1'])}`,
  `${leads},:has(${leads})${important(aroundWarning)}`,
  `${leads}${important(['white-space:normal', 'min-height:0', 'padding-bottom:0'])}`,
  `${leads} *${important(insideWarned)}`,
  `${leads} br${important(['display:none'])}`,
  `${leads} img,${leads} .blocked${important(['max-height:3em', 'max-width:min(12em,100%)'])}`,
  `${leads}::after${important(chip)}`,
].join('\n');

// What is set wider than a phone takes the width that there is, and its cells share it.
const narrowGuard = [
  '.wide{width:100%!important;min-width:0!important}',
  'td.wide,th.wide{width:auto!important}',
  'img.wide:not(.low){height:auto!important}',
  'img,.blocked{max-width:100%!important}',
].join('\n');

// Mails are written for white paper, which is the frame's own; what they don't say themselves looks like a letter.
const htmlBase = `
:root{color-scheme:light}
body{margin:20px;color:#1d2a33;font:15px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
a{color:#0b5c6b}
img{max-width:100%}
.blocked{display:inline-block;box-sizing:border-box;max-width:calc(100vw - 88px);padding:2px 6px;overflow:hidden;vertical-align:middle;font-size:12px;line-height:1.35;text-align:left;outline:1px dashed #c9c4bc;outline-offset:-1px}
table{max-width:100vw}
blockquote{margin:0 0 0 8px;padding-left:12px;border-left:2px solid #d8d2c8}
pre{white-space:pre-wrap}
@media (max-width:${narrowPixels}px){body{margin:12px}}
`;

// The colours of an image's words are made for the ground around the image, not for the box that stands in for it.
const standIn = (ground: string, ink: string) => `.blocked{background:${ground}!important;color:${ink}!important}`;

const darkBase = `
:root{color-scheme:dark}
body{background:#16191c;color:#dfe4e8}
a{color:#8ecbd8}
img{filter:drop-shadow(0 0 .5px #fff)}
.blocked{outline-color:#49525a}
blockquote{border-left-color:#49525a}
`;

/**
 * The order of the layers. Of normal declarations the last layer wins, of important ones the first: so nothing in a
 * mail beats the guard, its inline styles beat its sheets, and all of it beats our defaults. A declaration outside of
 * every layer would lose to any important one in a mail.
 */
const frameLayers = '@layer guard,inline-important,base,hints,mail,inline;';

const layer = (name: string, css: string) => (css ? `@layer ${name}{${css}}` : '');

/** The style sheet of a frame that shows HTML. */
export function htmlStyleSheet(styles: FrameStyles, dark: boolean): string {
  return [
    frameLayers,
    layer(
      'guard',
      `${guard}\n${dark ? standIn('#22272b', '#c3cace') : standIn('#f1efec', '#5c6468')}\n@media (max-width:${narrowPixels}px){${narrowGuard}}\n${styles.guard}`,
    ),
    layer('inline-important', styles.inlineImportant),
    layer('base', htmlBase + (dark ? darkBase : '')),
    layer('hints', styles.hints),
    layer('mail', styles.mail),
    layer('inline', styles.inline),
  ].join('\n');
}

/** Colours of the page, for mails that bring none. */
export interface FrameColors {
  ink: string;
  paper: string;
  link: string;
}

/** The style sheet of a frame that shows plain text. */
export function textStyleSheet({ ink, paper, link }: FrameColors): string {
  return `${guard}
:root{background:${paper}}
body{margin:20px;max-width:78ch;color:${ink};font:15px/1.65 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;text-align:start}
a{color:${link};text-underline-offset:2px}
`;
}
