import type { ComponentProps, ReactNode } from 'react';
import { Button } from './Button.js';
import { Tooltip } from './Tooltip.js';

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'children'> {
  /** Label for assistive technology. */
  label: string;
  /** Shown on hover and focus, if it differs from the label. */
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
