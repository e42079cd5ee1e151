import { Link, type LinkProps } from '../router/Link.js';
import { buttonClass } from './Button.js';

interface ButtonLinkProps extends LinkProps {
  look?: Parameters<typeof buttonClass>[0]['look'];
  size?: Parameters<typeof buttonClass>[0]['size'];
}

/** A link to a page of the site with the look of a button. */
export function ButtonLink({ look, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass({ look, size, className })} {...rest} />;
}
