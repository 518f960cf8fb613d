import { Link } from 'react-router';
import { href, isBuilt, type RouteName, routes } from '#routes';
import { ClosedLink } from '#ui/page/closed-link';

/** A link to a page under the page's own title; grey while the page is not built. */
export function PageLink({ route }: { readonly route: RouteName }) {
  const { title } = routes[route];
  return isBuilt(route) ? <Link to={href(route)}>{title}</Link> : <ClosedLink>{title}</ClosedLink>;
}
