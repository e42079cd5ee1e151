/**
 * The allowed declarations in a mail's styles, inline and in sheets. Names are longhands, as the browser's own style
 * parser lists them.
 *
 * Refused on purpose: declarations that load (`url()`, `image-set()`), move a box over another (position, transform,
 * shadows, negative margins), run over time (animation, transition), or read from elsewhere (`var()`, `attr()`,
 * `env()`). If an inline style's background image is a single `url()`, style-classes.ts keeps that address apart: the
 * page loads it when the reader asks for images.
 */
const properties = new Set([
  ...['background-image', 'background-size', 'background-repeat', 'background-position-x', 'background-position-y'],
  ...['color', 'background-color', 'opacity', 'display', 'direction'],
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'font-variant-caps', 'line-height'],
  ...['letter-spacing', 'word-spacing', 'text-align', 'text-indent', 'text-transform', 'vertical-align'],
  ...['text-decoration-line', 'text-decoration-style', 'text-decoration-color', 'text-decoration-thickness'],
  ...['white-space', 'white-space-collapse', 'text-wrap-mode', 'word-break', 'overflow-wrap', 'hyphens'],
  ...['width', 'min-width', 'max-width', 'height', 'min-height', 'max-height', 'box-sizing'],
  ...['overflow-x', 'overflow-y', 'float', 'clear'],
  ...['table-layout', 'caption-side', 'empty-cells', 'border-collapse', 'list-style-type', 'list-style-position'],
  ...['-webkit-border-horizontal-spacing', '-webkit-border-vertical-spacing', 'border-spacing'],
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [
    `margin-${side}`,
    `padding-${side}`,
    `border-${side}-width`,
    `border-${side}-style`,
    `border-${side}-color`,
  ]),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
]);

const displays = new Set([
  ...['none', 'block', 'inline', 'inline-block', 'list-item', 'table', 'inline-table', 'table-row', 'table-cell'],
  ...['table-row-group', 'table-header-group', 'table-footer-group', 'table-column', 'table-column-group'],
  'table-caption',
]);

const colorFunction = /\b(?:rgb|rgba|hsl|hsla)\([\d\s.,%/-]*\)/g;
const gradientFunction = /\b(?:repeating-)?(?:linear|radial|conic)-gradient\([^()]*\)/g;
// Permits no function, escape or bracket, so that no value can end the rule or the style element around it.
const plainValue = /^[^()\\<>{};@!]*$/;
const maxValueChars = 200;
const maxBackgroundChars = 1000;
/** With negative values, these properties could draw a box over the warning beside a link, or text outside the window. */
const neverNegative = /^(?:margin-|text-indent|letter-spacing|word-spacing)/;
/** Allows slightly negative letter spacing, which newsletters use for headings. */
const tightSpacing = /^-0?\.\d+em$|^-[01](?:\.\d+)?px$/;

/** Whether a mail may use this declaration, given in the form that the browser's style parser writes. */
export function isAllowedStyle(property: string, value: string): boolean {
  const isBackground = property === 'background-image';
  if (!properties.has(property) || value === '') return false;
  if (value.length > (isBackground ? maxBackgroundChars : maxValueChars)) return false;
  if (property === 'display' && !displays.has(value)) return false;
  if (
    neverNegative.test(property) &&
    value.startsWith('-') &&
    !(property === 'letter-spacing' && tightSpacing.test(value))
  )
    return false;
  const withoutColors = value.replace(colorFunction, '');
  return plainValue.test(isBackground ? withoutColors.replace(gradientFunction, '') : withoutColors);
}
