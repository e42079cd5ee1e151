const characters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const c1Control = /[\u0080-\u009f]/g;

/**
 * Gives the bytes 0x80 to 0x9F their windows-1252 meaning: quotes, dashes, the euro sign.
 *
 * Some releases of Node (20.20 among them) decode windows-1252 as plain Latin-1, and much mail labels windows-1252 as
 * Latin-1. Both produce C1 controls, which no mail contains on purpose, so replacing them everywhere loses nothing.
 */
export function restoreWindows1252(text: string): string {
  return text.replace(c1Control, (control) => characters.charAt(control.charCodeAt(0) - 0x80));
}
