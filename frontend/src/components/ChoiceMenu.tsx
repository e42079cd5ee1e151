import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadPart } from '../browser/load-part.js';
import { Button } from './Button.js';

export interface ChoiceMenuProps<Value extends string> {
  label: string;
  /** What stands on the button. */
  icon: ReactNode;
  choices: readonly { value: Value; name: string; icon?: ReactNode; lang?: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  testId: string;
}

const loadMenu = () => import('./ChoiceMenuOpen.js');
const ChoiceMenuOpen = lazy(() =>
  loadPart(async () => ({ default: (await loadMenu()).ChoiceMenuOpen as ComponentType<ChoiceMenuProps<string>> })),
);

/** A button that opens a list of which one is chosen. The list is loaded when somebody is about to open it. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, testId } = props;
  const [wanted, setWanted] = useState(false);
  const button = (
    <Button
      size="icon"
      look="quiet"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      title={label}
      data-testid={testId}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      {icon}
    </Button>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <ChoiceMenuOpen {...(props as unknown as ChoiceMenuProps<string>)} />
    </Suspense>
  );
}
