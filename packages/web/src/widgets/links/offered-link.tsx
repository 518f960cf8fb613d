import type { RefAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { isOffered } from '#platform/page-rights';
import { href, type RouteName } from '#routes';
import { ClosedLink, NOT_OFFERED } from '#ui/page/closed-link';

interface OfferedLinkProps extends Omit<LinkProps, 'to'>, RefAttributes<HTMLAnchorElement> {
  readonly to: RouteName;
}

/** A link to a page; grey where the host does not offer its page. */
export function OfferedLink({ to, ...rest }: OfferedLinkProps) {
  if (isOffered(to)) return <Link to={href(to)} {...rest} />;
  return <ClosedLink note={NOT_OFFERED}>{rest.children}</ClosedLink>;
}
