import { addressDisplay } from '@efemera/contract';

/** An address as the panel shows it: long ones are cut. */
export function displayAddress(address: string): string {
  const { maxChars, cutToChars } = addressDisplay;
  return address.length > maxChars ? `${address.slice(0, cutToChars)}…` : address;
}

/** Longer than any valid address: `?to=` in a link may contain any text. */
const maxPrinted = 80;

/** Makes the address of a link safe to show, whatever its author wrote: cut, and without invisible characters. */
export function printable(raw: string): string {
  const visible = raw.replace(/\p{C}/gu, '\ufffd');
  return visible.length > maxPrinted ? `${visible.slice(0, maxPrinted - 1)}…` : visible;
}
