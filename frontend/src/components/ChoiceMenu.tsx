import { lazy, type ComponentType } from 'react';
import { loadPart } from '../browser/load-part.js';
import type { ChoiceMenuProps } from './ChoiceMenuOpen.js';
import { MenuButton } from './MenuButton.js';

const loadMenu = () => import('./ChoiceMenuOpen.js');
const ChoiceMenuOpen = lazy(() =>
  loadPart(async () => ({ default: (await loadMenu()).ChoiceMenuOpen as ComponentType<ChoiceMenuProps<string>> })),
);

/** A button that opens a list with one chosen entry. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, testId } = props;
  return (
    <MenuButton label={label} icon={icon} testId={testId} onNear={() => void loadMenu()}>
      <ChoiceMenuOpen {...(props as unknown as ChoiceMenuProps<string>)} />
    </MenuButton>
  );
}
