import { splitTag, type Address } from '@efemera/contract';
import type { InboxFact } from '../transport/live.js';

/**
 * Whether the page of an address shows mail of this inbox. The server names the inbox in mails and events, but a visitor may
 * have opened one of its plus addresses: compared as text, the page would drop each event as another inbox's.
 */
export const isOfInbox = (address: string | null, inbox: string): boolean =>
  address !== null && (address === inbox || splitTag(address as Address).inbox === inbox);

/** Whether an event concerns the page of an address: the page of a plus address lists only mail to that address. */
export function concerns(address: string | null, { payload }: InboxFact): boolean {
  if (address === null || payload.to === address) return address !== null;
  const { inbox, tag } = splitTag(address as Address);
  if (inbox !== payload.to) return false;
  const email = 'email' in payload ? payload.email : undefined;
  return !email || tag === null || email.tag === tag;
}
