import { addressDisplay } from '@efemera/contract';

/** An address as the panel shows it: long ones are cut. */
export function displayAddress(address: string): string {
  const { maxChars, cutToChars } = addressDisplay;
  return address.length > maxChars ? `${address.slice(0, cutToChars)}…` : address;
}

/** Longer than most addresses, which may have 254 bytes: `?to=` in a link may contain any text, however long. */
const maxPrinted = 80;

/** Makes the text after `?to=` in a link safe to show, whoever wrote it: cuts it and replaces invisible characters. */
export function printable(raw: string): string {
  const visible = raw.replace(/\p{C}/gu, '\ufffd');
  return visible.length > maxPrinted ? `${visible.slice(0, maxPrinted - 1)}…` : visible;
}
