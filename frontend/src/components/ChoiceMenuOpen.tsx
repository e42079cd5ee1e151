import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { Button } from './Button.js';
import { useCloseByBack } from './use-close-by-back.js';

export interface ChoiceMenuProps<Value extends string> {
  label: string;
  /** What the button shows; `label` is its name for assistive technology. */
  icon: ReactNode;
  choices: readonly { value: Value; name: string; icon?: ReactNode; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  testId: string;
}

/** The menu itself, open as soon as it is loaded. */
export function ChoiceMenuOpen<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, choices, value, onChoose, testId } = props;
  const [isOpen, setOpen] = useState(true);
  useCloseByBack(() => setOpen(false), isOpen);
  return (
    // Not modal: a short menu need not lock the rest of the page.
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>
        <Button size="icon" look="quiet" aria-label={label} title={label} data-testid={testId}>
          {icon}
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-60 min-w-48 animate-appear rounded-lg border border-line bg-raised p-1.5 shadow-raised"
        >
          <DropdownMenu.RadioGroup value={value} onValueChange={(chosen) => onChoose(chosen as Value)}>
            {choices.map((choice) => (
              <DropdownMenu.RadioItem
                key={choice.value}
                value={choice.value}
                lang={choice.lang}
                className="flex min-h-10 items-center gap-2.5 rounded-md px-2.5 text-sm text-ink outline-none select-none data-highlighted:bg-hover"
              >
                {choice.icon}
                <span className="grow">{choice.name}</span>
                <DropdownMenu.ItemIndicator>
                  <Check className="size-4 text-ember" aria-hidden="true" />
                </DropdownMenu.ItemIndicator>
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
