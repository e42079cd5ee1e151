import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.js';
import { Tooltip } from './Tooltip.js';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'children'> {
  /** Read by assistive technology. */
  label: string;
  /** Shown on hover and focus; the label where it is short enough. */
  hint?: string;
  icon: ReactNode;
}

export function IconButton({ label, hint = label, icon, look = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Tooltip text={hint}>
      <Button size="icon" look={look} aria-label={label} {...rest}>
        {icon}
      </Button>
    </Tooltip>
  );
}
