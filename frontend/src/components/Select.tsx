import { ChevronDown } from 'lucide-react';
import { useIsLive } from './use-is-live.js';

interface SelectProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; name: string }[];
  testId?: string;
}

/** The browser's own list, which works well on every phone. */
export function Select({ label, value, onChange, options, testId }: SelectProps) {
  const isLive = useIsLive();
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        disabled={!isLive}
        onChange={(event) => onChange(event.target.value)}
        className="field appearance-none pe-10"
        data-testid={testId}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-3.5 end-3.5 size-4 text-ink-faint" aria-hidden="true" />
    </label>
  );
}
