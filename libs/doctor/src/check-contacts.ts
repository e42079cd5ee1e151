import { isReserved, splitAddress, type Address, type Finding } from '@efemera/contract';
import { about } from './findings.js';

/**
 * Warns the operator of contact addresses at the service's own domains that are not reserved: a visitor could claim
 * such an address, and until then anybody could read the letters that senders write to the operator.
 */
export function checkContacts(domains: readonly string[], contacts: readonly string[]): Finding[] {
  const isOpen = (contact: string) => {
    const split = splitAddress(contact);
    return (
      split !== null && domains.includes(split.domain) && !isReserved(`${split.localPart}@${split.domain}` as Address)
    );
  };
  return contacts.filter(isOpen).map((contact) =>
    about('settings', contact).warn({
      code: 'contact_open',
      found: 'The site shows this address as yours, and this service takes mail for it.',
      meaning: 'A visitor can claim it, or anybody read its mail; it is erased within the hour.',
      mend: 'Use a reserved name such as contact@ or security@, whose mail is kept for you, or a mailbox elsewhere.',
    }),
  );
}
