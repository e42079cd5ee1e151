import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { classNames } from './class-names.js';

/** The transparent border becomes visible in forced colours (Windows' high contrast), which remove the background. */
const looks = {
  primary: 'border border-transparent bg-ember text-on-ember hover:bg-ember-deep',
  secondary: 'border border-line-strong text-ink hover:bg-hover',
  quiet: 'border border-transparent text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'border border-transparent text-ink-soft hover:bg-danger-wash hover:text-danger',
  destructive: 'border border-transparent bg-danger text-canvas hover:opacity-90',
} as const;

const sizes = {
  md: 'min-h-11 gap-2 px-4 text-sm',
  sm: 'min-h-11 min-w-11 gap-1.5 px-3 text-sm sm:min-h-9',
  icon: 'size-11 sm:size-10',
} as const;

interface ButtonProps extends ComponentProps<'button'> {
  look?: keyof typeof looks | undefined;
  size?: keyof typeof sizes | undefined;
}

export function Button({ look, size, className, type = 'button', onFocus, onBlur, ...rest }: ButtonProps) {
  const { disabled = false } = rest;
  const focused = useRef<HTMLButtonElement>(null);
  // Browsers take the focus from a button that is disabled, for example while its call is under way: this returns it.
  useLayoutEffect(() => {
    if (!disabled && document.activeElement === document.body) focused.current?.focus();
  }, [disabled]);
  return (
    <button
      type={type}
      className={buttonClass({ look, size, className })}
      onFocus={(event) => {
        focused.current = event.currentTarget;
        onFocus?.(event);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.disabled) focused.current = null;
        onBlur?.(event);
      }}
      {...rest}
    />
  );
}

/** The look of a button, for links in place of buttons. */
export function buttonClass({
  look = 'secondary',
  size = 'md',
  className,
}: Pick<ButtonProps, 'look' | 'size' | 'className'>): string {
  return classNames(
    // Does not shrink, so the text stays on one line as long as the button fits its container.
    'inline-flex max-w-full shrink-0 items-center justify-center rounded-full py-1 text-center font-medium transition-colors duration-150 select-none disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    looks[look],
    sizes[size],
    className,
  );
}
