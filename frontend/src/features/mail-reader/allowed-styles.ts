/**
 * What the inline styles of a mail may say. Names are longhands, as the browser's own style parser lists them.
 *
 * Refused on purpose: whatever loads (`url()`, `image-set()`; one plain background image is decided on elsewhere), moves out of its place (position, transform), runs
 * over time (animation, transition), reads from elsewhere (`var()`, `attr()`, `env()`) or takes words away from
 * whoever searches and listens (`display: none`, `visibility`): preheaders also hide by size and opacity, as they may.
 */
const properties = new Set([
  ...['background-size', 'background-repeat', 'background-position-x', 'background-position-y'],
  ...['color', 'background-color', 'opacity', 'display', 'direction', 'unicode-bidi'],
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
  ...['block', 'inline', 'inline-block', 'list-item', 'table', 'inline-table', 'table-row', 'table-cell'],
  ...['table-row-group', 'table-header-group', 'table-footer-group', 'table-column', 'table-column-group'],
  'table-caption',
]);

const colourFunction = /\b(?:rgb|rgba|hsl|hsla)\([\d\s.,%/-]*\)/g;
// No function is left, no escape, no bracket: nothing of this can end the rule or the style element around it.
const plainValue = /^[^()\\<>{};@!]*$/;
const maxValueChars = 200;

/** Decides on one declaration as the browser's parser has written it down. */
export function isAllowedStyle(property: string, value: string): boolean {
  if (!properties.has(property) || value === '' || value.length > maxValueChars) return false;
  if (property === 'display' && !displays.has(value)) return false;
  return plainValue.test(value.replace(colourFunction, ''));
}
