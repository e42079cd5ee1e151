import type { Look } from './look.js';

/** The tooltip at the pointer, drawn on the canvas: the page's policy refuses the styles in the library's HTML. */
export const tooltip = (look: Look) => ({
  renderMode: 'richText' as const,
  confine: true,
  backgroundColor: look.raised,
  borderColor: look.line,
  borderWidth: 1,
  padding: [8, 12],
  textStyle: { color: look.ink, fontSize: 13, lineHeight: 20, fontFamily: look.font },
});
