import type { ReactNode } from 'react';
import { useIsLive } from './use-is-live.js';
import { classNames } from './class-names.js';

interface SegmentsProps<Value extends string> {
  /** Name of the group; no two on a page may have the same. */
  name: string;
  label: string;
  isLabelHidden?: boolean;
  choices: readonly { value: Value; text: string; icon?: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A choice between a few values, all of them visible: radio buttons that look like one bar. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, label, isLabelHidden = false, choices, value, onChoose } = props;
  const isLive = useIsLive();
  return (
    <fieldset disabled={!isLive} className="min-w-0">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-xs text-ink-faint'}>{label}</legend>
      <div className="inline-flex max-w-full flex-wrap rounded-[1.375rem] bg-sunken p-1">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'relative inline-flex min-h-11 items-center sm:min-h-9 gap-1.5 rounded-full px-3 text-sm whitespace-nowrap text-ink-soft transition-colors duration-150 select-none',
              'hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-segment has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-water',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {choice.icon}
            {choice.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
