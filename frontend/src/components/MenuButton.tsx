import { Suspense, useState, type ReactNode } from 'react';
import { Button } from './Button.js';

interface MenuButtonProps {
  label: string;
  icon: ReactNode;
  testId: string;
  /** Begins to load the menu: somebody is about to open it. */
  onNear: () => void;
  /** The menu with its button, open from the start; loaded as it is first shown. */
  children: ReactNode;
}

/** A button whose menu is not loaded before somebody is about to open it: a tenth of what the first screen would load. */
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
  if (!wanted) return button;
  return <Suspense fallback={button}>{children}</Suspense>;
}
