import { Link } from 'react-router-dom';
import { href, type RouteName, routes } from '#routes';
import { buttonClass } from '#ui/button/button-class';

interface StartLinkProps {
  /** The page on which such a transfer is asked for. */
  readonly page: RouteName;
}

/** The way from a list of transfers to a new one, under the title of its page. */
export function StartLink({ page }: StartLinkProps) {
  return (
    <Link to={href(page)} className={buttonClass({ kind: 'primary' })}>
      {routes[page].title}
    </Link>
  );
}
