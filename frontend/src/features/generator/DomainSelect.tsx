import type { ComponentProps } from 'react';
import { PillSelect } from '../../components/PillSelect.js';

interface DomainSelectProps extends Omit<ComponentProps<typeof PillSelect>, 'choices'> {
  domains: readonly string[];
}

// An `option` can't hold elements, so characters isolate its text: a right-to-left page would draw the @ at the end.
const isolated = (text: string) => `\u2066${text}\u2069`;

/** The domains of the service. */
export function DomainSelect({ domains, ...rest }: DomainSelectProps) {
  const choices = domains.map((domain) => ({ value: domain, text: isolated(`@${domain}`) }));
  return <PillSelect translate="no" choices={choices} {...rest} />;
}
