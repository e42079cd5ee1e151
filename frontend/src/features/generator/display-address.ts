import { addressDisplay, limits } from '@efemera/contract';

/** An address as the panel shows it: long ones are cut. */
export function displayAddress(address: string): string {
  const { maxChars, cutToChars } = addressDisplay;
  return address.length > maxChars ? `${address.slice(0, cutToChars)}…` : address;
}

/** As long as the longest address: `?to=` in a link may contain any text, however long. */
const maxPrinted = limits.maxAddressBytes;

/** Makes the text after `?to=` in a link safe to show, whoever wrote it: cuts it and replaces invisible characters. */
export function printable(raw: string): string {
  const visible = raw.replace(/\p{C}/gu, '\ufffd');
  return visible.length > maxPrinted ? `${visible.slice(0, maxPrinted - 1)}…` : visible;
}
