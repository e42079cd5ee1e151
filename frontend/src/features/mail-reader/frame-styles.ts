/** The rules of a mail, by their layer (`frameLayers`). */
export interface FrameStyles {
  /** Our own rules, against harmful rules of the mail. */
  guard: string;
  hints: string;
  mail: string;
  inline: string;
  inlineImportant: string;
}

export const noStyles: FrameStyles = { guard: '', hints: '', mail: '', inline: '', inlineImportant: '' };

/** Attribute with the true host of a deceptive link; the sanitiser removes it from mails. */
export const leadsAttribute = 'data-leads';

/** At this width and below, a mail uses its phone layout. Beside the list, a frame is wider. */
export const narrowPixels = 600;

/** More columns than this are taken for this many. */
export const maxColumns = 6;

const letterFont = 'system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';

const leads = `a[${leadsAttribute}]`;
// The warning is drawn as generated content, so that searching and copying find only the mail's own text.
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
  `font:600 12px/1.5 ${letterFont}`,
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
  // A mail can paint over earlier lines (padding of inline text), and can set neither of these.
  'position:relative',
  'z-index:2147483647',
];
// No box of the mail may shrink or fade the warning.
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
// Removes spacing inside a deceptive link: 3,000 pixels between its words and the warning would push the warning out of
// sight.
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
  // A mail that hides its own body would open as an empty page without explanation.
  `body${important(['display:block', 'visibility:visible', 'opacity:1'])}`,
  `${leads},:has(${leads})${important(aroundWarning)}`,
  `${leads}${important(['white-space:normal', 'min-height:0', 'padding-bottom:0'])}`,
  `${leads} *${important(insideWarned)}`,
  `${leads} br${important(['display:none'])}`,
  `${leads} img,${leads} .blocked${important(['max-height:3em', 'max-width:min(12em,100%)'])}`,
  `${leads}::after${important(chip)}`,
].join('\n');

const columnCounts = Array.from({ length: maxColumns - 1 }, (_, index) => index + 2);

// An element wider than a phone takes the available width, and its cells share it.
const narrowGuard = [
  'body{width:auto!important;min-width:0!important}',
  '.wide{width:100%!important;min-width:0!important;box-sizing:border-box!important}',
  'td.wide,th.wide{width:auto!important}',
  '.full{box-sizing:border-box!important}',
  '.full:not(td,th){max-width:100%!important}',
  '.long-line{text-wrap-mode:wrap!important}',
  'img.wide:not(.low){height:auto!important}',
  'img,.blocked{max-width:100%!important}',
  ...columnCounts.map((count) => `.blocked.of-${count}{max-width:calc((100vw - 40px)/${count})!important}`),
].join('\n');

/**
 * From this width on, the header above the frame has a wider margin (`sm:ps-7` of Dialog, Pane), and so has a text.
 */
const wideFramePixels = 590;
const textMargins = (of: string) =>
  `${of}{margin:20px}@media (min-width:${wideFramePixels}px){${of}{margin:20px 28px}}`;

// Mails are written for white paper, which is the frame's background. Mails without tables look like a letter. A mail with
// tables has been designed: where it names no size and no height of lines, it counts on those of every browser.
const letter = 'body:not(:has(table))';
const htmlBase = `
:root{color-scheme:light}
body{margin:20px;color:#1d2a33;font:16px ${letterFont};overflow-wrap:anywhere}
${letter}{font-size:15px;line-height:1.6}
a:any-link{color:#0b5c6b}
img{max-width:100%}
.blocked{display:inline-block;box-sizing:border-box;max-width:calc(100vw - 88px);padding:2px 6px;overflow:hidden;vertical-align:middle;font-size:12px;line-height:1.35;outline:1px dashed #c9c4bc;outline-offset:-1px}
table{max-width:100vw}
td,th{overflow-wrap:break-word}
.long-word{overflow-wrap:anywhere}
blockquote{margin:0 0 0 8px;padding-left:12px;border-left:2px solid #d8d2c8}
pre{white-space:pre-wrap}
@media (max-width:${narrowPixels}px){body{margin:12px}}
${textMargins(letter)}
`;

// A mail chooses the colour of an image's alternative text for its own background. The box that stands in for the image
// has a background of ours, so we set both colours.
const standIn = (ground: string, ink: string) => `.blocked{background:${ground}!important;color:${ink}!important}`;

const pageBase = ({ ink, paper, link, scheme }: FrameColors) => `
:root{color-scheme:${scheme}}
body{background:${paper};color:${ink}}
a:any-link{color:${link}}
`;

const darkBase = `
img{filter:drop-shadow(0 0 .5px #fff)}
.blocked{outline-color:#49525a}
blockquote{border-left-color:#49525a}
`;

/**
 * The order of the layers. For normal declarations the last layer wins, for important ones the first. So no rule of a
 * mail overrides the guard, inline styles override sheets, and both override our defaults. A declaration outside of
 * every layer would lose to an important one in a mail.
 */
const frameLayers = '@layer guard,inline-important,base,hints,mail,inline;';

const layer = (name: string, css: string) => (css ? `@layer ${name}{${css}}` : '');

/** Colours of the page, for texts without colours of their own. */
export interface FrameColors {
  ink: string;
  paper: string;
  link: string;
  scheme: string;
}

/**
 * The style sheet of a frame that shows HTML.
 *
 * @param page  the colours of the page; null for white paper.
 * @param zoom  below 1, the mail is drawn smaller.
 */
export function htmlStyleSheet(styles: FrameStyles, page: FrameColors | null, zoom: number): string {
  const dark = page?.scheme === 'dark';
  return [
    frameLayers,
    layer(
      'guard',
      `${guard}\n${dark ? standIn('#22272b', '#c3cace') : standIn('#f1efec', '#5c6468')}\n@media (max-width:${narrowPixels}px){${narrowGuard}}\n${styles.guard}`,
    ),
    layer('inline-important', styles.inlineImportant),
    layer(
      'base',
      htmlBase + (page ? pageBase(page) : '') + (dark ? darkBase : '') + (zoom === 1 ? '' : `:root{zoom:${zoom}}`),
    ),
    layer('hints', styles.hints),
    layer('mail', styles.mail),
    layer('inline', styles.inline),
  ].join('\n');
}

/** The style sheet of a frame that shows plain text. */
export function textStyleSheet({ ink, paper, link, scheme }: FrameColors): string {
  return `${guard}
:root{color-scheme:${scheme};background:${paper}}
body{max-width:78ch;color:${ink};font:15px/1.65 ${letterFont};white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:plaintext;text-align:start}
a{color:${link};text-underline-offset:2px}
${textMargins('body')}
`;
}
