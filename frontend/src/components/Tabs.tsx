import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; text: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** Beside the tabs. */
  aside: ReactNode;
  className: string;
  children: ReactNode;
  /** The panel's content is being loaded. */
  isBusy: boolean;
}

/**
 * A panel whose tabs choose what it shows (ARIA's tabs pattern). Not Radix's tabs, which write style attributes: the
 * policy of a prerendered page refuses those.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChoose, aside, className, children, isBusy } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : (to + tabs.length) % tabs.length;
    const chosen = next === undefined ? undefined : tabs[next];
    if (!chosen || next === undefined) return;
    event.preventDefault();
    onChoose(chosen.value);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className={className}>
      <div className="flex flex-wrap items-center gap-x-4 border-b border-line px-4 sm:px-7">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="flex flex-wrap gap-x-5 sm:gap-x-6"
          onKeyDown={move}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChoose(tab.value)}
              className="-mb-px min-h-14 border-b-2 border-transparent font-display text-lg font-semibold tracking-tight text-ink-soft transition-colors duration-150 hover:text-ink aria-selected:border-ember aria-selected:text-ink"
            >
              {tab.text}
            </button>
          ))}
        </div>
        <div className="ms-auto flex gap-2">{aside}</div>
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} aria-busy={isBusy}>
        {children}
      </div>
    </div>
  );
}
