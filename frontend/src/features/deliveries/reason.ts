import type { Delivery } from '@efemera/contract';

/** Our explanations by the enhanced status (RFC 3463) of a refusal, shown beside SMTP's own text. */
const reasons = {
  '4.3': 'busy',
  '4.4': 'silent',
  '4.5': 'recipients',
  '5.1': 'nobody',
  '5.3': 'tooLarge',
  '5.6': 'malformed',
  '5.7': 'blocked',
} as const;

/** The key of our sentence for a refusal; null if only SMTP's text is shown. */
export function reasonOf({ text }: Delivery['reply']): (typeof reasons)[keyof typeof reasons] | null {
  // SMTP gives this status for a retired domain; our sentence for `5.1` would say that the address does not exist, but
  // the address has a holder.
  if (text.startsWith('5.1.2 ')) return null;
  const kind = /^(\d\.\d)\.\d+ /.exec(text)?.[1] ?? '';
  return kind in reasons ? reasons[kind as keyof typeof reasons] : null;
}

/** A key for React: a stored mail has an id, but two refusals may differ only in the moment at which they ended. */
export const keyOf = ({ id, steps }: Delivery) => id ?? `${steps.at(-1)?.at} ${steps.at(-1)?.ms}`;
