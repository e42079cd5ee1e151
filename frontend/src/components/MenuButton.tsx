import { useState, type ReactNode } from 'react';
import { Button } from './Button.js';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  testId: string;
  /** The open menu: loaded when the pointer or the focus reaches the button, or else by the click. */
  part: { preload: () => Promise<void>; load: () => Promise<void> };
  /** The visitor wants the menu, and it can't be loaded. */
  onFailure: () => void;
  /** The open menu with its button. */
  children: ReactNode;
}

/** A button that loads its menu when the pointer or the focus reaches it: menus are a tenth of the page's code. */
export function MenuButton({ label, icon, testId, part, onFailure, children }: MenuButtonProps) {
  const [isOpened, setOpened] = useState(false);
  if (isOpened) return children;
  return (
    <Button
      size="icon"
      look="quiet"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      title={label}
      data-testid={testId}
      onPointerEnter={() => void part.preload()}
      onFocus={() => void part.preload()}
      onClick={() => void part.load().then(() => setOpened(true), onFailure)}
    >
      {icon}
    </Button>
  );
}
