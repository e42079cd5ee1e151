import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../components/class-names.js';

interface DomainSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  domains: readonly string[];
  value: string;
  onChoose: (domain: string) => void;
}

/** The browser's own list: it is the one that every phone and every screen reader knows. */
export function DomainSelect({ domains, value, onChoose, className, ...rest }: DomainSelectProps) {
  return (
    <span className={classNames('relative inline-flex min-w-0', className)}>
      <select
        translate="no"
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 w-full sm:min-h-9 min-w-0 cursor-pointer appearance-none truncate rounded-full bg-transparent pr-8 pl-3 font-mono text-xs text-ink-soft hover:bg-hover hover:text-ink"
        {...rest}
      >
        {domains.map((domain) => (
          <option key={domain} value={domain} className="bg-raised text-ink">
            @{domain}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-faint"
        aria-hidden="true"
      />
    </span>
  );
}
