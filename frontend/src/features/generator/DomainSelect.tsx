import type { ComponentProps } from 'react';
import { PillSelect } from '../../components/PillSelect.js';

interface DomainSelectProps extends Omit<ComponentProps<typeof PillSelect>, 'choices'> {
  domains: readonly string[];
}

/** The domains of the service. */
export function DomainSelect({ domains, ...rest }: DomainSelectProps) {
  return (
    <PillSelect translate="no" choices={domains.map((domain) => ({ value: domain, text: `@${domain}` }))} {...rest} />
  );
}
