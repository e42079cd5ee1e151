import type { Delivery } from '@efemera/contract';

/** Words of ours by the enhanced status (RFC 3463) of a refusal; SMTP's own stand beside them. */
const reasons = {
  '4.3': 'busy',
  '4.4': 'silent',
  '4.5': 'recipients',
  '5.1': 'nobody',
  '5.3': 'tooLarge',
  '5.6': 'malformed',
  '5.7': 'blocked',
} as const;

/** Why a mail was refused, in a word that the page has a sentence for; null where SMTP's words must do. */
export function reasonOf({ text }: Delivery['reply']): (typeof reasons)[keyof typeof reasons] | null {
  const kind = /^(\d\.\d)\.\d+ /.exec(text)?.[1] ?? '';
  return kind in reasons ? reasons[kind as keyof typeof reasons] : null;
}
