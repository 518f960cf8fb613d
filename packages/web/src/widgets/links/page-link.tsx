import { type RouteName, routes } from '#routes';
import { OfferedLink } from './offered-link';

interface PageLinkProps {
  readonly route: RouteName;
  readonly onClick?: () => void;
}

/** A link to a page under the page's own title. */
export function PageLink({ route, ...link }: PageLinkProps) {
  return (
    <OfferedLink to={route} {...link}>
      {routes[route].title}
    </OfferedLink>
  );
}
