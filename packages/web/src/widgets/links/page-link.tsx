import { Link } from 'react-router-dom';
import { href, type RouteName, routes } from '#routes';

/** A link to a page under the page's own title. */
export function PageLink({ route }: { readonly route: RouteName }) {
  return <Link to={href(route)}>{routes[route].title}</Link>;
}
