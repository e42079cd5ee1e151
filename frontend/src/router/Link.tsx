import type { ComponentProps, MouseEvent } from 'react';
import { addressOf, navigate } from './router.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site, with parameters and fragment. */
  to: string;
}

/** A link to a page of the site, which is shown without loading it from the server. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The browser itself opens new tabs and windows, and downloads.
    const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    // As in browsers, a link to the current address makes no entry.
    navigate(to, { replace: to === addressOf(location) });
  };
  return <a {...rest} href={to} onClick={follow} />;
}
