import type { ComponentType } from 'react';
import type { ChoiceMenuProps } from './ChoiceMenuOpen.js';
import { latePart } from './late-part.js';
import { MenuButton } from './MenuButton.js';

const ChoiceMenuOpen = latePart(
  async () => (await import('./ChoiceMenuOpen.js')).ChoiceMenuOpen as ComponentType<ChoiceMenuProps<string>>,
);

/**
 * A button that opens a list with one chosen entry.
 *
 * @param onFailure  called if the visitor wants the list, and it can't be loaded.
 */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value> & { onFailure: () => void }) {
  const { onFailure, ...menu } = props;
  const { label, icon, testId } = menu;
  return (
    <MenuButton label={label} icon={icon} testId={testId} part={ChoiceMenuOpen} onFailure={onFailure}>
      <ChoiceMenuOpen {...(menu as unknown as ChoiceMenuProps<string>)} />
    </MenuButton>
  );
}
