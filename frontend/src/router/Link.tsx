import type { ComponentProps, MouseEvent } from 'react';
import { addressOf, navigate } from './router.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site, with parameters and fragment. */
  to: string;
}

let tellNear: (pathname: string) => void = () => undefined;

/** Calls `tell` when the pointer or the focus reaches a link: its page can then be loaded before the click. */
export function onLinkNear(tell: (pathname: string) => void): void {
  tellNear = tell;
}

/** A link to a page of the site, which is shown without loading it from the server. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const near = () => tellNear(new URL(to, location.href).pathname);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // The browser itself opens new tabs and windows, and downloads.
    const isForBrowser = event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || isForBrowser) return;
    event.preventDefault();
    // As in browsers, a link to the current address adds no entry to the history.
    navigate(to, { replace: to === addressOf(location) });
  };
  return <a onPointerEnter={near} onFocus={near} {...rest} href={to} onClick={follow} />;
}
