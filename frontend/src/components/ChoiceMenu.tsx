import { lazy, type ComponentType, type ReactNode } from 'react';
import { loadPart } from '../browser/load-part.js';
import { MenuButton } from './MenuButton.js';

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

/** A button that opens a list of which one is chosen. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, testId } = props;
  return (
    <MenuButton label={label} icon={icon} testId={testId} onNear={() => void loadMenu()}>
      <ChoiceMenuOpen {...(props as unknown as ChoiceMenuProps<string>)} />
    </MenuButton>
  );
}
