import { type ReactNode, useContext } from 'react';
import { PageTitle } from './page-title';
import './page-header.css';

interface PageHeaderProps {
  /** The name of the object that the page shows; the route's title when absent. */
  readonly title?: string;
  /** Links to what the object stands under, from the top. */
  readonly trail?: readonly ReactNode[];
  /** One line of context, such as ship-to and period. */
  readonly context?: ReactNode;
  /** Actions at the right, the primary one last. */
  readonly actions?: ReactNode;
}

/** The title row of a page; the heading takes focus when the page changes. */
export function PageHeader({ title, trail, context, actions }: PageHeaderProps) {
  const ownTitle = useContext(PageTitle);
  return (
    <div className="page-header">
      <div>
        {trail && <Trail links={trail} />}
        <h1 tabIndex={-1}>{title ?? ownTitle}</h1>
        {context && <span className="page-header-context">{context}</span>}
      </div>
      {actions && <div className="page-header-actions">{actions}</div>}
    </div>
  );
}

function Trail({ links }: { readonly links: readonly ReactNode[] }) {
  return (
    <nav className="page-header-trail no-print" aria-label="位置">
      {links.map((link, at) => (
        <span key={at}>{link}</span>
      ))}
    </nav>
  );
}
