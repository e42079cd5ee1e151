import type { ComponentType } from 'react';
import type { ChoiceMenuProps } from './ChoiceMenuOpen.js';
import { latePart } from './late-part.js';
import { MenuButton } from './MenuButton.js';

const ChoiceMenuOpen = latePart(
  async () => (await import('./ChoiceMenuOpen.js')).ChoiceMenuOpen as ComponentType<ChoiceMenuProps<string>>,
);

/** A button that opens a list with one chosen entry. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const { label, icon, testId } = props;
  return (
    <MenuButton label={label} icon={icon} testId={testId} onNear={() => void ChoiceMenuOpen.preload()}>
      {(closed) => <ChoiceMenuOpen {...(props as unknown as ChoiceMenuProps<string>)} meanwhile={closed} />}
    </MenuButton>
  );
}
