import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, buttonClass } from './button-class';

/** Leads to another page of the portal and looks like a button. */
export function ButtonLink({
  kind,
  size,
  isWide,
  isDanger,
  ...link
}: Omit<LinkProps, 'className'> & ButtonLook) {
  return <Link {...link} className={buttonClass({ kind, size, isWide, isDanger })} />;
}
