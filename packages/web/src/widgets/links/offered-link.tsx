import type { ReactNode, RefAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { isOffered } from '#platform/page-rights';
import { href, type RouteName } from '#routes';
import { ClosedLink, NOT_OFFERED } from '#ui/page/closed-link';

interface OfferedLinkProps extends Omit<LinkProps, 'to'>, RefAttributes<HTMLAnchorElement> {
  readonly to: RouteName;
  /** What of the page is meant: its query, from the `?` on. */
  readonly search?: string;
  /** What stands in its place where the host does not offer the page; the same in grey when absent. */
  readonly closed?: ReactNode;
}

/** A link to a page, as far as the host offers its page. */
export function OfferedLink({ to, search = '', closed, ...rest }: OfferedLinkProps) {
  if (isOffered(to)) return <Link to={`${href(to)}${search}`} {...rest} />;
  return (
    closed ?? (
      <ClosedLink label={rest['aria-label']} note={NOT_OFFERED}>
        {rest.children}
      </ClosedLink>
    )
  );
}
