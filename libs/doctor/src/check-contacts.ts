import { isReserved, splitAddress, type Address, type Finding } from '@efemera/contract';
import { about } from './findings.js';

/** A visitor may claim any address here but reserved ones, and everybody may read it while nobody holds it. */
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
