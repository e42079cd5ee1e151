import { useState, type ReactNode } from 'react';
import { Button } from './Button.js';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  testId: string;
  /** Called when the pointer or the focus reaches the button: loads the menu before the click. */
  onNear: () => void;
  /** Draws the open menu with its button; while the menu's code is loading, it draws the `closed` button instead. */
  children: (closed: ReactNode) => ReactNode;
}

/** A button that loads its menu when the pointer or the focus reaches it: menus are a tenth of the page's code. */
export function MenuButton({ label, icon, testId, onNear, children }: MenuButtonProps) {
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
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={() => setWanted(true)}
    >
      {icon}
    </Button>
  );
  return wanted ? children(button) : button;
}
