const characters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const c1Control = /[\u0080-\u009f]/g;

/**
 * Gives the bytes 0x80 to 0x9F the meaning that their senders had: quotes, dashes, the euro sign.
 *
 * Some releases of Node (20.20 among them) decode windows-1252 as plain Latin-1, and much mail calls its windows-1252
 * Latin-1. Both leave C1 controls, which no mail means: nothing is lost by reading them so wherever they stand.
 */
export function restoreWindows1252(text: string): string {
  return text.replace(c1Control, (control) => characters.charAt(control.charCodeAt(0) - 0x80));
}
