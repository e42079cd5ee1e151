import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.js';

interface PillSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  choices: readonly { value: string; text: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** The browser's own select list, which works on every phone and with every screen reader. */
export function PillSelect({ choices, value, onChoose, className, ...rest }: PillSelectProps) {
  return (
    <span className={classNames('relative inline-flex min-w-0', className)}>
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded-full bg-transparent ps-3 pe-8 text-xs text-ink-soft hover:bg-hover hover:text-ink sm:min-h-9"
        {...rest}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} className="bg-raised text-ink">
            {choice.text}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute end-2.5 top-1/2 size-4 -translate-y-1/2 text-ink-faint"
        aria-hidden="true"
      />
    </span>
  );
}
