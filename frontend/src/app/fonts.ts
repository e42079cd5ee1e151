/**
 * Asks for the fonts before there is text that shows them: what is drawn in another font first jumps when they come.
 * Not earlier, as a preload would: until the scripts are here, every byte of a font delays the first text.
 */
export function startFonts(): void {
  const styles = getComputedStyle(document.documentElement);
  for (const token of ['--font-display', '--font-sans', '--font-mono']) {
    // One that does not come is drawn in the next of its list.
    document.fonts.load(`1em ${styles.getPropertyValue(token)}`).catch(() => undefined);
  }
}
