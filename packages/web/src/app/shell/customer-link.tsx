import { Link, type LinkProps } from 'react-router-dom';
import { isOffered } from '#platform/page-rights';
import { href } from '#routes';

interface CustomerLinkProps extends Omit<LinkProps, 'to'> {
  readonly children: string | undefined;
}

/** The name of the customer, and the way to its view where the host offers that. */
export function CustomerLink(props: CustomerLinkProps) {
  if (!isOffered('customerview')) return <span className={props.className}>{props.children}</span>;
  return <Link to={href('customerview')} {...props} />;
}
