/** An element whose end has not come yet, with what its text inherits. */
export interface OpenElement {
  name: string;
  hidden: boolean;
  fontPx: number;
  emphasised: boolean;
  pre: boolean;
  /** True if the element has a background of its own. */
  filled: boolean;
}

const EMPHASIS = new Set('b strong code kbd tt h1 h2 h3 mark samp'.split(' '));
const LARGE_FONT_PX = 19;
export const DEFAULT_FONT_PX = 14;
export const VISIBLE_FONT_PX = 2;

const MAX_STYLE_CHARS = 2000;
const MAX_STYLE_SHEET_CHARS = 60_000;
const HIDING =
  /(?:^|[\s;{])(?:display\s?:\s?none|visibility\s?:\s?hidden|opacity\s?:\s?0?(?:\.0+)?(?![\d.])|mso-hide\s?:\s?all\s?;\s?max-height)/;
const NO_EXTENT = /(?:^|[\s;{])(?:max-)?(?:height|width)\s?:\s?[01](?:px|pt|em)?\s?(?:!|;|$)/;
const CLIPPED = /overflow\s?:\s?hidden/;
const FONT_SIZE = /(?:^|[\s;{])font-size\s?:\s?(\d{0,4}(?:\.\d{1,4})?)\s?(px|pt|em|rem|%|;|!|$)/;
const LETTER_SPACING = /(?:^|[\s;{])letter-spacing\s?:\s?(?:[2-9]|[1-9]\d|0?\.[1-9]|1\.\d)/;
const GROUND = /(?:^|[\s;{])(?:background(?:-color)?|border-radius)\s?:/;
const BOLD = /(?:^|[\s;{])font-weight\s?:\s?(?:bold|[6-9]00)/;

/** The element that a start tag opens inside another: what it inherits, and what its attributes change. */
export function childOf(
  parent: OpenElement,
  name: string,
  attributes: Map<string, string>,
  hiddenClasses: Set<string>,
): OpenElement {
  const child: OpenElement = {
    name,
    hidden: parent.hidden || attributes.has('hidden'),
    fontPx: parent.fontPx,
    emphasised: parent.emphasised || EMPHASIS.has(name),
    pre: parent.pre || name === 'pre',
    filled: attributes.has('bgcolor') || name === 'button',
  };
  // Mail is shown in quirks mode, in which a table does not inherit a font size. Layouts often set it to zero around
  // tables, to close the gaps between images.
  if (name === 'table' && child.fontPx < VISIBLE_FONT_PX) child.fontPx = DEFAULT_FONT_PX;
  if (hiddenClasses.size > 0 && !child.hidden) {
    const classes = attributes.get('class');
    if (classes !== undefined) child.hidden = classes.split(/\s+/, 20).some((each) => hiddenClasses.has(each));
  }
  if (name === 'a' && /btn|button|cta/i.test(attributes.get('class') ?? '')) child.filled = true;
  const style = attributes.get('style');
  if (style !== undefined) applyStyle(child, style.slice(0, MAX_STYLE_CHARS).toLowerCase());
  return child;
}

function hides(style: string): boolean {
  return HIDING.test(style) || (CLIPPED.test(style) && NO_EXTENT.test(style));
}

function applyStyle(element: OpenElement, style: string): void {
  if (hides(style)) element.hidden = true;
  if (GROUND.test(style)) element.filled = true;
  const size = FONT_SIZE.exec(style);
  if (size !== null && size[1] !== '') {
    const amount = Number(size[1]);
    const unit = size[2];
    if (unit === 'em') element.fontPx *= amount;
    else if (unit === '%') element.fontPx *= amount / 100;
    else if (unit === 'rem') element.fontPx = amount * 16;
    else if (unit === 'pt') element.fontPx = amount * 1.33;
    else element.fontPx = amount;
  }
  if (element.fontPx >= LARGE_FONT_PX || LETTER_SPACING.test(style) || BOLD.test(style)) element.emphasised = true;
}

/** Collects the classes that a style sheet hides for every reader. Skips @media rules, which hide only for some. */
export function collectHiddenClasses(sheet: string, hiddenClasses: Set<string>): void {
  const css = sheet.slice(0, MAX_STYLE_SHEET_CHARS);
  let depth = 0;
  let preludeStart = 0;
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at];
    if (char === '{') {
      if (depth === 0 && css.slice(preludeStart, at).trimStart().startsWith('@') === false) {
        const end = css.indexOf('}', at);
        if (end < 0) return;
        if (hides(css.slice(at + 1, Math.min(end, at + MAX_STYLE_CHARS)).toLowerCase())) {
          for (const selector of css.slice(preludeStart, at).split(',', 20)) {
            const simple = /^[a-z]{0,10}\.([\w-]{1,60})$/i.exec(selector.trim());
            if (simple?.[1] !== undefined) hiddenClasses.add(simple[1]);
          }
        }
        at = end;
        preludeStart = at + 1;
      } else depth += 1;
    } else if (char === '}') {
      depth = Math.max(0, depth - 1);
      preludeStart = at + 1;
    }
  }
}
