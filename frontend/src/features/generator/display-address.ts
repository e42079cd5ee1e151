import { addressDisplay } from '@efemera/contract';

/** An address as the panel shows it: long ones are cut. */
export function displayAddress(address: string): string {
  const { maxChars, cutToChars } = addressDisplay;
  return address.length > maxChars ? `${address.slice(0, cutToChars)}…` : address;
}
