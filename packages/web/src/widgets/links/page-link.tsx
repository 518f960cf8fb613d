import { Link } from 'react-router-dom';
import { href, type RouteName, routes } from '#routes';

interface PageLinkProps {
  readonly route: RouteName;
  readonly onClick?: () => void;
}

/** A link to a page under the page's own title. */
export function PageLink({ route, ...link }: PageLinkProps) {
  return (
    <Link to={href(route)} {...link}>
      {routes[route].title}
    </Link>
  );
}
